import type { SkippedItem } from '../shared/imported-post.ts';
import { escapeText } from '../shared/rich-text/html.ts';
import type { FolderFile, SourceFile } from './source-files.ts';
import { type SourceEvent, type SourceReading, sourceKey, totalsOf } from './source-post.ts';
import { attributeText, type ItemCollector, readXmlItems, type XmlItemEvent } from './xml.ts';

/** An Atom entry, with trimmed but otherwise unchanged values. Missing values are ''. */
export interface AtomEntry {
  id: string;
  title: string;
  content: string;
  summary: string;
  published: string;
  updated: string;
  /** `post`, `page`, `comment`, `settings`, `template`… */
  kind: string;
  /** `published`, `draft`, `scheduled` or `trash`. */
  status: string;
  /** The meta description. */
  description: string;
  /** The entry's URL, or only its path. */
  link: string;
  labels: string[];
  /** True if a value exceeded the length limit. */
  isTooLarge: boolean;
}

interface AtomHead {
  root: string;
  title: string;
  link: string;
}

const textNames = ['id', 'title', 'content', 'summary', 'published', 'updated'] as const;
const texts = new Map<string, (typeof textNames)[number]>(textNames.map((name) => [name, name]));

/** The maximum number of characters in names, dates and URLs. */
const maxSmallLength = 20_000;

const kindScheme = 'http://schemas.google.com/g/2005#kind';

function emptyEntry(): AtomEntry {
  return {
    id: '',
    title: '',
    content: '',
    summary: '',
    published: '',
    updated: '',
    kind: '',
    status: 'published',
    description: '',
    link: '',
    labels: [],
    isTooLarge: false,
  };
}

function createEntryCollector(limit: number): ItemCollector<AtomEntry> {
  const entry = emptyEntry();
  const path: string[] = [];
  let parts: string[] = [];
  let length = 0;

  function finish(name: string, value: string): void {
    const field = texts.get(name);
    if (field) entry[field] ||= value;
    else if (name === 'blogger:type') entry.kind ||= value.toLowerCase();
    else if (name === 'blogger:status' && entry.status === 'published') entry.status = statusOf(value);
    else if (name === 'blogger:trashed' && value !== '') entry.status = 'trash';
    else if (name === 'blogger:metaDescription') entry.description ||= value;
    else if (name === 'blogger:filename') entry.link ||= value;
  }

  return {
    item: entry,
    open(given, attributes, written) {
      const name = atomName(given);
      const inText = texts.has(path[0] ?? '');
      path.push(name);
      // Markup inside a field with `type="xhtml"` is part of its text.
      if (inText) return this.text(`<${localName(written)}${attributeText(attributes)}>`);
      if (path.length > 1) return;
      parts = [];
      length = 0;
      if (name === 'category') addCategory(entry, attributes);
      if (name === 'link' && attributes.rel === 'alternate' && attributes.href) entry.link = attributes.href;
    },
    text(text) {
      const isSmall = !/^(?:content|summary)$/.test(path[0] ?? '');
      length += text.length;
      if (length <= (isSmall ? maxSmallLength : limit)) parts.push(text);
      else if (!isSmall) entry.isTooLarge = true;
    },
    close(given) {
      const name = atomName(given);
      if (path.length === 1) finish(name, parts.join('').trim());
      else if (/^(?:app:)?control$/.test(path[0] ?? '') && /^(?:app:)?draft$/.test(name)) {
        if (parts.join('').includes('yes')) entry.status = 'draft';
      } else if (texts.has(path[0] ?? '')) this.text(`</${localName(name)}>`);
      path.pop();
    },
    tooLong() {
      if (texts.has(path[0] ?? '')) entry.isTooLarge = true;
    },
  };
}

/** Removes the namespace prefix from the name of an embedded HTML element. */
function localName(name: string): string {
  return name.replace(/^.*:/, '');
}

const statuses = new Map(Object.entries({ '': 'published', LIVE: 'published', SOFT_TRASHED: 'trash' }));

function statusOf(value: string): string {
  return statuses.get(value) ?? value.toLowerCase();
}

function addCategory(entry: AtomEntry, { scheme = '', term = '' }: Record<string, string>): void {
  if (scheme === kindScheme) entry.kind = term.replace(/^.*#/, '');
  else if (term !== '') entry.labels.push(term);
}

export type AtomEvent = XmlItemEvent<AtomEntry>;

const maxHeadLength = 2_000;

/** Streams entries. `head` is filled while streaming; Blogger writes it first. */
export function readEntries(file: Feed): { head: AtomHead; events: AsyncGenerator<AtomEvent> } {
  const head: AtomHead = { root: '', title: '', link: '' };
  let value = '';
  const events = readXmlItems(file.read(), {
    isItem: (name, depth) => atomName(name) === 'entry' && depth === 2,
    collect: createEntryCollector,
    head: {
      open(given, depth, { rel, href = '' }) {
        const name = atomName(given);
        head.root ||= name;
        value = '';
        if (name === 'link' && depth === 2 && rel === 'alternate') head.link ||= href;
      },
      text(text) {
        if (value.length < maxHeadLength) value += text.slice(0, maxHeadLength);
      },
      close(name, depth) {
        if (atomName(name) === 'title' && depth === 2) head.title ||= value.trim();
      },
    },
  });
  return { head, events };
}

/** Removes the Atom prefix from a name. */
function atomName(name: string): string {
  return name.replace(/^atom:/, '');
}

type Feed = FolderFile | SourceFile;

/** Reads a backup from Blogger or Google Takeout; null for other feeds. */
export async function readBlogger(feeds: readonly Feed[]): Promise<SourceReading | null> {
  const kinds: string[] = [];
  let [title, address, isFeed, pages] = ['', '', false, 0];
  for (const feed of feeds) {
    const { head, events } = readEntries(feed);
    for await (const event of events) {
      if (event.type === 'problem') continue;
      kinds.push(event.item.kind || 'post');
      if (isPage(event.item)) pages += 1;
      // A file from Takeout contains the blog's URL only in its entries.
      if (/^https?:/i.test(event.item.link)) address ||= URL.parse('/', event.item.link)?.href ?? '';
    }
    isFeed ||= head.root === 'feed';
    title ||= head.title;
    address = head.link || address;
  }
  if (!isFeed) return null;
  return {
    kind: 'blogger',
    title,
    address: address || null,
    language: '',
    ...totalsOf(kinds, pages),
    read: () => readPosts(feeds),
  };
}

async function* readPosts(feeds: readonly Feed[]): AsyncGenerator<SourceEvent> {
  for (const feed of feeds) {
    for await (const event of readEntries(feed).events) {
      if (event.type === 'problem') yield event;
      else if ((event.item.kind || 'post') === 'post') yield postOf(event);
      else if (isPage(event.item)) yield pageOf(event);
    }
  }
}

function isPage({ kind, status, content, summary }: AtomEntry): boolean {
  return kind === 'page' && status !== 'trash' && (content || summary) !== '';
}

function pageOf(entry: AtomEvent & { type: 'item' }): SourceEvent {
  const event = postOf(entry);
  if (event.type === 'post') return { ...event, post: { ...event.post, kind: 'page' } };
  return event.type === 'skipped' ? { ...event, item: { ...event.item, kind: 'page' } } : event;
}

function postOf({ item: entry, isDamaged, isCutOff }: AtomEvent & { type: 'item' }): SourceEvent {
  const reason = skipReason(entry, isCutOff);
  if (reason)
    return { type: 'skipped', item: { title: entry.title || entry.link || entry.id, reason, detail: null } };
  return {
    type: 'post',
    post: {
      sourceKey: sourceKey('blogger', entry.id || entry.link || `${entry.published} ${entry.title}`),
      title: entry.title,
      slug: entry.link
        .replace(/[?#].*$/, '')
        .replace(/^.*\//, '')
        .replace(/\.html?$/i, ''),
      dates: [
        { text: entry.published, from: '' },
        { text: entry.updated, from: 'updated' },
      ],
      cover: '',
      excerpt: escapeText(entry.description),
      html: entry.content || entry.summary,
      tags: entry.labels,
      language: '',
      status: entry.status,
      link: entry.link,
      changes: isDamaged ? [{ code: 'damaged', what: '' }] : [],
    },
  };
}

function skipReason(entry: AtomEntry, isCutOff: boolean): SkippedItem['reason'] | null {
  if (isCutOff) return 'cut_off';
  return entry.isTooLarge ? 'too_large' : null;
}
