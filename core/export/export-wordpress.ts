import type { Database } from '../../db/connect.ts';
import { isPostDate, rfc822 } from '../../shared/dates.ts';
import { exportGenerator } from '../../shared/export-generator.ts';
import { findPinnedId } from '../posts/pin/pin-store.ts';
import { readSettings } from '../settings/settings.ts';
import { findNewestDate, listPostsAfter } from './export-store.ts';
import { wordPressItem } from './wordpress-item.ts';
import { cdata, escapeXml } from './xml-text.ts';

interface ExportOptions {
  /** Public origin, without a trailing slash: pictures are fetched from there. */
  origin: string;
  /** Told how many posts were written so far. */
  onProgress?: (done: number) => void;
}

/** Posts that are in memory at once. */
const batch = 50;

/** All posts, drafts too, as a WordPress export (WXR 1.2), piece by piece; not the trash, not earlier versions. */
export async function* exportWordPress(
  db: Database,
  { origin, onProgress = () => undefined }: ExportOptions,
): AsyncGenerator<string> {
  const { brand, founder, language } = await readSettings(db);
  const author = founder || brand;
  const pinned = await findPinnedId(db.kysely);
  // Not the moment of the export: the same posts give the same file.
  const newest = await findNewestDate(db.kysely);
  yield `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
<title>${escapeXml(brand)}</title>
<link>${escapeXml(origin)}</link>
<description></description>
${newest && isPostDate(newest) ? `<pubDate>${rfc822(newest)}</pubDate>\n` : ''}<language>${language}</language>
<generator>${exportGenerator}</generator>
<wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>${escapeXml(origin)}</wp:base_site_url>
<wp:base_blog_url>${escapeXml(origin)}</wp:base_blog_url>
<wp:author><wp:author_login>${cdata(author)}</wp:author_login><wp:author_display_name>${cdata(author)}</wp:author_display_name></wp:author>
`;
  let done = 0;
  for (let after = ''; ; ) {
    const posts = await listPostsAfter(db.kysely, after, batch);
    for (const post of posts) {
      done += 1;
      // A cover takes the number behind its post's.
      yield wordPressItem(post, done * 2 - 1, { origin, author, pinned });
    }
    onProgress(done);
    after = posts.at(-1)?.id ?? '';
    if (posts.length < batch) break;
  }
  yield '</channel>\n</rss>\n';
}
