import { parse as parseToml } from 'smol-toml';
import { parseDocument } from 'yaml';
import { archiveAddress } from '../../shared/import.ts';
import { escapeText } from '../../shared/rich-text/html.ts';
import type { DecodedText } from '../decode-text.ts';
import type { RunSourceJob } from '../source-jobs.ts';
import { asRow, asText, type Row, type SourcePost, sourceKey } from '../source-post.ts';
import { mapHtmlAddresses } from './markdown-html.ts';
import {
  coverOf,
  datesOf,
  excerptOf,
  type FindFile,
  formerOf,
  htmlName,
  isPinned,
  pathOfAll,
  pictureName,
  readFileName,
  tagsOf,
  textName,
  textOf,
  withheldBy,
} from './post-values.ts';
import { readTemplateTags } from './template-tags.ts';

/** A text file's front matter and what follows it. */
export interface FrontMatter {
  values: Row;
  body: string;
  /** The line that could not be read as it is written, or the first of them all; undefined where nothing is wrong. */
  broken?: string;
}

/** Longest front matter that is read, in characters, its lines where one is wrong, and how often it may refer to a part of itself. */
const limits = { head: 100_000, mended: 500, aliases: 100 };

/** Front matter between marks: YAML, TOML or JSON, as Hugo, Jekyll, Eleventy and Hexo have it. */
const fenced =
  /^(?:---(?<language>yaml|yml|toml|json|js)?[^\S\n]*\n(?<dashes>[\s\S]*?)(?<=\n)(?:---|\.\.\.)|\+\+\+[^\S\n]*\n(?<toml>[\s\S]*?)(?<=\n)\+\+\+|;;;[^\S\n]*\n(?<json>[\s\S]*?)(?<=\n);;;)[^\S\n]*(?:\n|$)/;

/** Front matter without a mark before it, as Pelican, MultiMarkdown and Hexo have it: lines of names and values. */
const bare =
  /^(?=(?:title|date|slug|status|layout|author|tags)[^\S\n]*:)((?:[\w-]{1,40}[^\S\n]*:[^\n]*\n|(?:[^\S\n]+|-[^\S\n])\S[^\n]*\n){1,100}?)(?:---[^\S\n]*(?:\n|$)|[^\S\n]*\n|$)/i;

/** Front matter that begins and never ends: its lines of names and values. */
const unclosed =
  /^(?:---|\+\+\+)[^\S\n]*\n((?:[\w-]+(?::|[^\S\n]*=)(?:[^\S\n][^\n]*)?(?:\n(?:[^\S\n]+|-[^\S\n])[^\n]*)*(?:\n|$))+)/;

/** Separates the front matter at a text's start from the text. */
export function readFrontMatter(written: string): FrontMatter {
  const text = written.replace(/\r\n?/g, '\n').trimStart();
  if (/^\{\s*"/.test(text)) return readJson(text, written);
  const found = fenced.exec(text);
  const groups: Readonly<Record<string, string | undefined>> = found?.groups ?? {};
  const { language, dashes, toml, json } = groups;
  const inner = dashes ?? toml ?? json;
  if (!found || inner === undefined) return readUnclosed(text) ?? readBare(text, written);
  const body = text.slice(found[0].length);
  if (inner.length > limits.head) return broken(text);
  if (inner.trim() === '') return { values: {}, body };
  const read =
    toml !== undefined || language === 'toml'
      ? parseToml
      : json !== undefined || language === 'json'
        ? readJsonHead
        : readYaml;
  // A program is not run.
  const values = language === 'js' ? null : readHead(inner, read, body);
  if (values) return values;
  // Words between two rules, where nothing looks like the name of a value.
  if (!language && !/^\s*["\w-]+\s*[:=]/m.test(inner)) return { values: {}, body: written };
  return { ...broken(`${asCode(inner)}${body}`, inner), values: titleIn(inner) };
}

function readUnclosed(text: string): FrontMatter | null {
  const [whole, head] = unclosed.exec(text) ?? [];
  if (whole === undefined || head === undefined) return null;
  const [mark = ''] = text.split('\n');
  const read = readHead(head, mark.startsWith('+') ? parseToml : readYaml, text.slice(whole.length));
  return read ? { ...read, broken: mark } : broken(text);
}

function readBare(text: string, written: string): FrontMatter {
  const [whole, head] = bare.exec(`${text}\n`) ?? [];
  const isText = whole === undefined || head === undefined || !/^title|\n./i.test(head);
  if (isText) return { values: {}, body: written };
  const names = head.replace(/^[\w-]+(?=[^\S\n]*:)/gm, (name) => name.toLowerCase());
  const read = readHead(names, readYaml, text.slice(whole.length));
  // What is between no marks is no YAML to most: a colon in a title is none of its mistakes.
  return read ? { values: read.values, body: read.body } : { values: {}, body: written };
}

function broken(body: string, head = body): FrontMatter {
  const line = head.split('\n').find((each) => /[\p{L}\p{N}]/u.test(each)) ?? '';
  return { values: {}, body, broken: line.trim().slice(0, 200) };
}

/** The values, or those that can be read once the values in the way are taken as plain text; null where even that is none. */
function readHead(head: string, read: (text: string) => unknown, body: string): FrontMatter | null {
  const whole = valuesOf(head, read);
  if (whole) return { values: whole, body };
  const lines = head.split('\n');
  if (lines.length > limits.mended) return null;
  let bad = '';
  const quoted = lines.map((line) => {
    const [, name, value] = /^([\w-]+\s*[:=])\s*(\S.*?)\s*$/.exec(line) ?? [];
    if (name === undefined || value === undefined || valuesOf(line, read) || /^[[{|>&*]/.test(value))
      return line;
    bad ||= line;
    return `${name} ${JSON.stringify(value.replace(/^(["'])(.*)\1$/, '$2'))}`;
  });
  const mended = valuesOf(quoted.join('\n').replaceAll('\t', '  '), read);
  return mended ? { values: mended, body, broken: bad || lines[0] || ' ' } : null;
}

function valuesOf(text: string, read: (text: string) => unknown): Row | null {
  try {
    const value = read(text);
    return value === null ? {} : asRow(value);
  } catch {
    return null;
  }
}

function readYaml(text: string): unknown {
  const document = parseDocument(text, { uniqueKeys: false, logLevel: 'silent' });
  if (document.errors.length > 0) throw new Error(document.errors[0]?.message);
  return document.toJS({ maxAliasCount: limits.aliases });
}

/** JSON between marks; Hexo leaves its braces out. */
function readJsonHead(text: string): unknown {
  return JSON.parse(/^\s*\{/.test(text) ? text : `{${text}}`);
}

/** JSON without marks, as Hugo has it: it ends with its brace. */
function readJson(text: string, written: string): FrontMatter {
  const head = /^\{(?:[^"{}]|"(?:[^"\\\n]|\\.)*"|\{(?:[^"{}]|"(?:[^"\\\n]|\\.)*"|\{[^{}]*\})*\})*\}/.exec(
    text,
  )?.[0];
  if (head === undefined) return broken(written);
  const values = valuesOf(head, readJsonHead);
  return values ? { values, body: text.slice(head.length) } : broken(written);
}

/** What could be a title in front matter that nothing else can be read of. */
function titleIn(head: string): Row {
  const title = /^title\s*[:=]\s*(.+?)\s*$/im.exec(head)?.[1] ?? '';
  return title === '' ? {} : { title: asText(title.replace(/^(["'])(.*)\1$/, '$2')) };
}

/** Shown as it is written, and not as Markdown. */
function asCode(head: string): string {
  return `\`\`\`\`\n${head}\`\`\`\`\n\n`;
}

/** What the texts of an archive know of each other. */
interface NotePage {
  /** The path of the text or file that a note is named by. */
  findNamed: FindFile;
  path: string;
  /** Addresses of texts, by their paths. */
  links: ReadonlyMap<string, string>;
  /** Emoji by the names that GitHub has for them. */
  emoji: Readonly<Record<string, string>>;
  changes: SourcePost['changes'];
  /** Where the tags go that stand in the text. */
  tags: string[];
}

const wikiLink = /(!?)\[\[([^[\]|\n\\]{0,500})(?:\\?\|([^[\]\n]{0,500}))?\]\]/g;

/** `> [!warning]- Careful` of Obsidian and GitHub. */
const callout = /^((?:[^\S\n]*>)+[^\S\n]?)\[!([\w -]{1,40})(?:\|[^\]\n]*)?\][+-]?[^\S\n]*(.*)$/gm;

/** `^quote-of-the-day` at the end of a block, by which other notes name it. */
const blockId =
  /(?:^|[^\S\n])\^(?=[a-z\d-]{0,60}[a-z])(?:[a-z\d]{6}|[a-z\d]{1,30}(?:-[a-z\d]{1,30}){1,9}|[a-z]{3,30}\d{0,9})[^\S\n]*$/gim;

/** A line of nothing but tags; a single one in capitals may be a heading. */
const tagLine =
  /^(?:[^\S\n]*#[\p{L}_][\p{L}\p{N}_/-]{0,99}(?=\s|$)){2,30}[^\S\n]*$|^[^\S\n]*#[\p{Ll}_][\p{L}\p{N}_/-]{0,99}[^\S\n]*$/gmu;

/** An element whose content kramdown and PHP Markdown Extra read as Markdown. */
const readInside =
  /(<\w{1,20}\s[^<>\n]{0,300}?\bmarkdown\s*=\s*["']?(?:1|block|span)["']?[^<>\n]{0,300}>)[^\S\n]*\n?/g;

/** Names and classes of kramdown and Pandoc: behind a heading, a link, a picture or code, or of a stretch of words. */
const headingName = /^(#{1,6}[^\S\n][^\n{]{0,500})\{:?[#.][^{}\n]{0,200}\}[^\S\n]*$/gm;
const attributesBehind = /(?<=[)\]`\ue001])\{[^\S\n]*(?:[#.][\w-]|[\w-]+=)[^{}\n]{0,200}\}/g;
const spanned = /\[([^[\]\n]{1,500})\]\{[^\S\n]*[.#][^{}\n]{0,200}\}/g;

/** `::: warning Title` and `:::` of Pandoc, Docusaurus and VitePress. */
const division =
  /^[^\S\n]{0,20}:{3,20}(?!:)[^\S\n]{0,9}(?:\{[^}\n]*\}|([\w-]{0,40})(?:\[([^\]\n]{0,300})\]|[^\S\n]([^\n{]{0,300}))?(?:\{[^}\n]*\})?)$/gm;

/** Where a generator puts a table of contents. */
const contents =
  /^[^\S\n]*(?:\[\[?_?toc_?\]?\]|\$\{toc\}|@\[toc\])[^\S\n]*$|^[*+-][^\S\n][^\n]*\n\{:[^}\n]*\btoc\b[^}\n]*\}[^\S\n]*$|^1\.[^\S\n][^\n]*\n\{:[^}\n]*\btoc\b[^}\n]*\}[^\S\n]*$/gim;

/** What an abbreviation stands for, as kramdown and PHP Markdown Extra show it to those who point at it. */
const abbreviation = /^\*\[([^\]\n]{1,50})\]:[^\S\n]*([^\n]*)$/gm;

/** What kramdown hides: the paragraph before. */
const hiding =
  /^\{:[^}\n]*(?:display\s*:\s*none|\.(?:hidden|d-none|sr-only|visually-hidden|no-?display)\b)[^}\n]*\}/;

const emojiName = /(?<![\w:/])\\?:([a-z\d_+-]{2,40}):(?![\w/])/g;

/** Markdown without the marks of Obsidian, kramdown, Pandoc and GitHub that say nothing to readers, the others as what they show. */
export function readNoteMarkup(markdown: string, page: NotePage): string {
  const { changes, emoji, tags } = page;
  return withHidden(markdown.replace(contents, ''))
    .replace(abbreviation, (whole) => {
      changes.push({ code: 'element_removed', what: whole });
      return '';
    })
    .replace(readInside, '$1\n\n')
    .replace(callout, (_, mark: string, kind: string, title: string) => {
      const words = title.trim() || kind.charAt(0).toUpperCase() + kind.slice(1).toLowerCase();
      return `${mark}${bold(words)}\n${mark.trimEnd()}`;
    })
    .replace(division, (_, kind = '', bracketed?: string, behind?: string) => {
      const words = (bracketed ?? behind ?? '').trim();
      const title = words.replace(/:+$/, '').trim();
      return title === '' || kind === '' ? '' : `${bold(title)}\n`;
    })
    .replace(tagLine, (line) => {
      const names = line
        .trim()
        .split(/\s+/)
        .map((name) => name.slice(1));
      tags.push(...names);
      changes.push({ code: 'tags_moved', what: names.join(', ') });
      return '';
    })
    .replace(wikiLink, (_, isShown: string, name: string, alias: string | undefined) =>
      isShown ? shown(name.trim(), alias, page) : linked(name.trim(), alias, page),
    )
    .replace(blockId, '')
    .replace(spanned, '$1')
    .replace(headingName, '$1')
    .replace(attributesBehind, '')
    .replace(emojiName, (whole, name: string) =>
      Object.hasOwn(emoji, name) && !whole.startsWith('\\') ? (emoji[name] ?? whole) : whole,
    );
}

/** Paragraphs that kramdown hides as elements that are hidden. */
function withHidden(markdown: string): string {
  if (!markdown.includes('{:')) return markdown;
  const lines = markdown.split('\n');
  let start = 0;
  lines.forEach((line, at) => {
    if (line.trim() === '') start = at + 1;
    else if (hiding.test(line) && start < at) {
      lines[start] = `<div hidden>\n\n${lines[start]}`;
      lines[at] = '\n</div>\n';
    }
  });
  return lines.join('\n');
}

function bold(words: string): string {
  return /[*_]/.test(words) ? words : `**${words}**`;
}

/** The words of a link to another note: its alias, or its name and the place in it. */
function wordsOf(name: string, alias: string | undefined): string {
  return alias?.trim() || name.replace(/^#\^?/, '').replace(/#\^?/g, ' › ').replace(textName, '');
}

function linked(name: string, alias: string | undefined, page: NotePage): string {
  const words = wordsOf(name, alias);
  const [file = ''] = name.split('#');
  if (file === '') return words;
  const found = page.findNamed(file, page.path);
  const address = found && page.links.get(found);
  if (address) return `[${words}](<${address}>)`;
  page.changes.push({ code: 'link_lost', what: name });
  return words;
}

/** A picture, or a link to the note or file that Obsidian shows in the place. */
function shown(name: string, alias: string | undefined, page: NotePage): string {
  const [file = ''] = name.split('#');
  const found = page.findNamed(file, page.path);
  if (pictureName.test(file)) {
    const words = (alias ?? '').replace(/(?:^|\|)\s*\d+(?:x\d+)?\s*$/, '').trim();
    return `![${escapeText(words)}](<${found ? archiveAddress(found) : file}>)`;
  }
  page.changes.push({ code: 'embed_linked', what: name });
  const address =
    (found && page.links.get(found)) || (/\.\w{2,5}$/.test(file) && !textName.test(file) ? file : '');
  const words = wordsOf(name, alias);
  return address ? `[${words}](<${address}>)` : words;
}

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
