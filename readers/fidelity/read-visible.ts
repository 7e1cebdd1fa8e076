import { type ChangeLog, createChangeLog } from '../../shared/imported-post.ts';
import { elementKind } from '../../shared/rich-text/html.ts';
import { parseHtml } from '../../shared/rich-text/parse-html.ts';
import { embedAddress } from '../html/embed-address.ts';
import { classes, attribute as readVisibleAttribute, textOf } from '../html/html-tree.ts';
import { isIsolatedTag } from '../html/left-out.ts';
import { emojiOf, readImage } from '../html/read-inline.ts';
import {
  emptyElements,
  hiddenElements,
  isMarkupName,
  MarkupScanner,
  rawElements,
  type Tag,
} from '../html/stray-markup.ts';
import type { Attachments } from '../wordpress/attachments.ts';
import {
  type ContentComparison,
  compareContent,
  findWords,
  type VisibleContent,
  type WordRun,
} from './compare-content.ts';

const reference = /&(?:#\d{1,9}|#x[\da-f]{1,8}|[a-z][a-z\d]{1,31});?/gi;

const decoded = new Map<string, string>();

/** The maximum number of cached references. HTML has two thousand, of which a blog uses a few dozen. */
const maxRemembered = 4000;

/** Decodes character references as browsers do. */
export function decodeReferences(text: string): string {
  return text.includes('&') ? text.replace(reference, decodeOne) : text;
}

function decodeOne(written: string): string {
  const known = decoded.get(written);
  if (known !== undefined) return known;
  const value = textOf(parseHtml(written));
  if (decoded.size < maxRemembered) decoded.set(written, value);
  return value;
}

interface TagAttributes {
  attrs: { name: string; value: string }[];
}

const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** Parses the attributes of a start tag. */
export function tagAttributes(tag: string): TagAttributes {
  const attrs: TagAttributes['attrs'] = [];
  for (const [, name = '', double, single, bare] of tag.replace(/^<[^\s/>]+/, '').matchAll(attribute)) {
    attrs.push({ name: name.toLowerCase(), value: decodeReferences(double ?? single ?? bare ?? '') });
  }
  return { attrs };
}

const players = /^(?:iframe|frame|object|embed|video|audio)$/;
const heading = /^h[1-6]$/;
const playerParts = /^(?:source|param|embed)$/;

/** Inline elements that separate words, and blocks that don't. */
const parting = new Set(['button', 'select', 'text', 'textarea']);
const joining = new Set(['annotation', 'audio', 'iframe', 'noscript', 'object', 'script', 'style', 'video']);

/** A `data:` URL of this length is an image, not a placeholder. */
const shortestPicture = 1000;

interface OpenList {
  at: number;
  tag: string;
  items: number;
  /** True if a list item has started and has no content so far. */
  isItemNew: boolean;
}

/** WordPress' comments that end a paragraph. */
const pageEnd = /^<!--\s?(?:more|nextpage)\b/;

const visible = /[^\s\u00a0\u00ad\u200b-\u200f\u2060\ufeff]/;

/** How to interpret the URLs in a source. */
export interface OldAddresses {
  /** The blog's URL; null if unknown. */
  base: string | null;
  /** Maps the page of an upload to its file. */
  attachments?: Pick<Attachments, 'fileAt'>;
  /** The current URLs of images, by their old URLs. */
  pictures?: Readonly<Record<string, string>>;
}

/**
 * Reads visible content in linear time, without building a tree. Text that only looks like a tag (`<?php`,
 * `</3`, `<your name>`) is text.
 */
export function readVisible(html: string, blog: OldAddresses = { base: null }): VisibleContent {
  return new VisibleReader(html, blog).read();
}

function isParting(name: string): boolean {
  if (joining.has(name) || parting.has(name)) return parting.has(name);
  const kind = elementKind(name);
  return kind !== 'mark' && kind !== 'transparent' && kind !== 'image';
}

/** A reader for one text. Subclasses override `on…` to get positions. */
export class VisibleReader {
  private readonly html: string;
  private readonly blog: OldAddresses;
  private readonly scanner: MarkupScanner;
  private readonly parts: string[] = [];
  private length = 0;
  private readonly pictures: string[] = [];
  private readonly links: string[] = [];
  private readonly lists: string[] = [];
  private readonly openLists: OpenList[] = [];
  private readonly headings: string[] = [];
  private headingStart: number | null = null;
  /** Content is hidden up to this end tag. */
  private hiddenUntil = 0;
  private isPlayerOpen = false;
  /** The target of a link that has no content so far. */
  private waitingLink: string | null = null;
  private readonly paired = new Set<string>();
  /** Open inline elements that separate words. */
  private readonly apart: string[] = [];
  private isLinkOpen = false;
  /** The number of parts when the last link ended. */
  private linkEnd = -1;

  constructor(html: string, blog: OldAddresses) {
    this.html = html;
    this.blog = blog;
    this.scanner = new MarkupScanner(html);
  }

  read(): VisibleContent {
    let at = 0;
    let open = this.html.indexOf('<');
    while (open >= 0) {
      const end = this.markupEnd(open, at);
      if (end !== null) at = end;
      open = this.html.indexOf('<', end ?? open + 1);
    }
    this.text(at, this.html.length);
    this.endHeading();
    const text = this.parts.join('');
    const { pictures, links, headings } = this;
    return { text, words: findWords(text), pictures, links, headings, lists: this.lists.filter(Boolean) };
  }

  /** Returns the end of the markup at `open`; null if it is text. */
  private markupEnd(open: number, textStart: number): number | null {
    const unread = this.scanner.comment(open) ?? this.scanner.declaration(open);
    if (unread !== null) {
      this.text(textStart, open);
      if (pageEnd.test(this.html.slice(open, open + 20))) this.push('\n');
      return unread;
    }
    const tag = this.scanner.tag(open);
    if (tag === null || !(isMarkupName(tag.name) || this.isPaired(tag))) return null;
    const { name, isEnd, end } = tag;
    if (isEnd || !rawElements.has(name)) {
      this.text(textStart, open);
      this.tag(tag, open);
      return end;
    }
    if (this.scanner.isSpokenOf(tag, open)) return null;
    this.text(textStart, open);
    this.tag(tag, open);
    const close = this.scanner.closeOf(tag) ?? end;
    this.text(end, close);
    return close;
  }

  /** Whether an unknown tag has an end tag, so that it counts as markup. */
  private isPaired({ name, isEnd, end }: Tag): boolean {
    if (!isEnd && this.scanner.hasEndTag(name, end)) this.paired.add(name);
    return this.paired.has(name);
  }

  protected onText(_text: string, _start: number): void {}
  protected onTag(_name: string, _isEnd: boolean, _href: string | null): void {}
  protected onItem(_kind: 'picture' | 'player', _address: string): void {}

  private push(part: string): void {
    this.parts.push(part);
    this.length += part.length;
  }

  private text(from: number, to: number): void {
    if (to <= from || to <= this.hiddenUntil) return;
    const text = decodeReferences(this.html.slice(Math.max(from, this.hiddenUntil), to)).replaceAll(
      '\u00ad',
      '',
    );
    this.onText(text, this.length);
    this.push(text);
    if (visible.test(text)) this.seen();
  }

  private seen(): void {
    if (this.waitingLink !== null) this.links.push(this.waitingLink);
    this.waitingLink = null;
    for (let i = this.openLists.length - 1; this.openLists[i]?.isItemNew; i -= 1) {
      const list = this.openLists[i] as OpenList;
      list.isItemNew = false;
      list.items += 1;
      this.lists[list.at] = `${list.tag} ${list.items}`;
    }
  }

  private tag(tag: Tag, open: number): void {
    const { name, isEnd, end } = tag;
    const isHidden = open < this.hiddenUntil;
    if (isHidden && !(this.isPlayerOpen && playerParts.test(name))) return;
    if (isParting(name) || this.isIsolated(tag, open)) this.push('\n');
    if (isEnd) {
      this.onTag(name, true, null);
      this.endTag(name);
      return;
    }
    const attributes = () => tagAttributes(tag.repaired ?? this.html.slice(open, end));
    if (isHidden) this.player(name, attributes());
    else if (name === 'img') this.picture(attributes());
    else if (name === 'a') this.startLink(this.address(readVisibleAttribute(attributes(), 'href')));
    else if (players.test(name)) this.player(name, attributes());
    else {
      this.onTag(name, false, null);
      this.block(name, () => classes(attributes()));
    }
    if (hiddenElements.has(name) && !emptyElements.has(name) && !isHidden)
      this.hiddenUntil = this.scanner.closeOf(tag) ?? this.hiddenUntil;
  }

  private isIsolated({ name, isEnd, end }: Tag, open: number): boolean {
    if (isEnd) return this.apart.at(-1) === name && this.apart.pop() !== undefined;
    const isIsolated =
      end - open > name.length + 10 && isIsolatedTag(this.html.slice(open, Math.min(end, open + 500)));
    if (isIsolated) this.apart.push(name);
    return isIsolated;
  }

  private startLink(address: string | null): void {
    this.waitingLink = address;
    this.isLinkOpen = address !== null;
    // Two adjacent links are counted separately.
    if (this.isLinkOpen && this.linkEnd === this.parts.length) this.push('\u200b');
    this.onTag('a', false, address);
  }

  private endTag(name: string): void {
    if (name === 'a') {
      this.waitingLink = null;
      if (this.isLinkOpen) this.linkEnd = this.parts.length;
      this.isLinkOpen = false;
    } else if (name === 'ul' || name === 'ol') this.openLists.pop();
    else if (heading.test(name)) this.endHeading();
  }

  private block(name: string, names: () => string[]): void {
    if (heading.test(name)) {
      this.endHeading();
      this.headingStart = this.parts.length;
    } else if (name === 'ul' || name === 'ol') {
      // The list of a gallery doesn't count as a list.
      const isGallery = names().some((each) => each.includes('gallery'));
      this.openLists.push({ at: isGallery ? -1 : this.lists.length, tag: name, items: 0, isItemNew: false });
      if (!isGallery) this.lists.push('');
    } else if (name === 'li') {
      const list = this.openLists.at(-1);
      if (list && list.at >= 0) list.isItemNew = true;
    }
  }

  private endHeading(): void {
    if (this.headingStart === null) return;
    const words = findWords(this.parts.slice(this.headingStart).join('')).keys;
    if (words.length > 0) this.headings.push(words.join(' '));
    this.headingStart = null;
  }

  private picture(image: TagAttributes): void {
    const emoji = emojiOf(image);
    if (emoji !== null) {
      this.onText(emoji, this.length);
      this.push(emoji);
    }
    const src = readVisibleAttribute(image, 'src') ?? '';
    const written =
      emoji === null
        ? (readImage(image, this.blog.base, createChangeLog())?.src ?? this.ownAddress(src))
        : undefined;
    if (written !== undefined) {
      const address = this.blog.pictures?.[written] ?? written;
      this.onItem('picture', address);
      this.pictures.push(address);
    } else if (src.startsWith('data:image') && src.length > shortestPicture)
      this.pictures.push(src.slice(0, 80));
    this.seen();
  }

  /** Returns the URL of an image in the library. */
  private ownAddress(src: string): string | undefined {
    return this.blog.base === null && /^\/(?!\/)/.test(src) ? src : undefined;
  }

  /** Returns an absolute URL; null for fragments, mailto: and dead links. */
  private address(written: string | null): string | null {
    const href = written?.trim() ?? '';
    if (href === '' || href.startsWith('#') || /^(?!https?:)[a-z][a-z0-9+.-]*:/i.test(href)) return null;
    const address = embedAddress(href, this.blog.base) ?? href;
    return this.blog.attachments?.fileAt(address) ?? address;
  }

  /** Reads a player. It counts as one link together with its parts. */
  private player(name: string, tag: TagAttributes): void {
    if (name !== 'embed' && playerParts.test(name) && !this.isPlayerOpen) return;
    if (name === 'param' && !/^(?:movie|src|url)$/i.test(readVisibleAttribute(tag, 'name') ?? '')) return;
    const [written] = ['data-src', 'data-lazy-src', 'src', 'data', name === 'param' ? 'value' : '']
      .map((each) => readVisibleAttribute(tag, each))
      .filter((value) => value !== null);
    const address = this.address(written ?? null);
    if (address !== null) {
      this.onItem('player', address);
      this.links.push(address);
    }
    this.isPlayerOpen = address === null;
  }
}

/** The longest quotation. Of longer runs, only the start and end are quoted. */
const maxQuoteLength = 180;

/** The maximum number of runs with separate log entries. Further runs share one. */
const maxRuns = 100;

/** Logs each run of words that `source` shows and `html` lacks, and returns the comparison. */
export function reportLostWords(source: VisibleContent, html: string, log: ChangeLog): ContentComparison {
  const compared = compareContent(source, readVisible(html));
  const { missing } = compared.words;
  for (const run of missing.slice(0, maxRuns)) log.add('words_lost', quote(run), run.to - run.from);
  const rest = missing.slice(maxRuns);
  const [first] = rest;
  const words = rest.reduce((sum, { from, to }) => sum + to - from, 0);
  if (first) log.add('words_lost', `${quote(first)} …`, words);
  return compared;
}

function quote({ text }: WordRun): string {
  const line = text.slice(0, 2 * maxQuoteLength).replace(/\s+/g, ' ');
  if (text.length <= 2 * maxQuoteLength && line.length <= maxQuoteLength) return line;
  const end = text
    .slice(-maxQuoteLength)
    .replace(/\s+/g, ' ')
    .slice(-maxQuoteLength / 3);
  return `${line.slice(0, (maxQuoteLength * 2) / 3)} … ${end}`;
}
