import { join } from 'node:path';
import { compareGrowth, type Growing } from './parts/growth.ts';
import { measureHits } from './parts/hits.ts';
import { articlePage } from './parts/pages.ts';
import { repeatUntil } from './parts/repeat-until.ts';
import { measureStrain } from './parts/strain.ts';
import { startMeasuredSite } from './processes/start-site.ts';

/** What must hold, and how it is told. */
const bounds = {
  /** Of the throughput of a bare `node:http`. */
  hit: { holds: (ratio: number) => ratio >= 0.5, text: 'at least 0.5' },
  /** What a site with 10,000 posts takes, as a multiple of what one with 100 does. */
  growth: { holds: (ratio: number) => ratio <= 1.5, text: 'at most 1.5' },
  /** In megabytes. */
  strain: { holds: (growth: number) => growth <= 130, text: 'at most 130' },
};

const sizes = { small: 100, large: 10_000 };
const what: readonly Growing[] = ['article', 'year list', 'compose', 'search'];

/** Measures what must hold on every machine, ratios within one run; prints them, and gives 1 where one does not hold. */
export async function checkRatios(folder: string): Promise<0 | 1> {
  const hit = await measureHit(join(folder, 'pages'));
  const rounds = { what, count: 3, milliseconds: 500, holds: bounds.growth.holds };
  const growth = await compareGrowth(folder, sizes, rounds);
  const results = [
    tell('a kept article, of a bare node:http', hit, bounds.hit),
    ...what.map((name) =>
      tell(`${name} at 10,000 posts, of that at 100`, growth[name] ?? Number.NaN, bounds.growth),
    ),
    tell('MB that the process grows by under long and many texts', await measureGrown(folder), bounds.strain),
  ];
  return results.every((holds) => holds) ? 0 : 1;
}

async function measureHit(dataDir: string): Promise<number> {
  await using site = await startMeasuredSite(dataDir);
  return await repeatUntil(bounds.hit.holds, async () => {
    const { article } = await measureHits(site, [articlePage], { count: 3, milliseconds: 1_000 });
    return article?.ratio ?? Number.NaN;
  });
}

async function measureGrown(folder: string): Promise<number> {
  await using site = await startMeasuredSite(join(folder, 'strained'));
  return await repeatUntil(bounds.strain.holds, async () => (await measureStrain(site)) / 1024 ** 2);
}

function tell(name: string, ratio: number, { holds, text }: (typeof bounds)['hit']): boolean {
  console.log(`${holds(ratio) ? '✓' : '✗'} ${ratio.toFixed(2)} ${name} (${text})`);
  return holds(ratio);
}
