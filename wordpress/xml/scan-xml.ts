/** Where a token starts; both count from 1. */
export interface XmlPlace {
  line: number;
  column: number;
}

/** What the scanner hands on, in the order of the file. Comments, instructions and DTDs never arrive. */
export interface XmlSink {
  /** A whole start or empty tag, as written. */
  open(raw: string, name: string, place: XmlPlace): void;
  close(name: string, place: XmlPlace): void;
  /** Character data as written, entities and all; may come in pieces. */
  text(raw: string, place: XmlPlace): void;
  /** A piece of a CDATA section, without its brackets. */
  cdata(piece: string): void;
  /** The run of text at hand passed the limit; the rest of it is dropped. */
  tooLong(): void;
  flaw(message: string, place: XmlPlace): void;
}

type Mode = 'text' | 'cdata' | 'comment' | 'instruction' | 'doctype';

const ends = { cdata: ']]>', comment: '-->', instruction: '?>' } as const;

/** Longest tag that is believed to be one. */
const longestTag = 65_536;
const nameAfterBracket = /[A-Za-z_\u0080-\uffff][\w.:\u0080-\uffff-]*(?=[\s/>])/y;

/** Index just after the `>` that ends the tag, -1 when it is not there, -2 at a `<` that ends the hope. */
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

/** `to`, or the index before it where a character of two units would be cut in half. */
function wholeCharacters(text: string, to: number): number {
  return /[\ud800-\udbff]/.test(text[to - 1] ?? '') ? to - 1 : to;
}

/**
 * Cuts XML into tags and text in flat memory. Entities and DTDs are not read, so nothing can be expanded. `limit` is the
 * longest run of text, in UTF-16 units.
 */
export function createXmlScanner(
  sink: XmlSink,
  limit: number,
): { write(chunk: string): void; end(): { inside: Mode; line: number } } {
  let buffer = '';
  let at = 0;
  let mode: Mode = 'text';
  let run = 0;
  /** Where the next ">" is, so that it is looked for once only. */
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

  /** Reads on in character data; false when more of the file is needed. */
  function readText(last: boolean): boolean {
    const open = buffer.indexOf('<', at);
    if (open < 0) {
      // A reference cut in two by the end of a chunk is kept together.
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
    const whole = nextEnd < buffer.length || buffer.length - at >= longestTag;
    if (!last && !whole) return false;
    const closing = buffer[at + 1] === '/';
    nameAfterBracket.lastIndex = at + (closing ? 2 : 1);
    const name = nameAfterBracket.exec(buffer)?.[0];
    const end = name === undefined || nextEnd >= buffer.length ? -2 : tagEnd(buffer, at);
    // A ">" within quotes was not the end.
    if (end === -1 && !last && buffer.length - at < longestTag) return false;
    const start = place();
    if (name === undefined || end < 0) {
      sink.flaw('a "<" that starts no tag', start);
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
