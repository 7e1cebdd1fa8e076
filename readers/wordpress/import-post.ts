import { isPostDate } from '../../shared/dates.ts';
import {
  type ChangeLog,
  createChangeLog,
  type ImportedPost,
  type ImportedTranslation,
  type PostOriginal,
} from '../../shared/imported-post.ts';
import { type Locale, locales, parseLocale } from '../../shared/locale.ts';
import { postLimits } from '../../shared/post.ts';
import { escapeAttribute, escapeText } from '../../shared/rich-text/html.ts';
import { plainText } from '../../shared/rich-text/parse-html.ts';
import { sanitizeHtml } from '../../shared/rich-text/sanitize.ts';
import { slugFromAddress, slugFromTitle, slugify } from '../../shared/slug.ts';
import type { VisibleContent } from '../fidelity/compare-content.ts';
import { type OldAddresses, readVisible, reportLostWords } from '../fidelity/read-visible.ts';
import { fileName, webAddress } from '../html/embed-address.ts';
import type { Attachments } from './attachments.ts';
import { convertContent, withFootnotes, withoutFormulaMarks } from './convert-content.ts';
import {
  decodeReferences,
  formerPaths,
  plainTitle,
  postDate,
  postLanguage,
  postTags,
  shortened,
  titleOf,
  withheldFor,
  withheldStatus,
  withOriginal,
  withoutHiddenBlocks,
  withSigns,
} from './post-values.ts';
import { bulletinBoard, replaceShortcodes } from './replace-shortcodes.ts';
import { isInline, isLayout, isShortcode, parseShortcodes, plainShortcodes } from './shortcodes.ts';
import { descriptionMeta, otherKindOf, type WxrItem } from './wxr-items.ts';

const statuses = new Map<string, ImportedPost['status']>([
  ['publish', 'published'],
  ['draft', 'draft'],
  ['future', 'scheduled'],
]);

/** Restores an item of this site's own export exactly; null if changed. `base` has a trailing slash. */
export function readBackPost(
  item: WxrItem,
  sourceKey: string,
  { attachments, base }: { attachments: Attachments; base: string | null },
): ImportedPost | null {
  const title = decodeReferences(item.title);
  const excerpt = decodeReferences(item.excerpt);
  const terms = (domain: string) => item.categories.filter((term) => term.domain === domain);
  const tags = terms('post_tag').map(({ name }) => decodeReferences(name));
  const language = parseLocale(terms('language')[0]?.nicename);
  const status = statuses.get(item.status);
  const cover = coverOf(item, attachments);
  const isWhole =
    title.trim() !== '' &&
    title.length <= postLimits.title &&
    excerpt.length <= postLimits.excerpt &&
    tags.length <= postLimits.tags &&
    tags.every((tag) => tag.length <= postLimits.tag) &&
    isPostDate(item.dcDate) &&
    item.name !== '' &&
    slugify(item.name) === item.name &&
    item.password === '';
  if (!isWhole || !language || !status || cover === undefined) return null;
  return {
    sourceKey,
    title,
    slug: item.name,
    date: item.dcDate,
    ...cover,
    excerpt: excerpt || null,
    html: withoutOrigin(sanitizeHtml(item.content), base),
    tags,
    language,
    status,
    link: webAddress(item.link, base),
    former: formerPaths(item, base),
    changes: [],
  };
}

/** Returns the cover image; undefined if it is invalid. */
function coverOf(
  { meta }: WxrItem,
  attachments: Attachments,
): Pick<ImportedPost, 'cover' | 'cover_alt'> | undefined {
  if (meta._thumbnail_id === undefined) return { cover: null, cover_alt: null };
  const { url = '', alt = '' } = attachments.get(meta._thumbnail_id) ?? {};
  const isUsable = /^https?:\/\/[^\s\\]+$/i.test(url) && URL.canParse(url);
  const isShort = url.length <= postLimits.cover && alt.length <= postLimits.cover_alt;
  return isUsable && isShort ? { cover: url, cover_alt: alt || null } : undefined;
}

/**
 * Makes links to this site relative, except links to posts, whose new URL isn't known yet, and URLs of
 * images, which are downloaded later.
 */
function withoutOrigin(html: string, base: string | null): string {
  if (base === null) return html;
  const link = `<a href="${base}`;
  return html.split(link).reduce((before, after) => {
    const leadsOn = /^(?:blog|media)\//.test(after);
    return `${before}${leadsOn ? link : '<a href="/'}${after}`;
  });
}

/**
 * Language markers of qTranslate and WPGlobus: `[:en]`, `{:en}`, `<!--:en-->`, `[lang_en]`. Without a name or
 * with a slash, they end a language.
 */
const marker =
  /\[:([a-z]{2}(?:[-_][a-z]{2})?)?\]|\{:([a-z]{2})?\}|<!--:([a-z]{2})?-->|\[lang_([a-z]{2})\]|\[\/lang_[a-z]{2}\]/gi;
const opener = /\[:[a-z]{2}(?:[-_][a-z]{2})?\]|\{:[a-z]{2}\}|<!--:[a-z]{2}-->|\[lang_[a-z]{2}\]/i;

/** A text in one language, and the languages that were omitted. */
interface PickedText {
  text: string;
  /** Null if the text has no language markers. */
  language: string | null;
  dropped: string[];
}

export function isMultilingual(text: string): boolean {
  return opener.test(text);
}

interface Part {
  /** Null for text that belongs to all languages. */
  language: string | null;
  text: string;
  written: string;
}

function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let [at, start] = [0, 0];
  let language: string | null = null;
  for (const match of text.matchAll(marker)) {
    parts.push({ language, text: text.slice(at, match.index), written: text.slice(start, match.index) });
    language = match.slice(1).find(Boolean)?.toLowerCase().slice(0, 2) ?? null;
    start = match.index;
    at = start + match[0].length;
  }
  return [...parts, { language, text: text.slice(at), written: text.slice(start) }];
}

/** Returns the languages in which there is text. */
function languagesOf(text: string): string[] {
  if (!isMultilingual(text)) return [];
  const filled = partsOf(text).filter((part) => part.language !== null && part.text.trim() !== '');
  return [...new Set(filled.map((part) => part.language ?? ''))];
}

/** Returns the text in the first preferred language that is available, with the parts for all languages. */
export function pickLanguage(text: string, preferred: readonly string[]): PickedText {
  if (!isMultilingual(text)) return { text, language: null, dropped: [] };
  const present = languagesOf(text);
  const chosen = preferred.find((each) => present.includes(each)) ?? present[0] ?? null;
  const matching = partsOf(text).filter((part) => part.language === null || part.language === chosen);
  return {
    text: matching.map((part) => part.text).join(''),
    language: chosen,
    dropped: present.filter((each) => each !== chosen),
  };
}

/** Removes languages from a text. If nothing else remains, the text is unchanged. */
function withoutLanguages(text: string, languages: readonly string[]): string {
  if (languagesOf(text).every((each) => languages.includes(each))) return text;
  return partsOf(text)
    .filter(({ language }) => language === null || !languages.includes(language))
    .map(({ written }) => written)
    .join('');
}

/** Removes the markers and returns the text in all languages. */
export function withoutLanguageMarkers(text: string): string {
  return isMultilingual(text) ? text.replace(marker, '\n') : text;
}

/** The longest name of a group. Those of Polylang and WPML are short. */
const longest = 200;

/** Returns the translation group from Polylang's term or WPML's fields. Names are unique per blog. */
export function translationGroup(
  item: Pick<WxrItem, 'categories' | 'meta' | 'id'>,
  base: string | null,
): ImportedTranslation | undefined {
  const { meta } = item;
  const language = item.categories.find(({ domain }) => domain === 'language');
  // A post in an unsupported language has no translation here.
  if (language && !parseLocale(language.nicename) && !parseLocale(language.name)) return undefined;
  const of = (kind: string, name: string | undefined) =>
    name ? `${base ?? ''} ${kind} ${name}`.slice(0, longest) : undefined;
  const term = item.categories.find(({ domain }) => domain === 'post_translations');
  const isOfWpml = [meta.wpml_language, meta._wpml_language].some(Boolean);
  const group =
    of('term', term?.nicename || term?.name) ??
    of('group', meta._wpml_import_translation_group) ??
    of('trid', meta._wpml_trid ?? meta.trid) ??
    of('post', meta._icl_lang_duplicate_of);
  const original = parseLocale(meta._wpml_import_source_language_code) ?? null;
  if (group !== undefined) return { group, isExpected: true, original };
  // WPML's fields in a duplicated post are about its original.
  const own = isOfWpml ? of('post', item.id) : undefined;
  return own === undefined ? undefined : { group: own, isExpected: false, original: null };
}

/** What the items of an export refer to, and facts about the file. */
export interface Blog {
  attachments: Attachments;
  reusable: ReadonlyMap<string, string>;
  base: string | null;
  language: string;
  /** True for this site's own export, whose texts are imported unchanged. */
  isOwnExport: boolean;
  /** The date of the file and the day of the import (`YYYY-MM-DD`), for undated posts. */
  date: string;
  today: string;
  /** The time of the import. Posts with a later date are scheduled. */
  now?: string;
  /** The preferred languages of multilingual texts, in order. */
  preferred: readonly string[];
  /** Whether to store the originals and compare the posts with them. */
  keepsOriginals?: boolean;
}

const published = /^(publish|published)$/i;

/** Converts an item to one post for each supported language it has. Items of other types become drafts. */
export function importPost(item: WxrItem, sourceKey: string, isDamaged: boolean, blog: Blog): ImportedPost[] {
  const kind = otherKindOf(item);
  const isOwn = blog.isOwnExport && !isDamaged && kind === undefined;
  const exported = isOwn ? readBackPost(item, sourceKey, blog) : null;
  const log = createChangeLog();
  if (exported) {
    const source = readVisible(item.content, blog);
    const compared = reportLostWords(source, exported.html, log);
    const post = { ...exported, ...withPlace(item, blog), changes: log.list() };
    if (!blog.keepsOriginals) return [post];
    const [title, excerpt] = [decodeReferences(item.title), decodeReferences(item.excerpt)];
    const [html, { base }] = [item.content, blog];
    return [
      withOriginal(post, { title, excerpt, html, links: source.links, base, isClassic: false }, compared),
    ];
  }
  const written = languagesOf(item.content);
  const languages = [...new Set([...blog.preferred, ...locales])].filter(
    (each): each is Locale => written.includes(each) && parseLocale(each) !== undefined,
  );
  if (languages.length < 2) return [readItem(item, sourceKey, isDamaged, blog)];
  return languages.map((language, at) => {
    const others = at === 0 ? languages : written;
    const own = inLanguage(
      item,
      language,
      others.filter((each) => each !== language),
    );
    const preferred = [language, ...blog.preferred];
    const key = at === 0 ? sourceKey : `${sourceKey}#${language}`;
    const post = readItem(own, key, isDamaged, { ...blog, preferred });
    return parted(post, { languages, language, isFirst: at === 0, sourceKey }, blog);
  });
}

/** Returns the item in one language. */
function inLanguage(item: WxrItem, language: Locale, others: readonly string[]): WxrItem {
  const own = (text: string) => withoutLanguages(text, others);
  const { title, content, excerpt } = item;
  const lacks = languagesOf(excerpt).length > 0 && !languagesOf(excerpt).includes(language);
  return { ...item, title: own(title), content: own(content), excerpt: lacks ? '' : own(excerpt) };
}

/** Separates two translations from one item. The first one keeps the URL. */
function parted(
  post: ImportedPost,
  of: { languages: Locale[]; language: Locale; isFirst: boolean; sourceKey: string },
  { base, language: blogLanguage }: Blog,
): ImportedPost {
  const { languages, language, isFirst, sourceKey } = of;
  const original = languages.find((each) => each === parseLocale(blogLanguage)) ?? null;
  const path = URL.parse(post.link ?? '')?.pathname;
  const slug = slugFromTitle(post.title);
  return {
    ...post,
    language,
    ...(!isFirst && { link: null, slug: slug === post.slug ? `${slug}-${language}` : slug, isPinned: false }),
    former: [...(isFirst ? (post.former ?? []) : []), ...(path ? [`/${language}${path}`] : [])],
    translation: { group: `${base ?? ''} item ${sourceKey}`.slice(0, 200), isExpected: true, original },
    changes: [{ code: 'languages_parted', what: languages.join(', '), count: 1 }, ...post.changes],
  };
}

function readItem(item: WxrItem, sourceKey: string, isDamaged: boolean, blog: Blog): ImportedPost {
  const kind = otherKindOf(item);
  const log = createChangeLog();
  if (isDamaged) log.add('damaged');
  const feed = item.type === '' && item.id === '';
  const wasPublished = published.test(item.status) || (feed && item.status === '');
  const { date, from } = postDate(item, { file: blog.date, today: blog.today });
  const withheld = wasPublished ? withheldFor(item) : item.status.toLowerCase() || 'none';
  const status = withheldStatus({ kind, withheld, date, now: blog.now }, log);
  if (item.password !== '') log.add('password_text');

  const written =
    withFootnotes(withoutHiddenBlocks(item.content, log), item.meta.footnotes ?? '') ||
    (feed ? item.description : '');
  const body = pickLanguage(written, blog.preferred);
  for (const language of body.dropped) log.add('language_dropped', language);
  const pick = (text: string) => pickLanguage(text, body.language ? [body.language] : blog.preferred).text;

  const context = { ...blog, postId: item.id, footnotes: item.meta.footnotes ?? '', log };
  const { html, whole } = convertContent(withEnclosures(body.text, item, log), context);
  const shown = sourceHtml(withoutLanguageMarkers(written));
  const source = readVisible(shown, blog);
  const compared = reportLostWords(source, whole, log);
  if (from !== null) log.add('date_missing', from);
  const title = titleOf(pick(item.title), html, date, log);
  const excerpt = excerptText(pick(item.excerpt), context) || plainTitle(pick(descriptionOf(item)));
  const post: ImportedPost = {
    sourceKey,
    ...(kind !== undefined && { kind }),
    title,
    slug: slugFromAddress(wholeEscapes(lastName(item.name))) || slugFromTitle(title),
    date,
    ...postCover(item, html, context),
    excerpt: shortened(excerpt, postLimits.excerpt, 'excerpt_shortened', log) || null,
    html,
    tags: postTags(item, pick, log),
    language: postLanguage(item, body.language, blog.language),
    status,
    ...withPlace(item, blog),
    link: webAddress(item.link, blog.base),
    former: formerPaths(item, blog.base),
    changes: [],
  };
  post.changes = log.list();
  if (!blog.keepsOriginals) return post;
  const original: PostOriginal = {
    title: plainTitle(withoutLanguageMarkers(item.title)),
    excerpt:
      excerptText(withoutLanguageMarkers(item.excerpt), { ...context, log: createChangeLog() }) || excerpt,
    html: shown,
    links: source.links,
    base: blog.base,
    isClassic: !written.includes('<!-- wp:'),
  };
  return withOriginal(post, original, compared);
}

/** Returns a plug-in's meta description, unless it is a template (`%%title%%`, `#post_title`). */
function descriptionOf({ meta }: WxrItem): string {
  const written = descriptionMeta.map((key) => meta[key] ?? '').find((value) => value !== '') ?? '';
  return /%%?\w+%|(?:^|\s)#\w+_\w+/.test(written) ? '' : written;
}

/** Returns the fields for order and grouping. */
function withPlace(item: WxrItem, { base }: Blog): Pick<ImportedPost, 'translation' | 'isPinned'> {
  const translation = translationGroup(item, base);
  return { ...(translation && { translation }), ...(item.sticky === '1' && { isPinned: true }) };
}

/** Returns the last part of a Squarespace name, which is the end of a URL: `blog/2023/my-post.html`. */
function lastName(name: string): string {
  return name
    .replace(/\/+$/, '')
    .replace(/^.*\//, '')
    .replace(/\.html?$|__trashed(?:-\d+)?$/i, '');
}

/** Removes an incomplete character from the end, because WordPress truncated long slugs inside characters. */
function wholeEscapes(name: string): string {
  let text = name.replace(/%[\da-f]?$/i, '');
  for (let round = 0; round < 4; round += 1) {
    try {
      decodeURIComponent(text);
      return text;
    } catch {
      text = text.replace(/%[\da-f]{2}$/i, '');
    }
  }
  return name;
}

function excerptText(
  written: string,
  context: { attachments: Attachments; postId: string; base: string | null; log: ChangeLog },
): string {
  const html = replaceShortcodes(written, { ...context, log: createChangeLog() });
  return plainText(withSigns(html, context.log).replaceAll('\n', ' '));
}

/** Adds links to recordings that only the theme of a podcast played. */
export function withEnclosures(
  html: string,
  item: Pick<WxrItem, 'enclosures' | 'meta'>,
  log: ChangeLog,
): string {
  // An enclosure has its URL, length and type on separate lines.
  const [url = '', , type = ''] = (item.meta.enclosure ?? '').split(/\r?\n/).map((line) => line.trim());
  const links = [...item.enclosures, { url, type }]
    .filter((each) => /^(audio|video)\//.test(each.type) && /^https?:\/\//.test(each.url))
    .filter((each) => !html.includes(each.url.split('?')[0] ?? each.url))
    .map((each) => {
      log.add('media_linked', each.type.split('/')[0]);
      return `<p><a href="${escapeAttribute(each.url)}">${escapeText(fileName(each.url))}</a></p>`;
    });
  return links.length > 0 ? `${html}\n\n${links.join('')}` : html;
}

/** Reads a WordPress body's visible content without shortcode tags or content that shortcodes generate. */
export function readSource(content: string, blog: OldAddresses): VisibleContent {
  return readVisible(sourceHtml(content), blog);
}

/** Removes shortcode tags and formula marks, which readers don't see. */
function sourceHtml(content: string): string {
  return withoutShortcodeTags(withoutFormulaMarks(content));
}

function withoutShortcodeTags(content: string): string {
  if (!content.includes('[')) return content;
  const tokens = parseShortcodes(content);
  return tokens
    .map((token) => {
      if (token.kind === 'text') return token.text;
      if (token.kind === 'escaped') return token.raw;
      const start = token.kind === 'open' ? token : tokens[token.opens ?? -1];
      const isTag = start?.kind === 'open' ? isShortcode(start) : plainShortcodes.has(token.name);
      if (!isTag) return token.raw;
      if (isInline(token.name) || bulletinBoard.has(token.name)) return '';
      return isLayout(token.name) ? '\n' : ' ';
    })
    .join('');
}

/** Returns the featured image with its alt text, else the body's first image; null if there is none. */
export function postCover(
  item: Pick<WxrItem, 'meta' | 'enclosures'>,
  html: string,
  from: { attachments: Attachments; base: string | null; log: ChangeLog },
): Pick<ImportedPost, 'cover' | 'cover_alt'> {
  const featured = item.meta._thumbnail_id ?? '';
  const upload = from.attachments.get(featured);
  if (/^[1-9]\d*$/.test(featured) && upload === undefined) from.log.add('cover_missing', featured);
  const first = /<img src="([^"]*)"/.exec(html)?.[1];
  const enclosed = item.enclosures.find(({ type }) => type.startsWith('image/'))?.url;
  // The plug-in "Featured Image from URL" doesn't use uploads.
  const candidates = [
    { url: upload?.url, alt: upload?.alt },
    { url: item.meta.fifu_image_url },
    { url: first === undefined ? undefined : plainTitle(first) },
    { url: enclosed },
  ];
  for (const { url, alt = '' } of candidates) {
    const cover = url === undefined ? null : webAddress(url, from.base);
    if (cover === null || cover.length > postLimits.cover) continue;
    return {
      cover,
      cover_alt: shortened(alt, postLimits.cover_alt, 'cover_alt_shortened', from.log) || null,
    };
  }
  return { cover: null, cover_alt: null };
}
