import { archiveAddress } from '../../shared/import-source.ts';
import { escapeText } from '../../shared/rich-text/escape.ts';
import type { SourcePost } from '../post/source-post.ts';
import { type FindFile, pictureName, textName } from './find-file.ts';

/** What the texts of an archive know of each other. */
export interface NotePage {
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
