import type { ElementSink } from '../../wordpress/xml/read-elements.ts';

/** An `<entry>` of a feed as written: values trimmed, nothing interpreted. Absent values are ''. */
export interface AtomEntry {
  id: string;
  title: string;
  content: string;
  summary: string;
  published: string;
  updated: string;
  /** `post`, `page`, `comment`, `settings`, `template` …; '' in a feed that does not say it. */
  kind: string;
  /** `published`, or what kept it from readers: `draft`, `scheduled`, `trash`. */
  status: string;
  /** For search engines. */
  description: string;
  /** Address of its page, or its path where the feed has that alone. */
  link: string;
  labels: string[];
  /** A value of it was longer than the limit, and is not whole. */
  isTooLarge: boolean;
}

/** What the feed says of itself. */
export interface AtomHead {
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

/** Fields other than the texts are names, dates and addresses. */
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

/** Collects the children of an `<entry>`. */
export function createEntryCollector(
  limit: number,
): Omit<ElementSink, 'flaw' | 'cutOff'> & { entry: AtomEntry } {
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
      // Markup of `type="xhtml"` is text of the field that it stands in.
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

/** Markup in a text is HTML, whatever prefix its file has for it. */
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
