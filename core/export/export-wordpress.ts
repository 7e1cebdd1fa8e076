import type { Database } from '../../db/connect.ts';
import { percentDecoded } from '../../shared/addresses.ts';
import { datePart, isPostDate, rfc822, sortKey } from '../../shared/dates.ts';
import { exportGenerator } from '../../shared/import.ts';
import { paths } from '../../shared/paths.ts';
import { slugFromTitle } from '../../shared/slug.ts';
import { findPinnedId } from '../posts/pins.ts';
import { readSettings } from '../settings/settings.ts';
import { type ExportedPost, findNewestDate, listPostsAfter } from './export-store.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: the characters that XML 1.0 doesn't allow
const impossible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

function possible(text: string): string {
  return text.toWellFormed().replace(impossible, '');
}

export function cdata(text: string): string {
  return `<![CDATA[${possible(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

const references: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeXml(text: string): string {
  return possible(text).replace(/[&<>"]/g, (character) => references[character] ?? '');
}

function numbered(text: string): string {
  return text.replace(/./gsu, (character) => `&#${character.codePointAt(0)};`);
}

/**
 * Returns HTML that every importer reads unchanged. Brackets, which WordPress would read as shortcodes, white
 * space at the ends, and characters that XML can't contain become character references.
 */
export function guardedHtml(html: string): string {
  const written = html.replace(impossible, numbered).replace(/[[\]\r]/g, numbered);
  const withoutLead = written.trimStart();
  const inner = withoutLead.trimEnd();
  const lead = written.slice(0, written.length - withoutLead.length);
  return numbered(lead) + inner + numbered(withoutLead.slice(inner.length));
}

/** Converts plain text to HTML that every importer reads unchanged. */
export function htmlText(text: string): string {
  return guardedHtml(text.replace(/[&<>"]/g, (character) => references[character] ?? ''));
}

interface ExportedSite {
  origin: string;
  author: string;
  pinned?: string | undefined;
}

/** Writes a post as an item, and its cover as an attachment. `id` and the next number must be unused. */
export function wordPressItem(post: ExportedPost, id: number, { origin, author, pinned }: ExportedSite) {
  const link = origin + paths.post(post.slug);
  const attachmentId = id + 1;
  const lines = [
    // WordPress reads titles, excerpts and tag names as HTML.
    `<title>${cdata(htmlText(post.title))}</title>`,
    `<link>${escapeXml(link)}</link>`,
    `<pubDate>${rfc822(post.date)}</pubDate>`,
    // The date exactly as stored, because the other fields always have a time and never an offset.
    `<dc:date>${escapeXml(post.date)}</dc:date>`,
    `<dc:creator>${cdata(author)}</dc:creator>`,
    `<guid isPermaLink="false">urn:uuid:${escapeXml(post.id)}</guid>`,
    `<description></description>`,
    `<content:encoded>${cdata(guardedHtml(withOrigin(post.html, origin)))}</content:encoded>`,
    `<excerpt:encoded>${cdata(htmlText(post.excerpt ?? ''))}</excerpt:encoded>`,
    ...place({
      ...{ id, date: post.date, name: post.slug, type: 'post', status: statuses[post.status] },
      isSticky: post.id === pinned,
    }),
    ...post.tags.map((tag) => term('post_tag', slugFromTitle(tag), tag)),
    term('language', post.language, post.language),
    ...translation(post),
    ...post.former.slugs.map((slug) => meta('_wp_old_slug', slug)),
    // Read by this site's importer and ignored by WordPress.
    ...post.former.paths.map((path) => meta('_former_path', path)),
    ...(post.cover ? [meta('_thumbnail_id', String(attachmentId))] : []),
  ];
  return item(lines) + (post.cover ? cover(post, id, attachmentId, origin) : '');
}

/** Links translations as Polylang writes them and WPML's importer reads them. */
function translation({ pair, language }: ExportedPost): string[] {
  if (!pair) return [];
  const { name, original } = pair;
  return [
    term('post_translations', `pll_${name}`, `pll_${name}`),
    meta('_wpml_import_translation_group', name),
    meta('_wpml_import_language_code', language),
    ...(language === original ? [] : [meta('_wpml_import_source_language_code', original)]),
  ];
}

const statuses = { published: 'publish', draft: 'draft', scheduled: 'future' } as const;

function cover(
  { cover: address, cover_alt, date, slug }: ExportedPost,
  parent: number,
  id: number,
  origin: string,
): string {
  const url = isOnSite(address ?? '') ? origin + address : (address ?? '');
  const name = percentDecoded(URL.parse(url)?.pathname.split('/').at(-1) ?? slug);
  return item([
    `<title>${cdata(name)}</title>`,
    `<link>${escapeXml(url)}</link>`,
    `<pubDate>${rfc822(date)}</pubDate>`,
    `<guid isPermaLink="false">${escapeXml(url)}</guid>`,
    `<content:encoded></content:encoded>`,
    `<excerpt:encoded></excerpt:encoded>`,
    ...place({ id, date, name: `${slug}-cover`, type: 'attachment', status: 'inherit', parent }),
    `<wp:attachment_url>${cdata(url)}</wp:attachment_url>`,
    ...(cover_alt ? [meta('_wp_attachment_image_alt', cover_alt)] : []),
  ]);
}

interface Place {
  id: number;
  date: string;
  name: string;
  type: string;
  status: string;
  parent?: number;
  isSticky?: boolean;
}

function place({ id, date, name, type, status, parent = 0, isSticky = false }: Place): string[] {
  const local = `${datePart(date)} ${/T(\d\d:\d\d(?::\d\d)?)/.exec(date)?.[1] ?? '00:00'}`;
  const [day, time = ''] = sortKey(date).split('T');
  return [
    `<wp:post_id>${id}</wp:post_id>`,
    `<wp:post_date>${cdata(local.length === 16 ? `${local}:00` : local)}</wp:post_date>`,
    `<wp:post_date_gmt>${cdata(`${day} ${time.slice(0, 8)}`)}</wp:post_date_gmt>`,
    `<wp:comment_status>closed</wp:comment_status>`,
    `<wp:ping_status>closed</wp:ping_status>`,
    `<wp:post_name>${cdata(name)}</wp:post_name>`,
    `<wp:status>${status}</wp:status>`,
    `<wp:post_parent>${parent}</wp:post_parent>`,
    `<wp:menu_order>0</wp:menu_order>`,
    `<wp:post_type>${type}</wp:post_type>`,
    `<wp:post_password></wp:post_password>`,
    `<wp:is_sticky>${isSticky ? 1 : 0}</wp:is_sticky>`,
  ];
}

function item(lines: string[]): string {
  return `<item>\n${lines.join('\n')}\n</item>\n`;
}

function term(domain: string, nicename: string, name: string): string {
  return `<category domain="${domain}" nicename="${escapeXml(nicename)}">${cdata(htmlText(name))}</category>`;
}

function meta(key: string, value: string): string {
  return `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`;
}

function isOnSite(address: string): boolean {
  return /^\/(?!\/)/.test(address);
}

function withOrigin(html: string, origin: string): string {
  return html.replace(/<[a-z](?:[^>"]|"[^"]*")*>/g, (tag) =>
    tag.replace(/ (src|href)="(?=\/(?!\/))/g, ` $1="${origin}`),
  );
}

interface ExportOptions {
  origin: string;
  /** All posts by default. */
  ids?: readonly string[] | undefined;
  onProgress?: (done: number) => void;
}

const batch = 50;

/** Yields a WXR 1.2 file in pieces, with posts and drafts, but without the trash and earlier versions. */
export async function* exportWordPress(
  db: Database,
  { origin, ids, onProgress = () => undefined }: ExportOptions,
): AsyncGenerator<string> {
  const { brand, founder, language } = await readSettings(db);
  const author = founder || brand;
  const pinned = await findPinnedId(db.kysely);
  // Use the newest post's date instead of the current time, so that the same posts produce the same file.
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
    const posts = await listPostsAfter(db.kysely, after, { limit: batch, ids });
    for (const post of posts) {
      done += 1;
      yield wordPressItem(post, done * 2 - 1, { origin, author, pinned });
    }
    onProgress(done);
    after = posts.at(-1)?.id ?? '';
    if (posts.length < batch) break;
  }
  yield '</channel>\n</rss>\n';
}
