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

/** Cache size; a blog uses a few dozen references, HTML has two thousand. */
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

/** Attributes of a start tag. */
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

/** Elements that separate words, besides blocks; and blocks that don't. */
const parting = new Set(['button', 'select', 'text', 'textarea']);
const joining = new Set(['annotation', 'audio', 'iframe', 'noscript', 'object', 'script', 'style', 'video']);

/** Longer `data:` URLs are images, not placeholders. */
const shortestPicture = 1000;

interface OpenList {
  at: number;
  tag: string;
  items: number;
  /** An item started without content so far. */
  isItemNew: boolean;
}

/** WordPress' paragraph marks. */
const pageEnd = /^<!--\s?(?:more|nextpage)\b/;

const visible = /[^\s\u00a0\u00ad\u200b-\u200f\u2060\ufeff]/;

/** How the URLs of a source are to be understood. */
export interface OldAddresses {
  /** Null if unknown. */
  base: string | null;
  /** Maps an upload's page to its file. */
  attachments?: Pick<Attachments, 'fileAt'>;
  /** Current URLs of images. */
  pictures?: Readonly<Record<string, string>>;
}

/** Reads visible content without building a tree, in linear time. Non-tags (`<?php`, `</3`, `<your name>`) are text. */
export function readVisible(html: string, blog: OldAddresses = { base: null }): VisibleContent {
  return new VisibleReader(html, blog).read();
}

function isParting(name: string): boolean {
  if (joining.has(name) || parting.has(name)) return parting.has(name);
  const kind = elementKind(name);
  return kind !== 'mark' && kind !== 'transparent' && kind !== 'image';
}

/** Single use. Subclasses override `on…` to get positions. */
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
  /** Hidden up to this end tag. */
  private hiddenUntil = 0;
  private isPlayerOpen = false;
  /** Target of a link without content so far. */
  private waitingLink: string | null = null;
  private readonly paired = new Set<string>();
  /** Open inline elements that separate words. */
  private readonly apart: string[] = [];
  private isLinkOpen = false;
  /** Number of parts at the end of the last link. */
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

  /** Null if the markup at `open` is text. */
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

  /** Whether browsers hide the name of an unknown tag. */
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
    // Adjacent links count as two.
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
      // A gallery's list isn't content.
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

  /** A library image's URL. */
  private ownAddress(src: string): string | undefined {
    return this.blog.base === null && /^\/(?!\/)/.test(src) ? src : undefined;
  }

  /** Null for fragments, mailto: and dead links. */
  private address(written: string | null): string | null {
    const href = written?.trim() ?? '';
    if (href === '' || href.startsWith('#') || /^(?!https?:)[a-z][a-z0-9+.-]*:/i.test(href)) return null;
    const address = embedAddress(href, this.blog.base) ?? href;
    return this.blog.attachments?.fileAt(address) ?? address;
  }

  /** A player and its parts count as one link. */
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

/** Longer runs are quoted as their start and end. */
const maxQuoteLength = 180;

/** Further runs share one entry. */
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
