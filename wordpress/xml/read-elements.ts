import { SaxesParser } from 'saxes';
import { createXmlScanner, type XmlPlace, type XmlSink } from './scan-xml.ts';
import { wxrName } from './wxr-names.ts';

/** What a reader of elements is told, in the order of the file. */
export interface ElementSink {
  /** `name` is the usual WXR name, `written` the tag's own; attributes are by local name. */
  open(name: string, attributes: Record<string, string>, written: string): void;
  close(name: string): void;
  text(text: string): void;
  /** The text of the innermost element was cut at the limit. */
  tooLong(): void;
  /** The text ends here, though elements are open: they are closed next. */
  cutOff(): void;
  /** Not well-formed here, but reading goes on. */
  flaw(message: string, place: XmlPlace): void;
}

/** A reference that XML knows how to end; any other `&` would make the parser swallow what follows. */
const looseAmpersand = /&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][\w.-]{0,40});)/gi;

/** Elements deeper than any honest file nests them are left out, so that memory stays flat. */
const deepest = 500;

// What these name costs no content: undeclared prefixes, and HTML's entities, which are decoded later.
const harmless = /unbound namespace prefix|undefined entity|malformed character entity|unexpected close tag/;

/**
 * Reads XML elements, and recovers from stray and crossed end tags and from items left open. `limit` is the longest run
 * of text, in UTF-16 units. `end` tells whether the text stopped inside of the root element.
 */
export function createElementReader(
  sink: ElementSink,
  limit: number,
): { write(chunk: string): void; end(): { isComplete: boolean; line: number } } {
  const parser = new SaxesParser({ xmlns: true, fragment: true, position: false });
  /** The names of the open elements, as written. */
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
      if (open.length >= deepest) return sink.flaw('elements nested too deeply', place);
      if (name === 'item' && open.includes('item')) {
        sink.flaw('an item starts before the one before it has ended', place);
        closeDownTo(open.indexOf('item'));
      }
      parser.write(raw.replace(looseAmpersand, '&amp;'));
      if (!raw.endsWith('/>')) open.push(name);
    },
    close(name, place) {
      here = place;
      const index = open.lastIndexOf(name);
      if (index < 0) return sink.flaw(`</${name}> closes nothing`, place);
      if (index < open.length - 1) sink.flaw(`<${open.at(-1)}> is not closed`, place);
      closeDownTo(index);
    },
    text(raw, place) {
      here = place;
      const safe = raw.replace(looseAmpersand, '&amp;').replaceAll(']]>', ']]&gt;');
      if (safe !== raw) sink.flaw('a "&" or "]]>" that is not escaped', place);
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
