import { asList, asRow, asText, type Row } from '../values/row.ts';

/** The first of these names that a head gives a value for. */
function firstOf(head: Row, names: readonly string[]): unknown {
  return names
    .map((name) => head[name])
    .find((value) => value !== undefined && value !== null && value !== '');
}

/** The first of these names that has a text, or the text of a language's own. */
export function textOf(head: Row, ...names: string[]): string {
  return asText(firstOf(head, names));
}

/** Dates as heads have them, in the order in which they count. */
export function datesOf(head: Row, fileDate: string): { text: string; from: string }[] {
  const own = firstOf(head, [
    'date',
    'pubDate',
    'publishDate',
    'pubDatetime',
    'published',
    'published_at',
    'datePublished',
    'created',
  ]);
  const later = firstOf(head, ['lastmod', 'updated', 'updatedDate', 'modified', 'last_modified_at']);
  return [
    { text: isoDate(own), from: '' },
    { text: fileDate, from: '' },
    { text: isoDate(later), from: 'updated' },
  ];
}

/** TOML's dates write themselves as they were written. `2020-01-02 10:00:00 +0200`, `2020/1/2` and `Jan 2, 2020` as ISO 8601; other texts as they are. */
function isoDate(value: unknown): string {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : isoDate(value.toISOString());
  const text = asText(value).trim();
  const match =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]+(\d{1,2}:\d\d)(?::(\d\d(?:\.\d{1,9})?))?\s*(Z|UTC|[+-]\d\d:?\d\d)?)?/i.exec(
      text,
    );
  if (!match) return namedMonth(text);
  const [, year, month = '', day = '', time, seconds = '00', zone = ''] = match;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (time === undefined) return date;
  const offset = /^[+-]/.test(zone) ? zone.replace(/^(...):?/, '$1:') : zone && 'Z';
  return `${date}T${time.padStart(5, '0')}:${seconds.replace(/\.0+$/, '')}${offset}`;
}

function namedMonth(text: string): string {
  if (!/^(?:[a-z]{3,9}\.? \d{1,2},? \d{4}|\d{1,2} [a-z]{3,9}\.?,? \d{4})$/i.test(text)) return text;
  const date = new Date(`${text} UTC`);
  return Number.isNaN(date.getTime()) ? text : date.toISOString().slice(0, 10);
}

/** Tags and categories as one list; a text holds several, with commas between them or, in Jekyll's, spaces. */
export function tagsOf(head: Row, isJekyll: boolean): string[] {
  const groups = asRow(head.taxonomies) ?? {};
  const values = [
    head.tags,
    head.tag,
    head.keywords,
    groups.tags,
    head.categories,
    head.category,
    groups.categories,
  ];
  return values.flatMap((value) => {
    if (typeof value !== 'string') return asList(value).map((tag) => asText(asRow(tag)?.name ?? tag));
    return value.split(value.includes(',') || !isJekyll ? ',' : /\s+/).map((tag) => tag.trim());
  });
}

const coverNames = [
  'cover',
  'image',
  'feature_image',
  'featured_image',
  'featuredImage',
  'heroImage',
  'hero_image',
  'cover_image',
  'coverImage',
  'hero',
  'banner',
  'thumbnail',
  'images',
  'header',
  'ogImage',
  'og_image',
];

/** The picture of a head, which some write as a list or with its description, and that; '' where there is none. */
export function coverOf(head: Row): { address: string; alt: string } {
  for (const name of coverNames) {
    const value = asList(head[name])[0] ?? head[name];
    const parts = asRow(value);
    const address = parts
      ? textOf(parts, 'image', 'src', 'url', 'path', 'feature', 'teaser', 'overlay_image')
      : asText(value);
    const own = parts ? textOf(parts, 'alt', 'image_alt', 'imageAlt', 'image_description') : '';
    if (address !== '')
      return { address, alt: own || textOf(head, `${name}_alt`, `${name}Alt`, `${name}-alt`) };
  }
  return { address: '', alt: '' };
}

/**
 * Addresses that lead to the post, as Jekyll (`redirect_from`), Hugo and Eleventy (`aliases`) know them, those without a slash
 * from beside `link` on; and where it was before, as tools that brought blogs into Jekyll wrote it down.
 */
export function formerOf(head: Row, link: string): string[] {
  const named = [head.redirect_from, head.aliases, head.alias]
    .flatMap((value) => (typeof value === 'string' ? [value] : asList(value).map(asText)))
    .filter((address) => /^(?:\/|https?:)/i.test(address) || /^(?=.*[a-z])[\w./-]+$/i.test(address))
    .map((address) => beside(address, link));
  const before = [head.wordpress_url, head.blogger_orig_url, head.guid].map(asText);
  const number = asText(head.wordpress_id);
  return [
    ...named,
    ...before.filter((address) => /^https?:/i.test(address)),
    number && `/?p=${number}`,
  ].filter(Boolean);
}

/** An address that is relative to the folder of another; as written where it is not. */
function beside(address: string, link: string): string {
  return /^(?:\/|https?:)/i.test(address) ? address : link.replace(/[^/]*\/?$/, '') + address;
}

export function isDraft(head: Row, path: string): boolean {
  const status = asText(head.status).toLowerCase();
  return (
    head.draft === true || head.published === false || status === 'draft' || /(?:^|\/)_?drafts\//.test(path)
  );
}
