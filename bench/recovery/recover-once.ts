import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connect } from '../../db/connect.ts';
import { startSiteCommand } from '../../test/run-site-command.ts';
import { type MeasuredSite, startMeasuredSite } from '../processes/start-site.ts';
import { type Written, writeUntil } from './write-until.ts';

export interface Recovery {
  /** Acknowledged posts, and those of them that did not come back. */
  written: number;
  missing: number;
  /** From the answer to the first of those until the kill, in milliseconds; 0 where none is missing. */
  lostMs: number;
  /** How long `site recover` took, in milliseconds. */
  tookMs: number;
}

const writers = 2;
/** How long it is written before the kill, in milliseconds. */
const span = { least: 300, most: 4_000 } as const;
const startMs = 60_000;

/**
 * Kills a site in the midst of writing, deletes its disk and brings it back from its continuous copy. Throws where what
 * came back is not the beginning of what was written.
 */
export async function recoverOnce(folder: string, variables: Record<string, string>): Promise<Recovery> {
  const dataDir = join(folder, 'data');
  const written = await writeAndKill(dataDir, variables);
  await rm(dataDir, { recursive: true });
  const begun = performance.now();
  const command = startSiteCommand(['recover'], {
    cwd: folder,
    variables: { ...variables, DATA_DIR: dataDir },
  });
  const { code, out, errors } = await command.ended;
  const tookMs = performance.now() - begun;
  if (code !== 0) throw new Error(`site recover ended with ${code}: ${out}${errors}`);
  const kept = await readPosts(dataDir);
  const missing = written.lines.flatMap((line) => missingIn(line, kept));
  await rm(dataDir, { recursive: true });
  const firstAt = Math.min(written.killedAt, ...missing.map(({ at }) => at));
  return {
    written: written.lines.flat().length,
    missing: missing.length,
    lostMs: written.killedAt - firstAt,
    tookMs,
  };
}

async function writeAndKill(
  dataDir: string,
  variables: Record<string, string>,
): Promise<{ lines: Written[][]; killedAt: number }> {
  await using site = await startMeasuredSite(dataDir, variables);
  await untilSending(site);
  const stop = new AbortController();
  const lines = Array.from({ length: writers }, (_, nth) => writeUntil(site, `writer-${nth}`, stop.signal));
  await wait(span.least + Math.random() * (span.most - span.least));
  const killedAt = Date.now();
  await site.kill();
  stop.abort();
  return { lines: await Promise.all(lines), killedAt };
}

/** Until the first whole copy has arrived. */
async function untilSending({ url, cookie }: MeasuredSite): Promise<void> {
  const deadline = performance.now() + startMs;
  while (performance.now() < deadline) {
    const response = await fetch(`${url}/api/copies`, { headers: { Cookie: cookie } });
    const { continuous } = (await response.json()) as { continuous: { state: string } | null };
    if (continuous?.state === 'sending') return;
    await wait(50);
  }
  throw new Error('The continuous copy did not begin');
}

async function readPosts(dataDir: string): Promise<Map<string, string>> {
  const db = await connect({ dataDir });
  try {
    const rows = await db.kysely.selectFrom('posts').select(['slug', 'html']).execute();
    return new Map(rows.map(({ slug, html }) => [slug, html]));
  } finally {
    await db.close();
  }
}

/** What of a line is not there: its end, with nothing behind it. */
function missingIn(line: readonly Written[], kept: ReadonlyMap<string, string>): Written[] {
  const first = line.findIndex(({ slug }) => !kept.has(slug));
  const [before, missing] = first < 0 ? [line, []] : [line.slice(0, first), line.slice(first)];
  const changed = before.find(({ slug, html }) => kept.get(slug) !== html);
  if (changed) throw new Error(`${changed.slug} came back as something else than was written`);
  const later = missing.find(({ slug }) => kept.has(slug));
  if (later) throw new Error(`${later.slug} came back, and one before it did not`);
  return missing;
}
