import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPages } from './bare-react/build-pages.ts';
import { measureGrowth } from './parts/growth.ts';
import { measureHits, measureQuietHits } from './parts/hits.ts';
import { measureImporting } from './parts/importing.ts';
import { measureMisses } from './parts/misses.ts';
import { apiCall, documents } from './parts/pages.ts';
import { highestMemory, measureStarting } from './parts/starting.ts';
import { startMeasuredSite } from './processes/start-site.ts';
import { checkRatios } from './ratios.ts';
import { machine } from './report/machine.ts';
import type { Results } from './report/results.ts';
import { saveResults } from './report/save-results.ts';
import { showResults } from './report/show-results.ts';

const rounds = { count: 3, milliseconds: 3_000 };
const sizes = [100, 1_000, 10_000, 100_000];
const exportedPosts = 2_000;

function progress(what: string): void {
  process.stderr.write(`${what}…\n`);
}

async function measure(folder: string): Promise<Results> {
  const dataDir = join(folder, 'pages');
  progress('Starts');
  const starting = await measureStarting(dataDir, 5);
  progress('Pages for React alone are built');
  const builtPages = buildPages(join(folder, 'bare-pages'));
  const pages = await measurePages({ dataDir, builtPages });
  progress('Hits, with warnings logged alone');
  const quietHits = await measureQuietHits(dataDir, [...documents, apiCall], rounds);
  const growth: Results['growth'] = [];
  for (const size of sizes) {
    progress(`A site with ${size} posts`);
    growth.push(await measureGrowth(folder, size));
  }
  progress('An import');
  const importing = await measureImporting(folder, exportedPosts);
  return { machine: machine(), starting, ...pages, quietHits, growth, importing };
}

async function measurePages(places: {
  dataDir: string;
  builtPages: string;
}): Promise<Pick<Results, 'hits' | 'misses' | 'busyMemory'>> {
  await using site = await startMeasuredSite(places.dataDir);
  let hits: Results['hits'] = {};
  let misses: Results['misses'] = {};
  const busyMemory = await highestMemory(site, async () => {
    progress('Hits');
    hits = await measureHits(site, [...documents, apiCall], rounds);
    progress('Misses');
    misses = await measureMisses(site, places, documents, rounds);
  });
  return { hits, misses, busyMemory };
}

/** `npm run bench` measures everything; with `--ratios` only what must hold on every machine, and fails where it does not. */
const folder = await mkdtemp(join(tmpdir(), 'site-bench-'));
try {
  if (process.argv.includes('--ratios')) process.exitCode = await checkRatios(folder);
  else {
    const results = await measure(folder);
    showResults(results);
    console.log(`\nThe same as JSON: ${await saveResults(results)}`);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
