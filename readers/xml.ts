import { SaxesParser } from 'saxes';
import type { ImportProblem } from '../shared/imported-post.ts';
import { decodeBytes } from './decode-text.ts';

/** The start of a token. Line and column count from 1. */
interface XmlPlace {
  line: number;
  column: number;
}

/** Gets the tokens of a file in order, without comments, instructions and DTDs. */
interface XmlSink {
  /** Called for a start tag or empty tag, as written. */
  open(raw: string, name: string, place: XmlPlace): void;
  close(name: string, place: XmlPlace): void;
  /** Called for text as written, which may come in pieces. */
  text(raw: string, place: XmlPlace): void;
  /** Called for CDATA content, which may come in pieces. */
  cdata(piece: string): void;
  /** Called if text exceeded the limit. The rest is dropped. */
  tooLong(): void;
  flaw(message: string, place: XmlPlace): void;
}

type Mode = 'text' | 'cdata' | 'comment' | 'instruction' | 'doctype';

const ends = { cdata: ']]>', comment: '-->', instruction: '?>' } as const;

/** The longest plausible tag. */
const maxTagLength = 65_536;
const nameAfterBracket = /[A-Za-z_\u0080-\uffff][\w.:\u0080-\uffff-]*(?=[\s/>])/y;

/** Returns the index after the closing `>`; -1 if the tag is incomplete, -2 if it isn't a tag. */
function tagEnd(text: string, from: number): number {
  let quote = '';
  for (let i = from + 1; i < text.length; i += 1) {
    const char = text[i] ?? '';
    if (quote) {
      if (char === quote) quote = '';
    } else if (char === '"' || char === "'") quote = char;
    else if (char === '>') return i + 1;
    else if (char === '<') return -2;
  }
  return -1;
}

function indexOrEnd(text: string, from: number): number {
  const index = text.indexOf('>', from);
  return index < 0 ? text.length : index;
}

/** Moves an index so that it doesn't split a surrogate pair. */
function wholeCharacters(text: string, to: number): number {
  return /[\ud800-\udbff]/.test(text[to - 1] ?? '') ? to - 1 : to;
}

/** Splits XML into tokens in constant memory. Expands no entities. `limit`: longest text in UTF-16 units. */
export function createXmlScanner(
  sink: XmlSink,
  limit: number,
): { write(chunk: string): void; end(): { inside: Mode; line: number } } {
  let buffer = '';
  let at = 0;
  let mode: Mode = 'text';
  let run = 0;
  /** The cached position of the next ">". */
  let nextEnd = -1;
  let brackets = 0;
  let line = 1;
  let column = 1;

  const place = (): XmlPlace => ({ line, column });

  function advance(to: number): string {
    const passed = buffer.slice(at, to);
    let newline = passed.indexOf('\n');
    if (newline < 0) column += passed.length;
    for (; newline >= 0; newline = passed.indexOf('\n', newline + 1)) {
      line += 1;
      column = passed.length - newline;
    }
    at = to;
    return passed;
  }

  function pass(to: number, hand: (piece: string) => void): void {
    const piece = advance(to);
    run += piece.length;
    if (run - piece.length > limit) return;
    if (run > limit) sink.tooLong();
    else if (piece) hand(piece);
  }

  function text(to: number): void {
    const start = place();
    pass(to, (piece) => sink.text(piece, start));
  }

  /** Reads text. False if more text is needed. */
  function readText(last: boolean): boolean {
    const open = buffer.indexOf('<', at);
    if (open < 0) {
      // A character reference that is split between two pieces stays together.
      const reference = buffer.lastIndexOf('&');
      const cut = !last && reference >= at && buffer.length - reference < 48 ? reference : buffer.length;
      text(cut);
      return false;
    }
    text(open);
    return readMarkup(last);
  }

  function enter(next: Mode, length: number): true {
    advance(at + length);
    mode = next;
    brackets = 0;
    return true;
  }

  function readMarkup(last: boolean): boolean {
    if (buffer.startsWith('<![CDATA[', at)) return enter('cdata', 9);
    if (!last && (buffer.length - at < 2 || (buffer[at + 1] === '!' && buffer.length - at < 9))) return false;
    if (buffer.startsWith('<!--', at)) return enter('comment', 4);
    if (buffer.startsWith('<?', at)) return enter('instruction', 2);
    if (buffer.startsWith('<!', at)) return enter('doctype', 2);
    return readTag(last);
  }

  function readTag(last: boolean): boolean {
    if (nextEnd < at) nextEnd = indexOrEnd(buffer, at);
    const whole = nextEnd < buffer.length || buffer.length - at >= maxTagLength;
    if (!last && !whole) return false;
    const closing = buffer[at + 1] === '/';
    nameAfterBracket.lastIndex = at + (closing ? 2 : 1);
    const name = nameAfterBracket.exec(buffer)?.[0];
    const end = name === undefined || nextEnd >= buffer.length ? -2 : tagEnd(buffer, at);
    // This ">" was inside quotes.
    if (end === -1 && !last && buffer.length - at < maxTagLength) return false;
    const start = place();
    if (name === undefined || end < 0) {
      sink.flaw('"<" doesn’t start a tag', start);
      advance(at + 1);
      sink.text('&lt;', start);
      return true;
    }
    run = 0;
    const raw = advance(end);
    if (closing) sink.close(name, start);
    else sink.open(raw, name, start);
    return true;
  }

  function readUntilEnd(kind: 'cdata' | 'comment' | 'instruction'): boolean {
    const found = buffer.indexOf(ends[kind], at);
    const to =
      found < 0 ? wholeCharacters(buffer, Math.max(at, buffer.length - ends[kind].length + 1)) : found;
    if (kind === 'cdata') pass(to, sink.cdata);
    else advance(to);
    if (found < 0) return false;
    advance(found + ends[kind].length);
    mode = 'text';
    return true;
  }

  function readDoctype(): boolean {
    for (let i = at; i < buffer.length; i += 1) {
      const char = buffer[i];
      if (char === '[') brackets += 1;
      else if (char === ']') brackets -= 1;
      else if (char === '>' && brackets <= 0) {
        advance(i + 1);
        mode = 'text';
        return true;
      }
    }
    advance(buffer.length);
    return false;
  }

  function step(last: boolean): boolean {
    if (at >= buffer.length) return false;
    if (mode === 'text') return readText(last);
    return mode === 'doctype' ? readDoctype() : readUntilEnd(mode);
  }

  function write(chunk: string, last = false): void {
    buffer = buffer.slice(at) + chunk;
    at = 0;
    nextEnd = -1;
    while (step(last));
  }

  return {
    write,
    end() {
      write('', true);
      return { inside: mode, line };
    },
  };
}

/** Returns the name in WXR for any namespace prefix. Names of other namespaces stay. */
function wxrName(prefix: string, uri: string, local: string): string {
  const family = familyOf(uri) ?? prefix;
  return family === '' ? local : `${family}:${local}`;
}

/** A cache, because a file has few namespaces and millions of tags. */
const families = new Map<string, string | null>();
const maxFamilies = 100;

function familyOf(uri: string): string | null {
  const known = families.get(uri);
  if (known !== undefined) return known;
  const family = readFamily(uri);
  if (families.size < maxFamilies) families.set(uri, family);
  return family;
}

function readFamily(uri: string): string | null {
  const address = uri.replace(/^https?:\/\/(www\.)?/i, '').toLowerCase();
  if (address.startsWith('wordpress.org/export/')) return address.includes('excerpt') ? 'excerpt' : 'wp';
  if (address.startsWith('purl.org/rss/1.0/modules/content')) return 'content';
  if (address.startsWith('purl.org/dc/elements/')) return 'dc';
  // Elements of RSS 1.0 and 0.9 have a namespace.
  if (address.startsWith('purl.org/rss/1.0') || address.startsWith('my.netscape.com/rdf')) return '';
  if (address.startsWith('w3.org/2005/atom')) return 'atom';
  if (address.startsWith('w3.org/2007/app') || address.startsWith('purl.org/atom/app')) return 'app';
  return address.startsWith('schemas.google.com/blogger/') ? 'blogger' : null;
}

/** Gets the events of a file in order. */
export interface ElementSink {
  /** `name` is the WXR name, and `written` the name in the tag. Attributes are by local name. */
  open(name: string, attributes: Record<string, string>, written: string): void;
  close(name: string): void;
  text(text: string): void;
  /** Called if an element's text was truncated. */
  tooLong(): void;
  /** Called if the file ended inside open elements. */
  cutOff(): void;
  /** Called if the XML is malformed. Reading continues. */
  flaw(message: string, place: XmlPlace): void;
}

/** An "&" that doesn't start a valid reference, which would confuse the parser. */
const looseAmpersand = /&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][\w.-]{0,40});)/gi;

/** The nesting limit, which keeps memory constant. */
const deepest = 500;

// Errors that don't matter: undeclared prefixes and HTML entities.
const harmless = /unbound namespace prefix|undefined entity|malformed character entity|unexpected close tag/;

/**
 * Reads elements and recovers from mismatched tags. `limit` is the longest text in UTF-16 code units. `end`
 * returns whether the root was still open.
 */
export function createElementReader(
  sink: ElementSink,
  limit: number,
): { write(chunk: string): void; end(): { isComplete: boolean; line: number } } {
  const parser = new SaxesParser({ xmlns: true, fragment: true, position: false });
  /** The names of open elements, as written. */
  const open: string[] = [];
  let here: XmlPlace = { line: 1, column: 1 };

  parser.on('error', (error) => {
    if (!harmless.test(error.message)) sink.flaw(error.message, here);
  });
  parser.on('opentag', (tag) => {
    const attributes: Record<string, string> = {};
    for (const name in tag.attributes) {
      const { local, value } = tag.attributes[name] ?? { local: name, value: '' };
      attributes[local] ??= value;
    }
    sink.open(wxrName(tag.prefix, tag.uri, tag.local), attributes, tag.name);
  });
  parser.on('closetag', (tag) => sink.close(wxrName(tag.prefix, tag.uri, tag.local)));
  parser.on('text', (text) => sink.text(text));
  parser.on('cdata', (text) => sink.text(text));

  function closeDownTo(index: number): void {
    while (open.length > index) parser.write(`</${open.pop()}>`);
  }

  const tokens: XmlSink = {
    open(raw, name, place) {
      here = place;
      if (open.length >= deepest) return sink.flaw('elements are nested too deeply', place);
      if (name === 'item' && open.includes('item')) {
        sink.flaw('an item starts before the previous one ends', place);
        closeDownTo(open.indexOf('item'));
      }
      parser.write(raw.replace(looseAmpersand, '&amp;'));
      if (!raw.endsWith('/>')) open.push(name);
    },
    close(name, place) {
      here = place;
      const index = open.lastIndexOf(name);
      if (index < 0) return sink.flaw(`</${name}> has no opening tag`, place);
      if (index < open.length - 1) sink.flaw(`<${open.at(-1)}> isn’t closed`, place);
      closeDownTo(index);
    },
    text(raw, place) {
      here = place;
      const safe = raw.replace(looseAmpersand, '&amp;').replaceAll(']]>', ']]&gt;');
      if (safe !== raw) sink.flaw('"&" or "]]>" isn’t escaped', place);
      parser.write(safe);
    },
    cdata(piece) {
      parser.write(`<![CDATA[${piece}]]>`);
    },
    tooLong: () => sink.tooLong(),
    flaw: (message, place) => sink.flaw(message, place),
  };
  const scanner = createXmlScanner(tokens, limit);

  return {
    write: (chunk) => scanner.write(chunk),
    end() {
      const { inside, line } = scanner.end();
      const isComplete = open.length === 0 && inside === 'text';
      if (open.length > 0) sink.cutOff();
      closeDownTo(0);
      parser.close();
      return { isComplete, line };
    },
  };
}

export type XmlItemEvent<Item> =
  /** `isDamaged`: not well-formed inside. `isCutOff`: the file ended inside the item. */
  | { type: 'item'; item: Item; isDamaged: boolean; isCutOff: boolean }
  | { type: 'problem'; problem: ImportProblem };

export type ItemCollector<Item> = Omit<ElementSink, 'flaw' | 'cutOff'> & { item: Item };

interface ItemFormat<Item> {
  isItem(name: string, depth: number): boolean;
  collect(limit: number): ItemCollector<Item>;
  /** Collects what is outside of items. `depth` is 1 at the root. */
  head: {
    open(name: string, depth: number, attributes: Record<string, string>): void;
    text(text: string): void;
    close(name: string, depth: number): void;
  };
}

/** The longest value in UTF-16 code units. An item with a longer one counts as too large. */
const maxFieldLength = 20_000_000;

/** The number of errors that are listed individually. */
const maxProblems = 50;

/** Streams the items of an XML file. */
export async function* readXmlItems<Item extends { title: string }>(
  bytes: AsyncIterable<Uint8Array>,
  { isItem, collect, head }: ItemFormat<Item>,
): AsyncGenerator<XmlItemEvent<Item>> {
  let queue: XmlItemEvent<Item>[] = [];
  let current: ItemCollector<Item> | null = null;
  let itemDepth = 0;
  let depth = 0;
  let isDamaged = false;
  let isCutOff = false;
  let problems = 0;
  let cutTitle: string | null = null;

  const report = (problem: ImportProblem): void => {
    queue.push({ type: 'problem', problem });
  };
  const reader = createElementReader(
    {
      open(name, attributes, written) {
        depth += 1;
        if (current) current.open(name, attributes, written);
        else if (isItem(name, depth)) {
          current = collect(maxFieldLength);
          itemDepth = depth;
          isDamaged = false;
        } else head.open(name, depth, attributes);
      },
      close(name) {
        if (current && depth === itemDepth) {
          queue.push({ type: 'item', item: current.item, isDamaged, isCutOff });
          current = null;
        } else if (current) current.close(name);
        else head.close(name, depth);
        depth -= 1;
      },
      text: (text) => (current ?? head).text(text),
      tooLong: () => current?.tooLong(),
      cutOff() {
        isCutOff = true;
        cutTitle = current?.item.title || null;
      },
      flaw(message, place) {
        isDamaged = true;
        problems += 1;
        if (problems > maxProblems) return;
        report({ code: 'not_well_formed', ...place, message, title: current?.item.title || null });
      },
    },
    maxFieldLength,
  );
  for await (const text of decodeBytes(bytes, report)) {
    reader.write(text);
    yield* queue;
    queue = [];
  }
  const { isComplete, line } = reader.end();
  if (!isComplete) report({ code: 'truncated', line, title: cutTitle });
  if (problems > maxProblems) report({ code: 'more_problems', count: problems - maxProblems });
  yield* queue;
}

export function attributeText(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`)
    .join('');
}
