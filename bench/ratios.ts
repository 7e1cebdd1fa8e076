import { join } from 'node:path';
import { compareGrowth, type Growing } from './parts/growth.ts';
import { measureHits } from './parts/hits.ts';
import { articlePage } from './parts/pages.ts';
import { startMeasuredSite } from './processes/start-site.ts';

/** Of the throughput of a bare `node:http`, the least that a kept page must reach. */
const leastHit = 0.5;

/** What a site with 10,000 posts may take, as a multiple of what one with 100 does. */
const mostGrowth = 1.5;

const judged: readonly Growing[] = ['article', 'year list', 'compose', 'search'];

/** Measures what must hold on every machine, ratios within one run; prints them, and gives 1 where one does not hold. */
export async function checkRatios(folder: string): Promise<0 | 1> {
  const hit = await measureHit(join(folder, 'pages'));
  const growth = await compareGrowth(
    folder,
    { small: 100, large: 10_000 },
    { what: judged, count: 3, milliseconds: 500 },
  );
  const lines = [
    line('a kept article, of a bare node:http', hit, { least: leastHit }),
    ...judged.map((what) =>
      line(`${what} at 10,000 posts, of that at 100`, growth[what] ?? Number.NaN, { most: mostGrowth }),
    ),
  ];
  for (const { text } of lines) console.log(text);
  return lines.every(({ holds }) => holds) ? 0 : 1;
}

async function measureHit(dataDir: string): Promise<number> {
  await using site = await startMeasuredSite(dataDir);
  const { article } = await measureHits(site, [articlePage], { count: 3, milliseconds: 1_000 });
  return article?.ratio ?? 0;
}

function line(
  what: string,
  ratio: number,
  { least = 0, most = Number.POSITIVE_INFINITY }: { least?: number; most?: number },
): { text: string; holds: boolean } {
  const holds = ratio >= least && ratio <= most;
  const bound = least > 0 ? `at least ${least}` : `at most ${most}`;
  return { holds, text: `${holds ? '✓' : '✗'} ${ratio.toFixed(2)} ${what} (${bound})` };
}
