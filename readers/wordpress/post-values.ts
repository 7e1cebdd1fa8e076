import { percentDecoded } from '../../shared/addresses.ts';
import { isPostDate, sortKey, toInstant } from '../../shared/dates.ts';
import type { ChangeLog, ImportedPost, PostOriginal } from '../../shared/imported-post.ts';
import { defaultLocale, type Locale, parseLocale } from '../../shared/locale.ts';
import { postLimits } from '../../shared/post.ts';
import { parseHtml, plainText, summarize } from '../../shared/rich-text/parse-html.ts';
import { type ContentComparison, comparePost, findWords } from '../fidelity/compare-content.ts';
import { tagAttributes } from '../fidelity/read-visible.ts';
import { textOf } from '../html/html-tree.ts';
import { emojiOf, smallText } from '../html/read-inline.ts';
import { accessMeta, type WxrItem } from './wxr-items.ts';

/** Elements that occur in titles. A "<" on its own stays. */
const inlineTag =
  /<\/?(?:a|abbr|b|big|br|code|cite|del|em|font|i|img|ins|kbd|mark|p|q|s|small|span|strike|strong|sub|sup|tt|u|h[1-6])(?:\s[^<>]*)?\/?>/gi;

const reference = /&(?:[a-z][a-z0-9]{1,30}|#\d{1,7}|#x[\da-f]{1,6});/i;

/** Decodes character references once. */
export function decodeReferences(text: string): string {
  // With escaped brackets, the parser decodes only the references.
  return textOf(parseHtml(text.replaceAll('<', '&lt;')));
}

/** Returns plain text with superscripts and emoji. Text that is struck through is removed and logged. */
export function withSigns(html: string, log?: ChangeLog): string {
  if (!html.includes('<')) return html;
  return html
    .replace(/<(s|strike|del)(?:\s[^<>]{0,300})?>([\s\S]{0,2000}?)<\/\1>/gi, (_, _tag, struck: string) => {
      log?.add('struck', struck, findWords(struck).keys.length);
      return '';
    })
    .replace(
      /<(su[bp])>([^<>]{1,12})<\/\1>/gi,
      (_, tag: string, text: string) => smallText(text, /b/i.test(tag)) ?? text,
    )
    .replace(/<img\s[^<>]{1,1000}>/gi, (tag) => emojiOf(tagAttributes(tag)) ?? tag);
}

/** Returns a plain title. Entities that were escaped twice are decoded. */
export function plainTitle(html: string): string {
  let text = withSigns(html).replace(inlineTag, (tag) => (/^<br/i.test(tag) ? ' ' : ''));
  for (let round = 0; round < 2 && reference.test(text); round += 1) text = decodeReferences(text);
  return text.replace(inlineTag, '').replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();
}

/** Returns the title, else the first words of the text, else the day. */
export function titleOf(written: string, html: string, date: string, log: ChangeLog): string {
  const title = plainTitle(withSigns(written, log));
  if (title !== '') return shortened(title, postLimits.title, 'title_shortened', log);
  log.add('title_missing');
  return summarize(plainText(html), 60) || date.slice(0, 10);
}

/** Truncates a text and logs it. */
export function shortened(
  text: string,
  max: number,
  code: 'title_shortened' | 'excerpt_shortened' | 'cover_alt_shortened',
  log: ChangeLog,
): string {
  const start = summarize(text, max);
  if (text.length > max) log.add(code, text.slice(start.length - 1).trim());
  return start;
}

const months = 'janfebmaraprmayjunjulaugsepoctnovdec';

/** Converts "2013-01-11 20:22:19" to ISO 8601 without offset; null for an invalid date. */
function readStamp(text: string): string | null {
  const match = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d)(?::(\d\d))?)?/.exec(text.trim());
  if (!match) return null;
  const [, day = '', time, seconds = '00'] = match;
  const stamp = time === undefined ? day : `${day}T${time}:${seconds}`;
  return isPostDate(stamp) ? stamp : null;
}

/** Parses an RFC 822 or ISO date (`dc:date`); null if it is invalid. */
export function readFeedDate(text: string): string | null {
  const written = text.trim();
  if (isPostDate(written)) return written;
  const match =
    /(\d{1,2})\s+([a-z]{3})[a-z]*\.?\s+(\d{4})\s+(\d\d:\d\d)(?::(\d\d))?\s*([+-]\d{4}|[a-z]{1,4})?/i.exec(
      written.slice(0, 80),
    );
  if (!match) return readStamp(written);
  const [, day = '', name = '', year, time, seconds = '00', zone = ''] = match;
  const month = months.indexOf(name.toLowerCase()) / 3 + 1;
  if (!Number.isInteger(month) || month < 1) return null;
  const stamp = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}T${time}:${seconds}${offset(zone)}`;
  return isPostDate(stamp) ? stamp : null;
}

function offset(zone: string): string {
  const digits = /^([+-]\d\d)(\d\d)$/.exec(zone);
  if (digits) return digits[0] === '+0000' || digits[0] === '-0000' ? 'Z' : `${digits[1]}:${digits[2]}`;
  return /^(gmt|utc?|z)$/i.test(zone) ? 'Z' : '';
}

const quarter = 15 * 60_000;

/** Returns the offset of a local time from UTC ("+01:00", "Z"); '' if it isn't plausible. */
function offsetBetween(local: string, utc: string): string {
  const apart = toInstant(local).getTime() - toInstant(utc).getTime();
  const quarters = Math.round(apart / quarter);
  // Offsets are multiples of 15 minutes, up to 14 hours.
  if (Math.abs(apart - quarters * quarter) > 60_000 || Math.abs(quarters) > 14 * 4) return '';
  if (quarters === 0) return 'Z';
  const minutes = Math.abs(quarters) * 15;
  const part = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${quarters < 0 ? '-' : '+'}${part(minutes / 60)}:${part(minutes % 60)}`;
}

/** Returns the local date with offset, else another. `from` says which one; null for the post's own. */
export function postDate(
  item: Pick<WxrItem, 'date' | 'dateGmt' | 'pubDate' | 'dcDate' | 'modified'>,
  fallback: { file: string; today: string },
): { date: string; from: string | null } {
  const [local, utc] = [readStamp(item.date), readStamp(item.dateGmt)];
  if (local !== null) {
    const zone = utc === null || !local.includes('T') ? '' : offsetBetween(local, utc);
    return { date: local + zone, from: null };
  }
  if (utc !== null) return { date: utc.includes('T') ? `${utc}Z` : utc, from: null };
  const published = readFeedDate(item.pubDate || item.dcDate);
  if (published !== null) return { date: published, from: null };
  const others: [from: string, date: string | null][] = [
    ['modified', readStamp(item.modified)],
    ['file', readFeedDate(fallback.file)],
  ];
  const [from, date] = others.find(([, found]) => found !== null) ?? ['today', fallback.today];
  return { date: date ?? fallback.today, from };
}

/**
 * Returns the language by Polylang's term, WPML's fields, qTranslate's markers or the blog's language, in
 * this order; English by default.
 */
export function postLanguage(
  item: Pick<WxrItem, 'categories' | 'meta'>,
  picked: string | null,
  blogLanguage: string,
): Locale {
  const term = item.categories.find(({ domain }) => domain === 'language');
  const named = [
    term?.nicename,
    term?.name,
    item.meta.wpml_language,
    item.meta._wpml_language,
    item.meta._wpml_import_language_code,
    item.meta._locale,
    picked,
    blogLanguage,
  ];
  for (const name of named) {
    const locale = parseLocale(name);
    if (locale) return locale;
  }
  return defaultLocale;
}

/** The name of WordPress' default category in common languages. */
const defaultCategory = new Set(
  [
    'uncategorized|uncategorised|sin categoría|sin categorizar|sin clasificar|non classé|allgemein',
    'unkategorisiert|sem categoria|sem categoria|senza categoria|non categorizzato|geen categorie|ongecategoriseerd',
    'sense categoria|sen categoría|bez kategorii|без рубрики|без категории|未分类|未分類|未設定|미분류|okategoriserade',
    'ukategorisert|ikke kategoriseret|luokittelematon|kategorisiz|genel|χωρίς κατηγορία|nezařazené|nekategorizirano',
  ]
    .join('|')
    .split('|'),
);

/** Terms that are tags or categories. Others are menus, languages and translations. */
const domains = new Set(['', 'category', 'post_tag', 'tag']);

/**
 * Returns tags and categories except the default one. Names that differ only in case are merged. The log
 * lists these and any beyond the limits.
 */
export function postTags(
  item: Pick<WxrItem, 'categories'>,
  pick: (text: string) => string,
  log: ChangeLog,
): string[] {
  const tags = new Map<string, string>();
  for (const { domain, nicename, name } of item.categories) {
    if (!domains.has(domain)) continue;
    const tag = plainTitle(pick(name));
    const key = tag.toLowerCase();
    if (tag === '') continue;
    if (domain !== 'post_tag' && (defaultCategory.has(key) || /^uncategori[sz]ed\b/.test(nicename))) continue;
    const first = tags.get(key);
    if (tag.length > postLimits.tag) log.add('tag_too_long', tag);
    else if (first === undefined && tags.size >= postLimits.tags) log.add('tags_dropped', tag);
    else if (first === undefined) tags.set(key, tag);
    else if (first !== tag) log.add('tags_folded', `${tag} → ${first}`);
  }
  return [...tags.values()];
}

/** Shortcodes and blocks for members only. */
const membersOnly =
  /\[(private|members?(?:[-_]?only)?|restrict(?:ed)?(?:_content)?|mepr-active|membership|pmpro_member|s2member|s2if|wlm_private|ihc-hide-content|um_loggedin|logged_?in|is_logged_in|login_required|password_protect|ppwp|passster|content_protector)[\s\]]|<!--\s?wp:(premium-content\/container|jetpack\/paywall)\b/gi;

/** Returns why a post wasn't public, in the source's words. */
export function withheldFor({ content, meta, password }: WxrItem): string | undefined {
  if (password !== '') return 'password';
  const access = accessMeta
    .map((key) => meta[key])
    .find((value) => value && !/^(?:everybody|all|none)$/i.test(value));
  if (access !== undefined) return access;
  // A word alone in brackets isn't a shortcode.
  const names = new Set([...content.matchAll(membersOnly)].map(([, name, block]) => name ?? `/${block}`));
  return [...names]
    .find((name) => content.includes(`[/${name}]`) || name.startsWith('/'))
    ?.replace(/^\//, '');
}

/**
 * Maps a status and logs changes: unpublished posts become drafts, and those with a future date are
 * scheduled. `withheld` is the source's reason.
 */
export function withheldStatus(
  post: { kind: string | undefined; withheld: string | undefined; date: string; now: string | undefined },
  log: ChangeLog,
): ImportedPost['status'] {
  const { kind, withheld, date, now } = post;
  if (kind !== undefined) {
    log.add('other_kind', kind);
    return 'draft';
  }
  const isWaiting = withheld === 'future' || withheld === 'scheduled';
  const isAhead = now === undefined ? isWaiting : sortKey(date) > now;
  if (isAhead && (isWaiting || withheld === undefined)) {
    log.add('scheduled', date.slice(0, 16).replace('T', ' '));
    return 'scheduled';
  }
  if (withheld === undefined) return 'published';
  if (withheld !== 'draft' && withheld !== 'password') log.add('became_draft', withheld);
  return 'draft';
}

/** A block that its author has hidden. */
const hiddenBlock =
  /<!--\s?wp:([a-z][\w/-]{0,100})\s(?=[^>]{0,1000}"(?:blockVisibility":\s?false|hideBlock":\s?true))[^>]{0,1000}-->/gi;

/** Removes hidden blocks and logs them. */
export function withoutHiddenBlocks(content: string, log: ChangeLog): string {
  const parts: string[] = [];
  let at = 0;
  for (const match of content.matchAll(hiddenBlock)) {
    if (match.index < at) continue;
    const end = blockEnd(content, match[1] ?? '', match.index);
    const words = plainText(content.slice(match.index, end));
    if (words !== '') log.add('hidden', words, findWords(words).keys.length);
    parts.push(content.slice(at, match.index));
    at = end;
  }
  return parts.join('') + content.slice(at);
}

/** Returns the index after the block at `start` and the blocks inside it. */
function blockEnd(content: string, name: string, start: number): number {
  const marks = new RegExp(`<!--\\s?(/?)wp:${name}\\b(?:[^>]*?(/)-->)?`, 'gi');
  marks.lastIndex = start;
  let depth = 0;
  for (let mark = marks.exec(content); mark; mark = marks.exec(content)) {
    if (!mark[2]) depth += mark[1] ? -1 : 1;
    if (depth === 0) return content.indexOf('-->', mark.index) + 3;
  }
  return content.length;
}

type Item = Pick<WxrItem, 'id' | 'guid' | 'link' | 'name' | 'date' | 'former'>;

/** The maximum number of former paths per post. */
const most = 200;

/** Returns former paths: by ID, and with earlier slugs and dates. `base` has a trailing slash. */
export function formerPaths(item: Item, base: string | null): string[] {
  const paths = new Set<string>();
  const home = (base && URL.parse(base)?.pathname) || '/';
  // IDs in this site's own exports are generated.
  if (/^[1-9]\d{0,17}$/.test(item.id) && !item.guid.startsWith('urn:uuid:'))
    paths.add(`${home}?p=${item.id}`);
  const link = URL.parse(item.link);
  const written = link?.search ? '' : (link?.pathname ?? '');
  for (const dated of [written, ...redated(written, item)]) {
    for (const path of [dated, ...item.former.slugs.map((slug) => renamed(dated, item.name, slug))]) {
      if (path !== '' && path !== written) paths.add(path);
    }
  }
  // This site's exports have only former slugs, with paths that begin with `/blog/`. Squarespace names are
  // paths, not slugs.
  const isSlug = !item.name.includes('/');
  const slugs = isSlug && /[^\w-]/.test(item.name) ? [item.name, ...item.former.slugs] : item.former.slugs;
  for (const slug of slugs) paths.add(`/blog/${encoded(slug)}`);
  for (const path of item.former.paths) if (path.startsWith('/')) paths.add(path);
  return [...paths].slice(0, most);
}

/** Encodes a slug as in a URL. */
function encoded(slug: string): string {
  return encodeURIComponent(percentDecoded(slug));
}

/** Returns a path with another slug; '' if that isn't possible. */
function renamed(path: string, name: string, slug: string): string {
  const wanted = percentDecoded(name).toLowerCase();
  const segments = path.split('/');
  const at = segments.findLastIndex((segment) => slugIn(segment) === wanted);
  if (wanted === '' || slug === '' || at < 0) return '';
  const ending = /\.\w{2,5}$/.exec(segments[at] ?? '')?.[0] ?? '';
  segments[at] = encoded(slug) + ending;
  return segments.join('/');
}

/** Permalinks may also have the form `/%postname%.html`. */
function slugIn(segment: string): string {
  return percentDecoded(segment)
    .toLowerCase()
    .replace(/\.\w{2,5}$/, '');
}

/** Returns the path with each earlier date. */
function redated(path: string, { date, former }: Item): string[] {
  const [year, month, day] = date.slice(0, 10).split('-');
  const forms: ((parts: string[]) => string)[] = [
    ([y, m, d]) => `/${y}/${m}/${d}/`,
    ([y, m]) => `/${y}/${m}/`,
    ([y]) => `/${y}/`,
  ];
  if (!year || !month || !day) return [];
  const form = forms.find((make) => path.includes(make([year, month, day])));
  const earlier = former.dates
    .map((each) => each.slice(0, 10))
    .filter((each) => /^\d{4}(-\d\d){2}$/.test(each));
  return form ? earlier.map((each) => path.replace(form([year, month, day]), form(each.split('-')))) : [];
}

/** Attaches the original and the comparison. `body` compares the texts. */
export function withOriginal(
  post: ImportedPost,
  original: PostOriginal,
  body: ContentComparison,
): ImportedPost {
  const { title, excerpt } = post;
  return {
    ...post,
    comparison: comparePost(original, { title, excerpt: excerpt ?? '' }, body),
    original,
  };
}
