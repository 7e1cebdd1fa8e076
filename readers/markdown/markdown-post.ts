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

/** A file's front matter and text. */
export interface FrontMatter {
  values: Row;
  body: string;
  /** The first invalid line, or the first line if the front matter as a whole is invalid. */
  broken?: string;
}

/** The limits: characters of front matter, lines searched for errors, and YAML aliases. */
const limits = { head: 100_000, repaired: 500, aliases: 100 };

/** Front matter in YAML, TOML or JSON between delimiters (Hugo, Jekyll, Eleventy, Hexo). */
const fenced =
  /^(?:---(?<language>yaml|yml|toml|json|js)?[^\S\n]*\n(?<dashes>[\s\S]*?)(?<=\n)(?:---|\.\.\.)|\+\+\+[^\S\n]*\n(?<toml>[\s\S]*?)(?<=\n)\+\+\+|;;;[^\S\n]*\n(?<json>[\s\S]*?)(?<=\n);;;)[^\S\n]*(?:\n|$)/;

/** Front matter of `name: value` lines without delimiters (Pelican, MultiMarkdown, Hexo). */
const bare =
  /^(?=(?:title|date|slug|status|layout|author|tags)[^\S\n]*:)((?:[\w-]{1,40}[^\S\n]*:[^\n]*\n|(?:[^\S\n]+|-[^\S\n])\S[^\n]*\n){1,100}?)(?:---[^\S\n]*(?:\n|$)|[^\S\n]*\n|$)/i;

/** Front matter without its closing delimiter, of which the `name: value` lines are read. */
const unclosed =
  /^(?:---|\+\+\+)[^\S\n]*\n((?:[\w-]+(?::|[^\S\n]*=)(?:[^\S\n][^\n]*)?(?:\n(?:[^\S\n]+|-[^\S\n])[^\n]*)*(?:\n|$))+)/;

/** Splits a file into front matter and text. */
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
  // Front matter in JavaScript isn't run.
  const values = language === 'js' ? null : readHead(inner, read, body);
  if (values) return values;
  // Without any name, this is text between two horizontal rules.
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
  // Lines without delimiters aren't YAML, so a colon in a title isn't an error.
  return read ? { values: read.values, body: read.body } : { values: {}, body: written };
}

function broken(body: string, head = body): FrontMatter {
  const line = head.split('\n').find((each) => /[\p{L}\p{N}]/u.test(each)) ?? '';
  return { values: {}, body, broken: line.trim().slice(0, 200) };
}

/** Parses YAML and takes invalid values as plain text; null if that fails too. */
function readHead(head: string, read: (text: string) => unknown, body: string): FrontMatter | null {
  const whole = valuesOf(head, read);
  if (whole) return { values: whole, body };
  const lines = head.split('\n');
  if (lines.length > limits.repaired) return null;
  let bad = '';
  const quoted = lines.map((line) => {
    const [, name, value] = /^([\w-]+\s*[:=])\s*(\S.*?)\s*$/.exec(line) ?? [];
    if (name === undefined || value === undefined || valuesOf(line, read) || /^[[{|>&*]/.test(value))
      return line;
    bad ||= line;
    return `${name} ${JSON.stringify(value.replace(/^(["'])(.*)\1$/, '$2'))}`;
  });
  const repaired = valuesOf(quoted.join('\n').replaceAll('\t', '  '), read);
  return repaired ? { values: repaired, body, broken: bad || lines[0] || ' ' } : null;
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

/** Parses JSON between delimiters. Hexo omits the braces. */
function readJsonHead(text: string): unknown {
  return JSON.parse(/^\s*\{/.test(text) ? text : `{${text}}`);
}

/** Parses Hugo's JSON without delimiters, which ends at its closing brace. */
function readJson(text: string, written: string): FrontMatter {
  const head = /^\{(?:[^"{}]|"(?:[^"\\\n]|\\.)*"|\{(?:[^"{}]|"(?:[^"\\\n]|\\.)*"|\{[^{}]*\})*\})*\}/.exec(
    text,
  )?.[0];
  if (head === undefined) return broken(written);
  const values = valuesOf(head, readJsonHead);
  return values ? { values, body: text.slice(head.length) } : broken(written);
}

function titleIn(head: string): Row {
  const title = /^title\s*[:=]\s*(.+?)\s*$/im.exec(head)?.[1] ?? '';
  return title === '' ? {} : { title: asText(title.replace(/^(["'])(.*)\1$/, '$2')) };
}

/** Returns text as code, so that it is shown literally. */
function asCode(head: string): string {
  return `\`\`\`\`\n${head}\`\`\`\`\n\n`;
}

interface NotePage {
  /** Finds the file that an Obsidian note name refers to. */
  findNamed: FindFile;
  path: string;
  /** The URLs of posts and pages, by path. */
  links: ReadonlyMap<string, string>;
  /** GitHub's emoji names. */
  emoji: Readonly<Record<string, string>>;
  changes: SourcePost['changes'];
  /** Tags found in the text are added here. */
  tags: string[];
}

const wikiLink = /(!?)\[\[([^[\]|\n\\]{0,500})(?:\\?\|([^[\]\n]{0,500}))?\]\]/g;

/** A callout: `> [!warning]- Careful` (Obsidian, GitHub). */
const callout = /^((?:[^\S\n]*>)+[^\S\n]?)\[!([\w -]{1,40})(?:\|[^\]\n]*)?\][+-]?[^\S\n]*(.*)$/gm;

/** A block ID: `^quote-of-the-day`. */
const blockId =
  /(?:^|[^\S\n])\^(?=[a-z\d-]{0,60}[a-z])(?:[a-z\d]{6}|[a-z\d]{1,30}(?:-[a-z\d]{1,30}){1,9}|[a-z]{3,30}\d{0,9})[^\S\n]*$/gim;

/** A line with only tags. A single one that starts with a capital may be a heading. */
const tagLine =
  /^(?:[^\S\n]*#[\p{L}_][\p{L}\p{N}_/-]{0,99}(?=\s|$)){2,30}[^\S\n]*$|^[^\S\n]*#[\p{Ll}_][\p{L}\p{N}_/-]{0,99}[^\S\n]*$/gmu;

/** The attribute `markdown="1"` of kramdown and PHP Markdown Extra. */
const readInside =
  /(<\w{1,20}\s[^<>\n]{0,300}?\bmarkdown\s*=\s*["']?(?:1|block|span)["']?[^<>\n]{0,300}>)[^\S\n]*\n?/g;

/** Attribute lists of kramdown and Pandoc. */
const headingName = /^(#{1,6}[^\S\n][^\n{]{0,500})\{:?[#.][^{}\n]{0,200}\}[^\S\n]*$/gm;
const trailingAttributes = /(?<=[)\]`\ue001])\{[^\S\n]*(?:[#.][\w-]|[\w-]+=)[^{}\n]{0,200}\}/g;
const spanned = /\[([^[\]\n]{1,500})\]\{[^\S\n]*[.#][^{}\n]{0,200}\}/g;

/** A box: `::: warning Title` (Pandoc, Docusaurus, VitePress). */
const division =
  /^[^\S\n]{0,20}:{3,20}(?!:)[^\S\n]{0,9}(?:\{[^}\n]*\}|([\w-]{0,40})(?:\[([^\]\n]{0,300})\]|[^\S\n]([^\n{]{0,300}))?(?:\{[^}\n]*\})?)$/gm;

/** Placeholders for a table of contents. */
const contents =
  /^[^\S\n]*(?:\[\[?_?toc_?\]?\]|\$\{toc\}|@\[toc\])[^\S\n]*$|^[*+-][^\S\n][^\n]*\n\{:[^}\n]*\btoc\b[^}\n]*\}[^\S\n]*$|^1\.[^\S\n][^\n]*\n\{:[^}\n]*\btoc\b[^}\n]*\}[^\S\n]*$/gim;

/** Definitions of abbreviations, which readers see only as tooltips. */
const abbreviation = /^\*\[([^\]\n]{1,50})\]:[^\S\n]*([^\n]*)$/gm;

/** An attribute list that hides the previous paragraph in kramdown. */
const hiding =
  /^\{:[^}\n]*(?:display\s*:\s*none|\.(?:hidden|d-none|sr-only|visually-hidden|no-?display)\b)[^}\n]*\}/;

const emojiName = /(?<![\w:/])\\?:([a-z\d_+-]{2,40}):(?![\w/])/g;

/** Removes or replaces the markup of Obsidian, kramdown, Pandoc and GitHub. */
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
    .replace(trailingAttributes, '')
    .replace(emojiName, (whole, name: string) =>
      Object.hasOwn(emoji, name) && !whole.startsWith('\\') ? (emoji[name] ?? whole) : whole,
    );
}

/** Turns paragraphs that kramdown hides into hidden elements. */
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

/** Returns the text of a link to a note: its alias, or the note's name and heading. */
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

/** Returns an embedded image, or a link to the embedded note or file. */
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

/** What a text can refer to in the rest of the site. */
export interface MarkdownSite {
  findFile: FindFile;
  findNamed: FindFile;
  run: RunSourceJob;
  /** Site settings that templates use, for example `site.name`. */
  values: Row;
  /** The blog's URL with a trailing slash; null if unknown. */
  base: string | null;
  now: string;
  /** Paths without a language that belong to several files. */
  translated: ReadonlySet<string>;
  /** URLs of posts and pages, by their path in the blog. */
  links: ReadonlyMap<string, string>;
}

/** Soft hyphens and zero-width spaces. */
const softHyphen = /\u00ad|&shy;|&#(?:173|xad);/gi;

/** A heading on the first line, which may be the post's title. */
const headingAt = /^\s*#[^\S\n]+([^\n]+?)[^\S\n]*#*[^\S\n]*(?:\n|$)/;

/** Reads a Markdown file, or HTML with front matter, as a post. Rejects if reading times out. */
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
      ? // Without footnote marks.
        await site.run('markdown', (heading[1] ?? '').replace(/\^?\[\^[^\]]*\]/g, ''))
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

/** Returns a translation group's name: Hugo's key, Jekyll's reference, or the path without language. */
function groupOf(head: Row, path: string, { translated }: MarkdownSite): Pick<SourcePost, 'group'> {
  const key = textOf(head, 'translationKey', 'translationkey', 'translation_key', 'ref', 'lang-ref');
  if (key !== '') return { group: { name: `key ${key}`, isSure: true } };
  const name = pathOfAll(path);
  return translated.has(name) ? { group: { name, isSure: false } } : {};
}

/** Returns a title made from the file name, as in Obsidian and Jekyll; '' if that isn't possible. */
function nameOf(path: string): string {
  const { slug } = readFileName(path);
  const words = /\s/.test(slug) ? slug : slug.replace(/[-_]+/g, ' ');
  return /^(?:index|post|untitled.*|[\d\s]*)$/i.test(words)
    ? ''
    : words.charAt(0).toUpperCase() + words.slice(1);
}

/** Maps URLs of images in the folder to archive URLs, and those of other texts to their post's URL. */
function mapAddress(address: string, path: string, { findFile, links, base }: MarkdownSite): string {
  const folder = base === null ? '/' : new URL(base).pathname;
  const inBlog = address.startsWith(folder) ? address.slice(folder.length - 1) : address;
  const found = findFile(inBlog, path);
  if (found === undefined) return address;
  const link = links.get(found);
  if (pictureName.test(found)) return archiveAddress(found);
  return link === undefined ? address : fromBlog(link, base);
}

/** Resolves root-relative URLs of a blog that is in a subfolder. */
function fromBlog(link: string, base: string | null): string {
  return link.startsWith('/') && base !== null ? base + link.slice(1) : link;
}
