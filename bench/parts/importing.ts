import { join } from 'node:path';
import { wordPressExport } from '../../test/wordpress-export.ts';
import { startMeasuredSite } from '../processes/start-site.ts';

export interface Importing {
  posts: number;
  perSecond: number;
  /** Bytes that the server took at the end. */
  memory: number;
  /** The longest that the server's thread was held meanwhile, in milliseconds. */
  longestDelay: number;
}

const paragraph = `<p>${'Most speeches are written from the top and abandoned near the end. '.repeat(6)}</p>\n\n`;
const picture = '<img src="https://old.example.com/a.jpg" width="300"> A caption';

/** Sends an export of so many posts, each of some 9 kB, to a running site. */
export async function measureImporting(folder: string, posts: number): Promise<Importing> {
  await using site = await startMeasuredSite(join(folder, 'importing'), { SAMPLE_CONTENT: 'off' });
  const content = `[caption width="300"]${picture}[/caption]${paragraph.repeat(22)}`;
  const body = wordPressExport(Array.from({ length: posts }, () => ({ content })));
  await site.read();
  const begun = performance.now();
  const response = await fetch(`${site.url}/api/blog/import`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/xml', Cookie: site.cookie },
    body,
  });
  const report = (await response.json()) as { counts?: { created?: number } };
  const seconds = (performance.now() - begun) / 1000;
  if (report.counts?.created !== posts) throw new Error(`Importing was answered ${response.status}`);
  return { posts, perSecond: posts / seconds, ...(await site.read()) };
}
