import { isPostDate, sortKey } from '../../shared/dates.ts';
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

/** The day from which Hugo shows a post, whatever its date. */
const publishNames = ['publishDate', 'publishdate', 'PublishDate'];

/** Dates as heads have them, in the order in which they count. `now` is an instant in ISO 8601. */
export function datesOf(head: Row, fileDate: string, now: string): { text: string; from: string }[] {
  const shown = isoDate(firstOf(head, publishNames));
  const written = firstOf(head, [
    'date',
    'Date',
    'pubDate',
    ...publishNames,
    'pubDatetime',
    'published',
    'published_at',
    'datePublished',
    'created',
  ]);
  const later = firstOf(head, ['lastmod', 'updated', 'updatedDate', 'modified', 'last_modified_at']);
  const isAhead = [shown, isoDate(written)].some((date) => isPostDate(date) && !isPast(date, now));
  return [
    { text: isPostDate(shown) && isAhead ? shown : isoDate(written), from: '' },
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

/** The first of the short texts that a head may have, last what it says to search engines alone. */
export function excerptOf(head: Row): string {
  const own = textOf(head, 'excerpt', 'summary', 'description', 'subtitle', 'dek', 'lead', 'Summary');
  const forOthers = [
    'meta_description',
    'metaDescription',
    'meta-description',
    'seo_description',
    'og_description',
  ];
  const groups = [head.seo, head.meta, head.og].map((group) => textOf(asRow(group) ?? {}, 'description'));
  return own || textOf(head, ...forOthers) || (groups.find(Boolean) ?? '');
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

const yes = /^(?:true|yes|on|1)$/;
const no = /^(?:false|no|off|0)$/;

/** Values by which generators keep a post from the public, by their names; names and values in lower case. */
const withholding: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(
    ['draft', 'isdraft', 'private', 'hidden', 'unlisted', 'headless', 'wip', 'archived', 'deleted'].map(
      (name) => [name, yes],
    ),
  ),
  ...Object.fromEntries(
    ['published', 'publish', 'dg-publish', 'ispublished', 'public', 'permalink'].map((name) => [name, no]),
  ),
  eleventyexcludefromcollections: yes,
  password: /./,
  status:
    /^(?:draft|private|pending|hidden|unpublished|unlisted|scheduled|future|skip|idea|todo|wip|review|in[- ]?(?:progress|review)|trash|deleted|archived|inactive)/,
  visibility: /^(?!public$)./,
};

function flagText(value: unknown): string {
  return typeof value === 'boolean' ? String(value) : asText(value).trim();
}

/** What kept a post from the public, in the words of its front matter or by its folder; '' for a public one. `now` is an instant in ISO 8601. */
export function withheldBy(head: Row, path: string, now: string): string {
  for (const [name, value] of Object.entries(head)) {
    const text = flagText(value);
    // A password is not repeated in the report.
    if (
      Object.hasOwn(withholding, name.toLowerCase()) &&
      withholding[name.toLowerCase()]?.test(text.toLowerCase())
    )
      return name === 'password' ? name : `${name}: ${text}`;
    if (/^_?build$/i.test(name) && /^(?:never|false)$/.test(flagText(asRow(value)?.render)))
      return 'render: never';
    if (/^(?:expiryDate|unpublishdate|expires)$/i.test(name) && isPast(isoDate(value), now))
      return `${name}: ${isoDate(value)}`;
  }
  const folder = /(?:^|\/)((?:_?drafts?|_?private|_?trash|\.trash|_?unpublished)\/)/i.exec(path)?.[1];
  return folder ?? '';
}

/** Whether a post stands before all others, as Chirpy, Astro and Pelican say it. */
export function isPinned(head: Row): boolean {
  return ['pin', 'pinned', 'sticky'].some((name) => yes.test(flagText(head[name])));
}

function isPast(date: string, now: string): boolean {
  return isPostDate(date) && sortKey(date) <= now;
}
