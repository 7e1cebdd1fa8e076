import { archiveAddress } from '../../shared/import-source.ts';
import { escapeText } from '../../shared/rich-text/escape.ts';
import type { DecodedText } from '../files/decode-text.ts';
import { type SourcePost, sourceKey } from '../post/source-post.ts';
import type { RunSourceJob } from '../source-jobs.ts';
import type { Row } from '../values/row.ts';
import { type FindFile, htmlName, pictureName } from './find-file.ts';
import { readFrontMatter } from './front-matter.ts';
import { mapHtmlAddresses } from './markdown-html.ts';
import { readNoteMarkup } from './note-markup.ts';
import { pathOfAll, readFileName } from './post-link.ts';
import {
  coverOf,
  datesOf,
  excerptOf,
  formerOf,
  isPinned,
  tagsOf,
  textOf,
  withheldBy,
} from './post-values.ts';
import { readTemplateTags } from './template-tags.ts';

/** What a text may refer to. */
export interface MarkdownSite {
  findFile: FindFile;
  findNamed: FindFile;
  run: RunSourceJob;
  /** What templates know the site's settings by (`site.name`). */
  values: Row;
  /** The blog's address with a slash at its end; null where nobody knows it. */
  base: string | null;
  /** The time of the import, in ISO 8601. */
  now: string;
  /** Paths without their languages, of which there are several files. */
  translated: ReadonlySet<string>;
  /** Addresses of the posts and pages by their paths, from the blog's root on. */
  links: ReadonlyMap<string, string>;
}

/** Places where a word may be broken, which nothing but a page shows. */
const softHyphen = /\u00ad|&shy;|&#(?:173|xad);/gi;

/** The title of a text that has it as its first line alone. */
const headingAt = /^\s*#[^\S\n]+([^\n]+?)[^\S\n]*#*[^\S\n]*(?:\n|$)/;

/** A file of Markdown, or of HTML with front matter, as a post. Rejects where the text takes too long to be read. */
export async function markdownPost(
  path: string,
  decoded: DecodedText,
  site: MarkdownSite,
): Promise<SourcePost> {
  const {
    values: head,
    body,
    broken,
  } = readFrontMatter(decoded.text.replace(softHyphen, '').replace(/\r\n?/g, '\n'));
  const changes: SourcePost['changes'] = [];
  if (decoded.guessed > 0)
    changes.push({ code: 'encoding_guessed', what: 'Windows-1252', count: decoded.guessed });
  if (decoded.unreadable > 0) changes.push({ code: 'bytes_unreadable', what: '', count: decoded.unreadable });
  if (broken !== undefined) changes.push({ code: 'front_matter_broken', what: broken });
  const { slug, date, language } = readFileName(path);
  const isJekyll = /(?:^|\/)_(?:posts|drafts)\//.test(path);
  const map = (address: string) => mapAddress(address, path, site);
  const cover = coverOf(head);
  const tags = tagsOf(head, isJekyll);
  const isHtml = htmlName.test(path);
  const emoji = /:[a-z\d_+-]{2,40}:/.test(body) ? (await import('gemoji')).nameToEmoji : {};
  const notes = { ...site, path, emoji, changes, tags };
  const page = { isMdx: /\.mdx$/i.test(path), site: site.values, head, changes };
  const written = readTemplateTags(body, page, (text) => (isHtml ? text : readNoteMarkup(text, notes)));
  const title = textOf(head, 'title', 'Title');
  const link = site.links.get(path) ?? '';
  const heading = title === '' && !isHtml ? headingAt.exec(written) : null;
  const markdown = heading ? written.slice(heading[0].length) : written;
  return {
    sourceKey: sourceKey('markdown', textOf(head, 'guid', 'uuid') || path),
    title: heading
      ? await site.run('markdown', withoutMarks(heading[1] ?? ''))
      : escapeText(title || nameOf(path)),
    slug: textOf(head, 'slug') || slug,
    dates: datesOf(head, date, site.now),
    cover: cover.address === '' ? '' : map(cover.address),
    coverAlt: escapeText(cover.alt),
    excerpt: escapeText(excerptOf(head)),
    html: mapHtmlAddresses(isHtml ? markdown : await site.run('markdown', markdown), map),
    tags,
    language: textOf(head, 'lang', 'language', 'locale') || language,
    status: broken === undefined ? withheldBy(head, path, site.now) || 'published' : 'draft',
    link: fromBlog(link, site.base),
    former: formerOf(head, link).map((address) => fromBlog(address, site.base)),
    ...groupOf(head, path, site),
    isPinned: isPinned(head),
    changes,
  };
}

/** What names a post's translations: Hugo's key, Jekyll's reference, or the file's path but for its language. */
function groupOf(head: Row, path: string, { translated }: MarkdownSite): Pick<SourcePost, 'group'> {
  const key = textOf(head, 'translationKey', 'translationkey', 'translation_key', 'ref', 'lang-ref');
  if (key !== '') return { group: { name: `key ${key}`, isSure: true } };
  const name = pathOfAll(path);
  return translated.has(name) ? { group: { name, isSure: false } } : {};
}

/** A heading without the marks of notes. */
function withoutMarks(heading: string): string {
  return heading.replace(/\^?\[\^[^\]]*\]/g, '');
}

/** The title that a file's name gives its text, as Obsidian and Jekyll show it; '' where that names no text. */
function nameOf(path: string): string {
  const { slug } = readFileName(path);
  const words = /\s/.test(slug) ? slug : slug.replace(/[-_]+/g, ' ');
  return /^(?:index|post|untitled.*|[\d\s]*)$/i.test(words)
    ? ''
    : words.charAt(0).toUpperCase() + words.slice(1);
}

/** A picture of the folder gets an address of its own, another text that of its post; all else stays as written. */
function mapAddress(address: string, path: string, { findFile, links, base }: MarkdownSite): string {
  const folder = base === null ? '/' : new URL(base).pathname;
  const inBlog = address.startsWith(folder) ? address.slice(folder.length - 1) : address;
  const found = findFile(inBlog, path);
  if (found === undefined) return address;
  const link = links.get(found);
  if (pictureName.test(found)) return archiveAddress(found);
  return link === undefined ? address : fromBlog(link, base);
}

/** Addresses from the blog's root on, where that is not the root of its host. */
function fromBlog(link: string, base: string | null): string {
  return link.startsWith('/') && base !== null ? base + link.slice(1) : link;
}
