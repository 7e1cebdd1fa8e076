import {
  type ChangeLog,
  createChangeLog,
  type ImportedPost,
  type PostOriginal,
} from '../../shared/imported-post.ts';
import { type Locale, locales, parseLocale } from '../../shared/locale.ts';
import { postLimits } from '../../shared/post-limits.ts';
import { plainText } from '../../shared/rich-text/plain-text.ts';
import { slugFromAddress, slugFromTitle } from '../../shared/slug.ts';
import type { Attachments } from '../attachments.ts';
import { convertContent } from '../content/convert-content.ts';
import { webAddress } from '../content/embed-address.ts';
import { withFootnotes } from '../content/footnotes.ts';
import { replaceShortcodes } from '../content/replace-shortcodes.ts';
import { otherKindOf } from '../content-kind.ts';
import { sourceHtml } from '../fidelity/read-source.ts';
import { readVisible } from '../fidelity/read-visible.ts';
import { reportLostWords } from '../fidelity/report-lost-words.ts';
import { descriptionMeta, type WxrItem } from '../xml/wxr-item.ts';
import { withEnclosures } from './enclosures.ts';
import { formerPaths } from './former-paths.ts';
import { languagesOf, pickLanguage, withoutLanguageMarkers, withoutLanguages } from './pick-language.ts';
import { decodeReferences, plainTitle, withSigns } from './plain-title.ts';
import { postCover } from './post-cover.ts';
import { postDate } from './post-date.ts';
import { postLanguage } from './post-language.ts';
import { postTags } from './post-tags.ts';
import { titleOf } from './post-title.ts';
import { readBackPost } from './read-back-post.ts';
import { shortened } from './shortened.ts';
import { translationGroup } from './translation-group.ts';
import { withOriginal } from './with-original.ts';
import { withheldFor, withheldStatus, withoutHiddenBlocks } from './withheld.ts';

/** What an item refers to, and what the file says for all items. */
export interface Blog {
  attachments: Attachments;
  reusable: ReadonlyMap<string, string>;
  base: string | null;
  language: string;
  /** Whether an export of a site like this one is read: its texts come back as they were. */
  isOwnExport: boolean;
  /** The file's own date, as written, and the day of the import (`YYYY-MM-DD`), for posts without a date. */
  date: string;
  today: string;
  /** The moment of the import: what is dated later is scheduled. */
  now?: string;
  /** Languages that a bilingual text is wanted in, the likelier first. */
  preferred: readonly string[];
  /** Whether posts come with their originals, and compared with them. */
  keepsOriginals?: boolean;
}

const published = /^(publish|published)$/i;

/** An item in our form: one post, or one for each of our languages that it has a text in. What is no article is a draft. */
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

/** The item without its texts in other languages. */
function inLanguage(item: WxrItem, language: Locale, others: readonly string[]): WxrItem {
  const own = (text: string) => withoutLanguages(text, others);
  const { title, content, excerpt } = item;
  const lacks = languagesOf(excerpt).length > 0 && !languagesOf(excerpt).includes(language);
  return { ...item, title: own(title), content: own(content), excerpt: lacks ? '' : own(excerpt) };
}

/** A post that was one with its translation: of the two, the first keeps the address, and each gets that of its language. */
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

/** What plug-ins had written for search engines, where that is words and no pattern of theirs (`%%title%%`, `#post_title`). */
function descriptionOf({ meta }: WxrItem): string {
  const written = descriptionMeta.map((key) => meta[key] ?? '').find((value) => value !== '') ?? '';
  return /%%?\w+%|(?:^|\s)#\w+_\w+/.test(written) ? '' : written;
}

/** What a post is among the others. */
function withPlace(item: WxrItem, { base }: Blog): Pick<ImportedPost, 'translation' | 'isPinned'> {
  const translation = translationGroup(item, base);
  return { ...(translation && { translation }), ...(item.sticky === '1' && { isPinned: true }) };
}

/** Squarespace's names are the ends of addresses: `blog/2023/my-post.html`. */
function lastName(name: string): string {
  return name
    .replace(/\/+$/, '')
    .replace(/^.*\//, '')
    .replace(/\.html?$|__trashed(?:-\d+)?$/i, '');
}

/** An address without the part of a letter that it ends in: WordPress used to cut long ones anywhere. */
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

/** Shortcodes of an excerpt are taken away, not told: those of the body are what counts. */
function excerptText(
  written: string,
  context: { attachments: Attachments; postId: string; base: string | null; log: ChangeLog },
): string {
  const html = replaceShortcodes(written, { ...context, log: createChangeLog() });
  return plainText(withSigns(html, context.log).replaceAll('\n', ' '));
}
