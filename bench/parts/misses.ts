import { startProgram } from '../processes/start-program.ts';
import type { MeasuredSite } from '../processes/start-site.ts';
import { type Compared, compare, type Rounds } from './compare.ts';
import type { MeasuredPage } from './pages.ts';

/** A page that was made anew, beside React alone. `bytes`: length of the page and of what React made of the same tree. */
export type Miss = Compared & { bytes: { site: number; bare: number } };

/** What the owner gets, whom nothing is kept for, beside React alone with the data in hand; by page. Nothing is compressed. `builtPages`: of `buildPages`. */
export async function measureMisses(
  site: MeasuredSite,
  { dataDir, builtPages }: { dataDir: string; builtPages: string },
  pages: readonly MeasuredPage[],
  rounds: Rounds,
): Promise<Record<string, Miss>> {
  const found: Record<string, Miss> = {};
  const headers = { Cookie: site.cookie };
  const token = site.cookie.split('=')[1] ?? '';
  for (const { name, path, status } of pages) {
    await using bare = await startProgram('bare-react/serve.ts', [
      builtPages,
      dataDir,
      site.url,
      token,
      path,
    ]);
    const target = { status, headers, url: site.url + path };
    const compared = await compare(target, { url: bare.url + path, status: 200 }, rounds);
    const bytes = { site: await length(site.url + path, headers), bare: await length(bare.url + path) };
    found[name] = { ...compared, bytes };
  }
  return found;
}

async function length(url: string, headers: Record<string, string> = {}): Promise<number> {
  const response = await fetch(url, { headers: { ...headers, 'Accept-Encoding': 'identity' } });
  return (await response.arrayBuffer()).byteLength;
}
