import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { startS3Server } from '../../test/s3/s3-server.ts';
import { s3Variables } from '../processes/s3-variables.ts';
import { type MeasuredSite, startMeasuredSite } from '../processes/start-site.ts';
import { machine } from '../report/machine.ts';
import { saveResults } from '../report/save-results.ts';
import { megabytes, whole } from '../report/table.ts';
import { fillPictures, type KnownPicture } from './fill-pictures.ts';
import { memoryOf, type Quarters, watchMemory } from './watch-memory.ts';

interface Moved {
  to: string;
  tookMs: number;
  /** What the command said last. */
  said: string;
  command: Quarters;
  site: Quarters;
  read: number;
  uploaded: number;
  failed: string[];
}

const readers = 2;
const uploadEveryMs = 3_000;
const program = join(import.meta.dirname, '../../scripts/site.mjs');

/**
 * `npm run bench -- --pictures GB`: moves so many gigabytes of pictures to an object store and back while they are read and others
 * are uploaded. Gives 1 where any of them was missing or was another.
 */
export async function runPictures(folder: string, args: readonly string[]): Promise<number> {
  const gigabytes = Number(args[args.indexOf('--pictures') + 1]);
  if (!(gigabytes > 0)) throw new Error('--pictures needs a number of gigabytes');
  const dataDir = join(folder, 'pictures');
  const server = await startS3Server(join(folder, 'bucket'));
  const variables = { ...s3Variables(server.settings), MEDIA_STORE: 's3', LOG_LEVEL: 'warn' };
  // Makes the tables.
  await (await startMeasuredSite(dataDir, variables))[Symbol.asyncDispose]();
  process.stderr.write('Pictures are made…\n');
  const known = fillPictures(dataDir, gigabytes);
  const moves: Moved[] = [];
  let failed: string[];
  {
    await using site = await startMeasuredSite(dataDir, variables);
    await leaveCopies(site);
    for (const to of ['s3', 'database']) {
      process.stderr.write(`${known.length} pictures go to ${to}…\n`);
      const moved = await moveWhileRead(to, { site, known, variables: { ...variables, DATA_DIR: dataDir } });
      moves.push(moved);
      show(moved);
      server.requests.length = 0;
    }
    process.stderr.write('Every picture is read…\n');
    failed = await readAll(site, known);
  }
  await server.close();
  console.log(`${known.length} pictures read at the end, ${failed.length} of them missing or another`);
  console.log(`The same as JSON: ${await saveResults({ machine: machine(), gigabytes, moves, failed })}`);
  return failed.length + moves.flatMap((each) => each.failed).length > 0 ? 1 : 0;
}

/** The bucket is a place for copies, too: one of the whole library would be made in the midst of it. */
async function leaveCopies({ url, cookie }: MeasuredSite): Promise<void> {
  const { status } = await fetch(`${url}/api/settings`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Cookie: cookie },
    body: JSON.stringify({ copies_every: 'off' }),
  });
  if (status !== 200) throw new Error(`Saving a setting was answered ${status}`);
}

async function moveWhileRead(
  to: string,
  {
    site,
    known,
    variables,
  }: { site: MeasuredSite; known: KnownPicture[]; variables: Record<string, string> },
): Promise<Moved> {
  const stop = new AbortController();
  const failed: string[] = [];
  let read = 0;
  const reading = Array.from({ length: readers }, async () => {
    while (!stop.signal.aborted) {
      const picture = known[Math.floor(Math.random() * known.length)];
      if (picture) failed.push(...(await readAll(site, [picture])));
      read += 1;
      await wait(20);
    }
  });
  let uploaded = 0;
  const uploading = (async () => {
    while (!stop.signal.aborted) {
      const answer = await upload(site);
      if (answer) failed.push(answer);
      else uploaded += 1;
      await wait(uploadEveryMs);
    }
  })();
  const begun = performance.now();
  const { PATH, TMPDIR } = process.env;
  const child = spawn(process.execPath, [program, 'move-pictures', to], {
    env: { PATH, TMPDIR, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-1000);
  });
  const memories = [
    watchMemory(() => memoryOf(child.pid), stop.signal),
    watchMemory(async () => (await site.read()).memory, stop.signal),
  ];
  const [code] = await once(child, 'close');
  const tookMs = performance.now() - begun;
  stop.abort();
  await Promise.all([...reading, uploading]);
  const [command = [], ofSite = []] = await Promise.all(memories);
  if (code !== 0) failed.push(`move-pictures ended with ${code}`);
  return { to, tookMs, said: said.trim(), command, site: ofSite, read, uploaded, failed };
}

/** What is missing or another, one after the other. */
async function readAll({ url }: MeasuredSite, known: readonly KnownPicture[]): Promise<string[]> {
  const failed: string[] = [];
  for (const { path, sha256 } of known) {
    const why = await fetch(url + path).then(
      async (response) => {
        const bytes = Buffer.from(await response.arrayBuffer());
        if (response.status !== 200) return `status ${response.status}`;
        return createHash('sha256').update(bytes).digest('hex') === sha256 ? undefined : 'other bytes';
      },
      (error: unknown) => String(error),
    );
    if (why) failed.push(`${path}: ${why}`);
  }
  return failed;
}

/** Uploads a picture that nobody has, and looks whether it is there; says what went wrong. */
async function upload({ url, cookie }: MeasuredSite): Promise<string | undefined> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#888', noise } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), 'new.jpg');
  const response = await fetch(`${url}/api/media`, {
    method: 'POST',
    body: form,
    headers: { Cookie: cookie },
  });
  if (response.status !== 201) return `an upload was answered ${response.status}`;
  const { url: path } = (await response.json()) as { url: string };
  const shown = await fetch(url + path);
  await shown.arrayBuffer();
  return shown.status === 200 ? undefined : `a new picture was answered ${shown.status}`;
}

function show({ to, tookMs, said, command, site, read, uploaded, failed }: Moved): void {
  const quarters = (memory: Quarters) => memory.map(megabytes).join(', ');
  console.log(`To ${to} in ${whole(tookMs / 1000)} s: ${/^Moved.*$/m.exec(said)?.[0] ?? said}`);
  console.log(`  memory in each quarter, the command: ${quarters(command)}; the site: ${quarters(site)}`);
  console.log(`  meanwhile ${read} read, ${uploaded} uploaded, ${failed.length} failed`);
  for (const why of failed.slice(0, 20)) console.log(`  ${why}`);
}
