import { join } from 'node:path';
import sharp from 'sharp';
import { queryOnce } from '../../test/postgres/query-once.ts';
import { machine } from '../report/machine.ts';
import { saveResults } from '../report/save-results.ts';
import { whole } from '../report/table.ts';
import { article, changing, type Owned, ownUntil } from './owner.ts';
import { type Fleet, startFleet } from './start-fleet.ts';
import { type Happening, killAndRestart, upgrade } from './trials.ts';
import { type Reads, type Target, visitUntil } from './visitors.ts';

const here = join(import.meta.dirname, '../..');
const seconds = 300;
const visitors = 6;
const keptKinds = ['kept page, cache', 'kept page, fleet'];
/** How soon a change must be seen, in milliseconds, and how long after the database went away that is not asked. */
const fresh = { most: 1_000, unasked: 10_000 } as const;

/**
 * `npm run bench -- --fleet [--seconds N]`: three instances behind Varnish and HAProxy, with pgbouncer, a replica and an object
 * store; one instance is killed every ten seconds, the database restarted twice. With `--from FOLDER` they begin as the built
 * working copy there and are upgraded one by one. Gives 1 where a visitor of a kept page saw a failure, an acknowledged
 * write is lost or a change was seen too late; of an upgrade, where any call failed.
 */
export async function runFleet(folder: string, args: readonly string[]): Promise<number> {
  const option = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
  const from = option('--from');
  await using fleet = await startFleet(folder, from ?? here);
  const targets = await fill(fleet);
  const stop = new AbortController();
  const reading = visitUntil(targets, visitors, stop.signal);
  const owning = ownUntil(fleet, makePicture, stop.signal);
  const forMs = Number(option('--seconds') ?? seconds) * 1000;
  const happenings = from ? await upgrade(fleet, here) : await killAndRestart(fleet, here, forMs);
  stop.abort();
  const [reads, owned] = await Promise.all([reading, owning]);
  const lost = await listLost(fleet, owned);
  const late = lateOnes(owned, happenings);
  show(reads, owned, { lost, late });
  console.log(
    `\nThe same as JSON: ${await saveResults({ machine: machine(), happenings, reads, owned, lost })}`,
  );
  const failures = Object.entries(reads).flatMap(([kind, { failed }]) =>
    from || keptKinds.includes(kind) ? failed : [],
  );
  const isWhole = lost.length === 0 && late.length === 0 && (!from || owned.refused.length === 0);
  return failures.length === 0 && isWhole ? 0 : 1;
}

/** Articles and a picture to begin with, each read once, so that it is kept. */
async function fill({ edge, balancer, cookie }: Fleet): Promise<Target[]> {
  const headers = { 'Content-Type': 'application/json', Cookie: cookie };
  const post = (body: string) => fetch(`${edge}/api/blog/posts`, { method: 'POST', headers, body });
  const answers = [await post(article(changing, 'Changed 0.'))];
  for (let nth = 0; nth < 20; nth += 1) answers.push(await post(article(`first-${nth}`, `First ${nth}`)));
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await makePicture(0))]), 'first.jpg');
  const uploaded = await fetch(`${edge}/api/media`, {
    ...{ method: 'POST', body: form, headers: { Cookie: cookie } },
  });
  const failed = [...answers, uploaded].find(({ status }) => status !== 201);
  if (failed) throw new Error(`Filling the site was answered ${failed.status}: ${await failed.text()}`);
  const { url: picture } = (await uploaded.json()) as { url: string };
  const pages = [
    '/',
    '/blog',
    '/blog?lang=es',
    '/contact',
    '/?lang=es',
    `/blog/${changing}`,
    '/blog/first-1',
  ];
  const kept = pages.flatMap((path) => [
    { kind: 'kept page, cache', url: edge + path, end: '</html>' },
    { kind: 'kept page, fleet', url: balancer + path, end: '</html>' },
  ]);
  return [
    ...kept,
    { kind: 'picture, cache', url: edge + picture },
    { kind: 'picture, fleet', url: balancer + picture },
    { kind: 'API, fleet', url: `${balancer}/api/blog/posts?limit=5` },
  ];
}

function makePicture(seed: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 100 + (seed % 100), sigma: 30 } as const;
  return sharp({ create: { width: 800, height: 500, channels: 3, background: '#888', noise } })
    .jpeg()
    .toBuffer();
}

/** What was acknowledged and is not there. */
async function listLost({ edge, database }: Fleet, owned: Owned): Promise<string[]> {
  const rows = await queryOnce(database.url, 'select slug, title from posts where deleted_at is null');
  const titles = new Map(rows.map(({ slug, title }) => [String(slug), String(title)]));
  const lost = owned.articles.filter((slug) => !titles.has(slug));
  const last = Number(/\d+/.exec(titles.get(changing) ?? '')?.[0]);
  if (!(last >= owned.lastChange)) lost.push(`change ${owned.lastChange} of ${changing}: ${last}`);
  for (const url of owned.pictures) {
    const response = await fetch(edge + url);
    if (response.status !== 200 || (await response.arrayBuffer()).byteLength === 0) lost.push(url);
  }
  return lost;
}

/** Changes that were seen too late, but for those of the time in which the database was away and some seconds after. */
function lateOnes({ fresh: changes }: Owned, happenings: readonly Happening[]): Owned['fresh'] {
  const ends = happenings.filter(({ what }) => what.startsWith('database ends')).map(({ at }) => at);
  return changes.filter(
    ({ at, tookMs }) =>
      tookMs > fresh.most && !ends.some((end) => at + tookMs > end && at < end + fresh.unasked),
  );
}

function show(
  reads: Readonly<Record<string, Reads>>,
  owned: Owned,
  { lost, late }: { lost: string[]; late: Owned['fresh'] },
): void {
  for (const [kind, { count, longestMs, failed }] of Object.entries(reads)) {
    console.log(`${kind}: ${whole(count)} read, ${failed.length} failed, ${whole(longestMs)} ms the longest`);
    for (const { at, url, why } of failed.slice(0, 20)) console.log(`  after ${at} ms: ${url}: ${why}`);
  }
  const { articles, lastChange, pictures, refused } = owned;
  console.log(
    `Acknowledged: ${articles.length} articles, changes until number ${lastChange}, ${pictures.length} pictures; not acknowledged: ${refused.length}; lost: ${lost.length}`,
  );
  for (const each of lost) console.log(`  lost: ${each}`);
  for (const { at, why } of refused.slice(0, 20)) console.log(`  after ${at} ms: ${why}`);
  const times = owned.fresh.map(({ tookMs }) => tookMs).toSorted((one, other) => one - other);
  const share = (part: number) =>
    whole(times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0);
  console.log(
    `Seen at the cache after ${share(0.5)} ms in the middle, ${share(0.95)} in 95 of 100, ${share(1)} at most; ${late.length} later than a second`,
  );
  for (const { at, tookMs } of late) console.log(`  after ${at} ms: ${tookMs} ms`);
}
