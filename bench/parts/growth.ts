import { join } from 'node:path';
import { createCore } from '../../core/create-core.ts';
import { connect, type Database } from '../../db/connect.ts';
import { fillPosts } from '../fill-posts.ts';
import { type Load, sendLoad } from '../load/load.ts';
import { type MeasuredSite, startMeasuredSite } from '../processes/start-site.ts';
import { measurePublishing, type Publishing } from './publishing.ts';
import { repeatUntil } from './repeat-until.ts';

/** Three words that stand in bodies, one of them seldom. */
const searched = 'silence applause ghostwriter';

/** What may grow with the number of posts; asked for with the owner's session, so that nothing is kept. */
export const growing = {
  article: '/blog/post-50',
  'first page of the list': '/blog',
  'year list': '/blog?year=1999',
  compose: '/compose',
  search: `/compose?q=${encodeURIComponent(searched)}`,
  'suggestions of posts': `/api/blog/search?q=${encodeURIComponent(searched)}`,
} as const;

export type Growing = keyof typeof growing;

export interface Grown {
  posts: number;
  /** Milliseconds, one request at a time. */
  loads: Record<Growing, Load>;
  publishing: Publishing;
  /** Bytes. */
  memory: number;
  startMs: number;
  /** The longest that the server's thread was held while all of this was measured, in milliseconds. */
  longestDelay: number;
}

/** A site with so many posts. */
async function startFilledSite(folder: string, posts: number): Promise<MeasuredSite> {
  const dataDir = join(folder, `posts-${posts}`);
  const db = await connect({ dataDir });
  await fillPosts(db, posts);
  await fillYear(db);
  await db.close();
  return startMeasuredSite(dataDir, { SAMPLE_CONTENT: 'off' });
}

/** Posts of the year that is measured: as many whatever the size of the site, else the page itself would grow. */
const postsOfYear = 20;

async function fillYear(db: Database): Promise<void> {
  const { posts } = createCore({ db });
  for (let count = 1; count <= postsOfYear; count += 1) {
    const fields = { slug: `of-1999-${count}`, date: `1999-05-${String(count).padStart(2, '0')}` };
    const html = '<p>A text of that year.</p>';
    const created = await posts.create({
      ...fields,
      title: `Of that year ${count}`,
      html,
      status: 'published',
    });
    if (!created.ok) throw new Error(created.failure.code);
  }
}

/** Asks a page anew again and again, one request at a time. */
function askAnew(site: MeasuredSite, what: Growing, milliseconds: number): Promise<Load> {
  return sendLoad({
    url: site.url + growing[what],
    headers: { Cookie: site.cookie, 'Accept-Encoding': 'gzip' },
    status: 200,
    connections: 1,
    milliseconds,
    warmUpMs: milliseconds / 4,
  });
}

export async function measureGrowth(folder: string, posts: number): Promise<Grown> {
  await using site = await startFilledSite(folder, posts);
  await site.read();
  const loads: Partial<Record<Growing, Load>> = {};
  for (const what of Object.keys(growing) as Growing[]) loads[what] = await askAnew(site, what, 2_000);
  const publishing = await measurePublishing(site);
  const { memory, longestDelay } = await site.read();
  return { posts, loads: loads as Grown['loads'], publishing, memory, startMs: site.startMs, longestDelay };
}

export interface GrowthRounds {
  what: readonly Growing[];
  count: number;
  milliseconds: number;
  /** What is above is measured anew. */
  holds(ratio: number): boolean;
}

/** Two sizes of a site, asked in turns: how many times longer the larger one takes. */
export async function compareGrowth(
  folder: string,
  sizes: { small: number; large: number },
  rounds: GrowthRounds,
): Promise<Partial<Record<Growing, number>>> {
  await using small = await startFilledSite(folder, sizes.small);
  await using large = await startFilledSite(folder, sizes.large);
  const ratios: Partial<Record<Growing, number>> = {};
  for (const what of rounds.what) {
    ratios[what] = await repeatUntil(rounds.holds, () => compareSites({ small, large }, what, rounds));
  }
  return ratios;
}

async function compareSites(
  { small, large }: { small: MeasuredSite; large: MeasuredSite },
  what: Growing,
  { count, milliseconds }: GrowthRounds,
): Promise<number> {
  const ratios: number[] = [];
  for (let round = 0; round < count; round += 1) {
    const [few, many] = [await askAnew(small, what, milliseconds), await askAnew(large, what, milliseconds)];
    ratios.push(many.p50 / few.p50);
  }
  return ratios.sort((a, b) => a - b)[Math.floor(count / 2)] ?? 0;
}
