import type { ElementSink } from './read-elements.ts';

/** An `<item>` as written: values trimmed, nothing interpreted. Absent values are empty. */
export interface WxrItem {
  title: string;
  link: string;
  guid: string;
  pubDate: string;
  /** Dublin Core's date, ISO 8601: of the feeds that have it, and of our own exports. */
  dcDate: string;
  description: string;
  content: string;
  excerpt: string;
  id: string;
  date: string;
  dateGmt: string;
  modified: string;
  name: string;
  status: string;
  parent: string;
  order: string;
  /** `post`, `page`, `attachment`, …; empty in a feed that is not an export. */
  type: string;
  password: string;
  /** `1` for a post that stands before the others, whatever its date. */
  sticky: string;
  attachmentUrl: string;
  categories: { domain: string; nicename: string; name: string }[];
  /** Only the keys in `wantedMeta`. */
  meta: Record<string, string>;
  /** Values of the keys in `formerMeta`: what the post's address was made of before. */
  former: { slugs: string[]; dates: string[]; paths: string[] };
  enclosures: { url: string; type: string }[];
  /** A value of it was longer than the limit, and is not whole. */
  isTooLarge: boolean;
}

type TextField = Exclude<keyof WxrItem, 'categories' | 'meta' | 'former' | 'enclosures' | 'isTooLarge'>;

const fields = new Map<string, TextField>([
  ['title', 'title'],
  ['link', 'link'],
  ['guid', 'guid'],
  ['pubDate', 'pubDate'],
  ['dc:date', 'dcDate'],
  ['description', 'description'],
  ['content:encoded', 'content'],
  ['excerpt:encoded', 'excerpt'],
  ['wp:post_id', 'id'],
  ['wp:post_date', 'date'],
  ['wp:post_date_gmt', 'dateGmt'],
  ['wp:post_modified', 'modified'],
  ['wp:post_name', 'name'],
  ['wp:status', 'status'],
  ['wp:post_parent', 'parent'],
  ['wp:menu_order', 'order'],
  ['wp:post_type', 'type'],
  ['wp:post_password', 'password'],
  ['wp:is_sticky', 'sticky'],
  ['wp:attachment_url', 'attachmentUrl'],
]);

/** Where plug-ins keep a description for search engines: Yoast, Rank Math, All in One SEO, SEOPress, The SEO Framework, Jetpack. */
export const descriptionMeta = [
  ...['_yoast_wpseo_metadesc', 'rank_math_description', '_aioseo_description', '_aioseop_description'],
  ...['_seopress_titles_desc', '_genesis_description', 'advanced_seo_description', '_metaseo_metadesc'],
];

/** Who could read a post, where plug-ins (Jetpack, Members, Restrict Content) kept it from others. */
export const accessMeta = ['_jetpack_newsletter_access', '_members_access_role', 'rcp_access_level'];

const wantedMeta = new Set([
  ...descriptionMeta,
  ...accessMeta,
  '_thumbnail_id',
  'fifu_image_url',
  '_wp_attachment_image_alt',
  '_wp_attached_file',
  '_locale',
  'wpml_language',
  '_wpml_language',
  '_wpml_trid',
  'trid',
  '_icl_lang_duplicate_of',
  '_wpml_import_language_code',
  '_wpml_import_source_language_code',
  '_wpml_import_translation_group',
  'enclosure',
  'footnotes',
]);

/** Keys that a post has as often as it was renamed or dated anew. `_former_path` is of our own exports. */
const formerMeta = new Map<string, keyof WxrItem['former']>([
  ['_wp_old_slug', 'slugs'],
  ['_wp_old_date', 'dates'],
  ['_former_path', 'paths'],
]);

/** Values of one such key that are read: nobody renames a post more often. */
const mostFormer = 100;

/** Fields other than the body and the excerpt are names, dates and numbers. */
const longestSmallField = 20_000;

export function emptyItem(): WxrItem {
  const texts = Object.fromEntries([...fields.values()].map((field) => [field, ''])) as Record<
    TextField,
    string
  >;
  const former = { slugs: [], dates: [], paths: [] };
  return { ...texts, categories: [], meta: {}, former, enclosures: [], isTooLarge: false };
}

/** A copy of its own: a slice would keep the whole chunk of the file that it was cut from in memory. */
function ownCopy(text: string): string {
  return ` ${text}`.slice(1);
}

/** Collects an `<item>`'s elements. A field's first value wins; comments on posts are passed over. */
export function createItemCollector(limit: number): Omit<ElementSink, 'flaw' | 'cutOff'> & { item: WxrItem } {
  const item = emptyItem();
  const path: string[] = [];
  let parts: string[] = [];
  let length = 0;
  let category = { domain: '', nicename: '' };
  let metaKey = '';

  function roomFor(name: string): number {
    return name === 'content:encoded' ||
      name === 'excerpt:encoded' ||
      name === 'description' ||
      name === 'wp:postmeta'
      ? limit
      : longestSmallField;
  }

  function add(text: string): void {
    if (path.length === 0 || path[0] === 'wp:comment') return;
    if (path[1] === 'wp:meta_value' && !wantedMeta.has(metaKey) && !formerMeta.has(metaKey)) return;
    length += text.length;
    if (length <= roomFor(path[0] ?? '')) parts.push(text);
    else if (fields.has(path[0] ?? '')) item.isTooLarge = true;
  }

  function finish(name: string, value: string): void {
    const field = fields.get(name);
    if (field) item[field] ||= field === 'content' ? value : ownCopy(value);
    else if (name === 'category' && value) item.categories.push({ ...category, name: ownCopy(value) });
  }

  function finishMeta(name: string, value: string): void {
    if (name === 'wp:meta_key') metaKey = value;
    if (name !== 'wp:meta_value') return;
    if (wantedMeta.has(metaKey)) item.meta[metaKey] ??= ownCopy(value);
    const former = formerMeta.get(metaKey);
    if (former && value && item.former[former].length < mostFormer) item.former[former].push(ownCopy(value));
  }

  return {
    item,
    open(name, attributes, written) {
      const nested = path.length > 0 && fields.has(path[0] ?? '');
      path.push(name);
      // Markup that should have been escaped is text of the field that it stands in.
      if (nested) return add(`<${written}${written && attributeText(attributes)}>`);
      parts = [];
      length = 0;
      if (path.length > 1) return;
      if (name === 'wp:postmeta') metaKey = '';
      if (name === 'category') {
        category = {
          domain: ownCopy(attributes.domain ?? ''),
          nicename: ownCopy(attributes.nicename ?? ''),
        };
      }
      if (name === 'enclosure' && attributes.url) {
        item.enclosures.push({ url: ownCopy(attributes.url), type: ownCopy(attributes.type ?? '') });
      }
    },
    text: add,
    close(name) {
      const outer = path[0];
      if (path.length === 1) finish(name, parts.join('').trim());
      else if (outer === 'wp:postmeta') finishMeta(name, parts.join('').trim());
      else if (outer !== undefined && fields.has(outer)) add(`</${name}>`);
      path.pop();
    },
    tooLong() {
      if (fields.has(path[0] ?? '')) item.isTooLarge = true;
    },
  };
}

function attributeText(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`)
    .join('');
}
