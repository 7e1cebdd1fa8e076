import type { ImportOptions } from '../core/import/import-report.ts';
import type { SourceFile } from '../readers/source-files.ts';
import { expectOk, type TestCore } from './create-test-core.ts';

/** An item of a test export. Missing fields get default values. */
export interface ExportItem {
  id?: number;
  title?: string;
  name?: string;
  /** The item's path on the old blog. */
  path?: string;
  guid?: string;
  date?: string;
  status?: string;
  type?: string;
  content?: string;
  /** More XML inside the item. */
  more?: string;
}

/** Returns an export in the format of WordPress 6. */
export function wordPressExport(items: ExportItem[]): string {
  return `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
<title>Old Blog</title>
<link>https://old.example.com</link>
<language>en-US</language>
<wp:wxr_version>1.2</wp:wxr_version>
<wp:base_blog_url>https://old.example.com</wp:base_blog_url>
${items.map(itemXml).join('\n')}
</channel>
</rss>`;
}

function itemXml(item: ExportItem, index: number): string {
  const id = item.id ?? index + 1;
  const date = item.date ?? '2020-05-04 09:30:00';
  return `<item>
<title><![CDATA[${item.title ?? `Post ${id}`}]]></title>
<link>https://old.example.com${item.path ?? `/post-${id}/`}</link>
<pubDate>Mon, 04 May 2020 09:30:00 +0000</pubDate>
<guid isPermaLink="false">${item.guid ?? `https://old.example.com/?p=${id}`}</guid>
<content:encoded><![CDATA[${item.content ?? `<p>Text of post ${id}.</p>`}]]></content:encoded>
<excerpt:encoded><![CDATA[]]></excerpt:encoded>
<wp:post_id>${id}</wp:post_id>
<wp:post_date><![CDATA[${date}]]></wp:post_date>
<wp:post_date_gmt><![CDATA[${date}]]></wp:post_date_gmt>
<wp:post_name><![CDATA[${item.name ?? `post-${id}`}]]></wp:post_name>
<wp:status><![CDATA[${item.status ?? 'publish'}]]></wp:status>
<wp:post_type><![CDATA[${item.type ?? 'post'}]]></wp:post_type>
${item.more ?? ''}</item>`;
}

/** Returns a source that can be read repeatedly, in small chunks, as from a slow disk. */
export function asSource(xml: string, pieceLength = 1000): () => AsyncIterable<Uint8Array> {
  const bytes = new TextEncoder().encode(xml);
  return async function* () {
    for (let at = 0; at < bytes.length; at += pieceLength) yield bytes.subarray(at, at + pieceLength);
  };
}

/** Returns a file of unknown size, for exports that are read from the start. */
export function asFile(read: () => AsyncIterable<Uint8Array>): SourceFile {
  async function* part(start: number, end: number) {
    let at = 0;
    for await (const piece of read()) {
      yield piece.subarray(Math.max(0, start - at), Math.max(0, end - at));
      at += piece.length;
    }
  }
  return { size: 0, read: (start = 0, end) => (end === undefined ? read() : part(start, end)) };
}

/** Imports a WordPress export with these items. */
export async function importItems(
  { core }: Pick<TestCore, 'core'>,
  items: ExportItem[],
  options: ImportOptions = {},
) {
  return expectOk(await core.imports.importFile(asFile(asSource(wordPressExport(items))), options));
}
