import { percentDecoded } from '../../shared/addresses.ts';
import { isPostDate, sortKey } from '../../shared/dates.ts';
import type { SourceFolder } from '../source-files.ts';
import { asList, asRow, asText, type Row } from '../source-post.ts';

/** Returns the value of the first of these names that has one. */
function firstOf(head: Row, names: readonly string[]): unknown {
  return names
    .map((name) => head[name])
    .find((value) => value !== undefined && value !== null && value !== '');
}

/** Returns the text of the first of these names that has one, even if it is in a table for one language. */
export function textOf(head: Row, ...names: string[]): string {
  return asText(firstOf(head, names));
}

/** Hugo's names for the publication date. */
const publishNames = ['publishDate', 'publishdate', 'PublishDate'];

/** Returns a post's dates by priority. `now` is ISO 8601. */
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

/** Converts `2020-01-02 10:00:00 +0200`, `2020/1/2` and `Jan 2, 2020` to ISO 8601. Other text stays. */
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

/** Returns tags. A text is split at commas, or at spaces for Jekyll. */
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

/** Returns the first summary. The meta description is the last choice. */
export function excerptOf(head: Row): string {
  const own = textOf(head, 'excerpt', 'summary', 'description', 'subtitle', 'dek', 'lead', 'Summary');
  const forOtherSites = [
    'meta_description',
    'metaDescription',
    'meta-description',
    'seo_description',
    'og_description',
  ];
  const groups = [head.seo, head.meta, head.og].map((group) => textOf(asRow(group) ?? {}, 'description'));
  return own || textOf(head, ...forOtherSites) || (groups.find(Boolean) ?? '');
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

/** Returns the cover image, which may be a list or have an alt text; '' if there is none. */
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
 * Returns former URLs: redirects of Jekyll (`redirect_from`), Hugo and Eleventy (`aliases`, relative to
 * `link`), and those that migration tools noted.
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

/** Resolves a relative URL against a folder. */
function beside(address: string, link: string): string {
  return /^(?:\/|https?:)/i.test(address) ? address : link.replace(/[^/]*\/?$/, '') + address;
}

const yes = /^(?:true|yes|on|1)$/;
const no = /^(?:false|no|off|0)$/;

/** Fields and their values that keep a post unpublished, in lowercase. */
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

/** Returns why a post isn't public, by its front matter or folder; '' if it is public. `now` is ISO 8601. */
export function withheldBy(head: Row, path: string, now: string): string {
  for (const [name, value] of Object.entries(head)) {
    const text = flagText(value);
    // The report doesn't contain passwords.
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

/** Whether a post is pinned in Chirpy, Astro or Pelican. */
export function isPinned(head: Row): boolean {
  return ['pin', 'pinned', 'sticky'].some((name) => yes.test(flagText(head[name])));
}

function isPast(date: string, now: string): boolean {
  return isPostDate(date) && sortKey(date) <= now;
}

/** What a file name says about a post. */
export interface FileName {
  slug: string;
  /** The date in a Jekyll file name: `2019-05-04`; '' otherwise. */
  date: string;
  /** `es` from `index.es.md` or `content/es/post.md`; '' otherwise. */
  language: string;
}

const languageFolder = /^(?:en|es)(?:[-_][a-z]{2})?$/i;

/** Parses a path such as `_posts/2019-05-04-my-post.md` or `posts/my-post/index.es.md`. */
export function readFileName(path: string): FileName {
  const parts = path.split('/');
  const last = (parts.at(-1) ?? '').replace(/\.[^.]*$/, '');
  const language = /\.([a-z]{2})$/.exec(last)?.[1] ?? '';
  const bare = language === '' ? last : last.slice(0, -3);
  const name = /^_?(?:index|readme|page)$/i.test(bare) ? (parts.at(-2) ?? bare) : bare;
  const [, date = '', slug = name] = /^(\d{4}-\d\d-\d\d)[-_](.+)$/.exec(name) ?? [];
  const folder = parts.slice(0, -1).find((part) => languageFolder.test(part)) ?? '';
  return { slug, date, language: language || folder.slice(0, 2).toLowerCase() };
}

/** Returns the path without languages, which translations share. */
export function pathOfAll(path: string): string {
  const parts = path.split('/').filter((part) => !languageFolder.test(part));
  return parts.join('/').replace(/\.(?:en|es)(?:[-_][a-z]{2})?(?=\.[^./]*$)/i, '');
}

/** Jekyll's named permalinks (https://jekyllrb.com/docs/permalinks/). */
const styles: Readonly<Record<string, string>> = {
  date: '/:categories/:year/:month/:day/:title.html',
  pretty: '/:categories/:year/:month/:day/:title/',
  none: '/:categories/:title.html',
};

/** Returns a post's path: the declared one, or the one by Jekyll's, Hugo's or Astro's rule; '' if unknown. */
export function postLink(path: string, head: Row, permalink: string): string {
  const own = textOf(head, 'permalink', 'url');
  if (/^(?:\/|https?:)/.test(own) && !/\/:[a-z]/.test(own)) return own;
  const { slug: fileSlug, date } = readFileName(path);
  const slug = textOf(head, 'slug') || fileSlug;
  if (/(?:^|\/)_posts\//.test(path)) {
    const pattern = /^[/]/.test(own) ? own : permalink;
    return jekyllLink(
      Object.hasOwn(styles, pattern) ? (styles[pattern] ?? '') : pattern || (styles.date ?? ''),
      {
        slug,
        date: date || textOf(head, 'date').slice(0, 10),
        categories: categoriesOf(head),
      },
    );
  }
  const section = /(?:^|\/)(?:src\/content|content)\/(.*)$/.exec(path)?.[1];
  if (section === undefined) return '';
  const folders = section.split('/').slice(0, -1);
  if (/(?:^|\/)_?index(?:\.[a-z]{2})?\.[^/]*$/i.test(section)) folders.pop();
  return `/${[...folders, slug.replace(/^\/|\/$/g, '')].join('/')}/`.toLowerCase();
}

/** Returns a page's path: the declared one, or its place in the folder; '' for a home page. */
export function pageLink(path: string, head: Row): string {
  const own = postLink(path, head, '');
  if (own !== '') return own;
  const placed = /(?:^|\/)(?:src\/pages|_pages|pages)\/(.*)$/.exec(path)?.[1];
  const isIndex = /(?:^|\/)_?index(?:\.[a-z]{2})?\.[^/]*$/i.test(path);
  const folders = (placed ?? '').split('/').slice(0, isIndex ? -2 : -1);
  const { slug } = readFileName(placed ?? path);
  return /^_?index$/i.test(slug)
    ? ''
    : `/${[...folders, textOf(head, 'slug') || slug].join('/')}/`.toLowerCase();
}

interface JekyllParts {
  slug: string;
  date: string;
  categories: string[];
}

/** Returns categories. A text is split at spaces. */
function categoriesOf({ category, categories }: Row): string[] {
  const names = typeof categories === 'string' ? categories.split(/\s+/) : asList(categories).map(asText);
  return [asText(category), ...names].filter(Boolean);
}

function jekyllLink(pattern: string, { slug, date, categories }: JekyllParts): string {
  const [year = '', month = '', day = ''] = date.split('-');
  const values: Record<string, string> = {
    categories: categories.map((name) => name.toLowerCase().replaceAll(' ', '-')).join('/'),
    year,
    month,
    day,
    title: slug,
    name: slug,
    slug: slug.toLowerCase(),
    output_ext: '.html',
    i_month: String(Number(month)),
    i_day: String(Number(day)),
    short_year: year.slice(2),
  };
  const link = `/${pattern}`.replace(/:([a-z_]+)/g, (whole, name: string) => values[name] ?? whole);
  // Tokens that remain could only be filled in by the old site.
  return link.includes(':') ? '' : link.replace(/\/{2,}/g, '/');
}

/** Finds the file in the folder that a URL refers to. */
export type FindFile = (address: string, from: string) => string | undefined;

/** Folders whose files are served from the root (Hugo, Astro and Next, Jekyll, Eleventy). */
const publicFolders = ['', 'static/', 'public/', 'assets/', 'src/', 'source/', 'content/', 'src/assets/'];

/** File extensions that references omit. */
const textEndings = ['.md', '.markdown', '.mdx'];
export const textName = /\.(?:md|markdown|mdx)$/i;
export const htmlName = /\.html?$/i;
export const pictureName = /\.(?:jpe?g|png|gif|webp|avif|svg|bmp|tiff?|heic|heif)$/i;

/** Resolves `.` and `..` in a path. */
function plainPath(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** Indexes files for references that are relative, start at the root, or start with `@/`. */
export function indexFiles({ files }: SourceFolder): FindFile {
  const paths = new Set(files.map(({ path }) => path));
  // A zip may contain the blog in a single folder.
  const [first = ''] = paths;
  const top = first.includes('/') ? first.slice(0, first.indexOf('/') + 1) : '';
  const root = top !== '' && files.every(({ path }) => path.startsWith(top)) ? top : '';
  return (address, from) => {
    if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address)) return undefined;
    const wanted = percentDecoded(address.replace(/[?#].*$/, '').replaceAll('\\', '/'));
    if (wanted === '') return undefined;
    const beside = plainPath(`${from.replace(/[^/]*$/, '')}${wanted}`);
    const places = [
      ...(wanted.startsWith('/') ? [] : [beside]),
      ...publicFolders.map((folder) => root + folder + plainPath(wanted.replace(/^[@~]\//, ''))),
    ];
    const named = places.find((path) => paths.has(path));
    if (named !== undefined || /\.\w{2,5}$/.test(wanted)) return named;
    return places
      .flatMap((path) => textEndings.map((ending) => path.replace(/\/$/, '') + ending))
      .find((path) => paths.has(path));
  };
}

/** Indexes files for Obsidian's references, which give the end of a path. The shortest path wins. */
export function indexNames({ files }: SourceFolder): FindFile {
  const byName = new Map<string, string[]>();
  const bare = (path: string) => path.toLowerCase().normalize('NFC').replace(textName, '');
  for (const { path } of files.toSorted((one, other) => one.path.length - other.path.length)) {
    const name = bare(path).replace(/^.*\//, '');
    byName.set(name, [...(byName.get(name) ?? []), path]);
  }
  return (written) => {
    const wanted = bare(plainPath(written));
    const named = byName.get(wanted.replace(/^.*\//, '')) ?? [];
    return named.find((path) => `/${bare(path)}`.endsWith(`/${wanted}`));
  };
}
