import type { ImportProblem, SkippedItem } from '../shared/imported-post.ts';
import { escapeText } from '../shared/rich-text/html.ts';
import { decodeBytes } from './decode-text.ts';
import type { FolderFile, SourceFile } from './source-files.ts';
import { type SourceEvent, type SourceReading, sourceKey } from './source-post.ts';
import { createElementReader, type ElementSink } from './xml.ts';

/** An Atom entry, trimmed but not interpreted. Missing values are ''. */
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
  /** Meta description. */
  description: string;
  /** Its address, or only its path. */
  link: string;
  labels: string[];
  /** A value exceeded the limit. */
  isTooLarge: boolean;
}

interface AtomHead {
  root: string;
  title: string;
  link: string;
}

const texts: ReadonlyMap<string, 'id' | 'title' | 'content' | 'summary' | 'published' | 'updated'> = new Map([
  ['id', 'id'],
  ['title', 'title'],
  ['content', 'content'],
  ['summary', 'summary'],
  ['published', 'published'],
  ['updated', 'updated'],
]);

/** Length limit of names, dates and addresses. */
const longestSmall = 20_000;

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

function createEntryCollector(limit: number): Omit<ElementSink, 'flaw' | 'cutOff'> & { entry: AtomEntry } {
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
    entry,
    open(name, attributes, written) {
      const inText = texts.has(path[0] ?? '');
      path.push(name);
      // Markup in `type="xhtml"` belongs to its field.
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
      if (length <= (isSmall ? longestSmall : limit)) parts.push(text);
      else if (!isSmall) entry.isTooLarge = true;
    },
    close(name) {
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

/** Strips namespace prefixes from embedded HTML. */
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

function attributeText(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`)
    .join('');
}

export type AtomEvent =
  /** `isDamaged`: not well-formed inside. `isCutOff`: the file ended inside. */
  | { type: 'entry'; entry: AtomEntry; isDamaged: boolean; isCutOff: boolean }
  | { type: 'problem'; problem: ImportProblem };

const limits = { field: 20_000_000, problems: 50, head: 2_000 };

/** Streams entries. `head` fills meanwhile; Blogger writes it first. */
export function readEntries(file: FolderFile | SourceFile): {
  head: AtomHead;
  events: AsyncGenerator<AtomEvent>;
} {
  const head: AtomHead = { root: '', title: '', link: '' };
  return { head, events: entryEvents(file, head) };
}

/** Removes the Atom prefix. */
function atomName(name: string): string {
  return name.replace(/^atom:/, '');
}

async function* entryEvents(file: FolderFile | SourceFile, head: AtomHead): AsyncGenerator<AtomEvent> {
  let queue: AtomEvent[] = [];
  let current: ReturnType<typeof createEntryCollector> | null = null;
  let depth = 0;
  let isDamaged = false;
  let ended = false;
  let problems = 0;
  let value = '';
  const report = (problem: ImportProblem): void => {
    problems += 1;
    if (problems <= limits.problems) queue.push({ type: 'problem', problem });
  };
  const reader = createElementReader(
    {
      open(given, attributes, written) {
        const name = atomName(given);
        depth += 1;
        head.root ||= name;
        value = '';
        if (current) return current.open(name, attributes, written);
        if (name === 'link' && depth === 2 && attributes.rel === 'alternate')
          head.link ||= attributes.href ?? '';
        if (name !== 'entry' || depth !== 2) return;
        current = createEntryCollector(limits.field);
        isDamaged = false;
      },
      close(given) {
        const name = atomName(given);
        if (current && depth === 2) {
          queue.push({ type: 'entry', entry: current.entry, isDamaged, isCutOff: ended });
          current = null;
        } else if (current) current.close(name);
        else if (name === 'title' && depth === 2) head.title ||= value.trim();
        depth -= 1;
      },
      text(text) {
        if (current) current.text(text);
        else if (value.length < limits.head) value += text.slice(0, limits.head);
      },
      tooLong: () => current?.tooLong(),
      cutOff() {
        ended = true;
      },
      flaw(message, place) {
        isDamaged = true;
        report({ code: 'not_well_formed', ...place, message, title: current?.entry.title || null });
      },
    },
    limits.field,
  );
  for await (const text of decodeBytes(file.read(), report)) {
    reader.write(text);
    yield* queue;
    queue = [];
  }
  const { isComplete, line } = reader.end();
  yield* queue;
  if (!isComplete) yield { type: 'problem', problem: { code: 'truncated', line, title: null } };
  const more = problems - limits.problems;
  if (more > 0) yield { type: 'problem', problem: { code: 'more_problems', count: more } };
}

type Feed = FolderFile | SourceFile;

/** Reads Blogger's own backup or Google Takeout. Null for other feeds. */
export async function readBlogger(feeds: readonly Feed[]): Promise<SourceReading | null> {
  const kinds = new Map<string, number>();
  let [title, address, isFeed, pages] = ['', '', false, 0];
  for (const feed of feeds) {
    const { head, events } = readEntries(feed);
    for await (const event of events) {
      if (event.type === 'problem') continue;
      const kind = event.entry.kind || 'post';
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      if (isPage(event.entry)) pages += 1;
      // Takeout only has the blog's address here.
      if (/^https?:/i.test(event.entry.link)) address ||= URL.parse('/', event.entry.link)?.href ?? '';
    }
    isFeed ||= head.root === 'feed';
    title ||= head.title;
    address = head.link || address;
  }
  if (!isFeed) return null;
  const { post: posts = 0, ...otherKinds } = Object.fromEntries(kinds);
  return {
    kind: 'blogger',
    title,
    address: address || null,
    language: '',
    posts,
    otherKinds,
    others: pages > 0 ? { page: pages } : {},
    read: () => readPosts(feeds),
  };
}

async function* readPosts(feeds: readonly Feed[]): AsyncGenerator<SourceEvent> {
  for (const feed of feeds) {
    for await (const event of readEntries(feed).events) {
      if (event.type === 'problem') yield event;
      else if ((event.entry.kind || 'post') === 'post') yield postOf(event);
      else if (isPage(event.entry)) yield pageOf(event);
    }
  }
}

/** A page with content. */
function isPage({ kind, status, content, summary }: AtomEntry): boolean {
  return kind === 'page' && status !== 'trash' && (content || summary) !== '';
}

function pageOf(entry: AtomEvent & { type: 'entry' }): SourceEvent {
  const event = postOf(entry);
  if (event.type === 'post') return { ...event, post: { ...event.post, kind: 'page' } };
  return event.type === 'skipped' ? { ...event, item: { ...event.item, kind: 'page' } } : event;
}

function postOf({ entry, isDamaged, isCutOff }: AtomEvent & { type: 'entry' }): SourceEvent {
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
