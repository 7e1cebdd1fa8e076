import { startProgram } from '../processes/start-program.ts';
import { type MeasuredSite, startMeasuredSite } from '../processes/start-site.ts';
import { type Compared, compare, type Rounds } from './compare.ts';
import type { MeasuredPage } from './pages.ts';

const headers = { 'Accept-Encoding': 'gzip' };

/** What a visitor without a session gets, beside a bare `node:http` that sends the same bytes; by page. */
export async function measureHits(
  site: MeasuredSite,
  pages: readonly MeasuredPage[],
  rounds: Rounds,
): Promise<Record<string, Compared>> {
  const found: Record<string, Compared> = {};
  for (const { name, path, status } of pages) {
    await using bare = await startProgram('bare-http.ts', [site.url + path, 'gzip']);
    const target = { status, headers };
    found[name] = await compare(
      { ...target, url: site.url + path },
      { ...target, url: bare.url + path },
      rounds,
    );
  }
  return found;
}

/** The same of a site that logs warnings alone. */
export async function measureQuietHits(
  dataDir: string,
  pages: readonly MeasuredPage[],
  rounds: Rounds,
): Promise<Record<string, Compared>> {
  await using site = await startMeasuredSite(dataDir, { LOG_LEVEL: 'warn' });
  return await measureHits(site, pages, rounds);
}
