import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html as names, Parser, type Token } from 'parse5';
import { type ElementKind, elementKind, visibleText } from './html.ts';

/** Elements and comments that one text may make: more than two million characters of prose with marks have. */
export const mostNodes = 80_000;

/** Thrown for a text with more of them: its tree would take too much memory. */
export class TooIntricateError extends Error {
  constructor() {
    super(`The text has more than ${mostNodes} elements.`);
  }
}

export type HtmlElement = DefaultTreeAdapterTypes.Element;
export type HtmlParent = DefaultTreeAdapterTypes.ParentNode;

/** Elements open at once. Chromium stops at 512; the deepest page builders stay below 80. */
const maxDepth = 128;

/** Formatting elements that are not allowed: left in, each would be opened again in every later paragraph. */
const formatting = new Set(['big', 'code', 'font', 'nobr', 's', 'small', 'strike', 'tt']);

/** Ignored because a stray one makes the parser discard the text behind it. */
const columns = new Set(['col', 'colgroup']);

/** Elements whose content the tokenizer reads as text, or that have none: they never add to the depth. */
const shallow = new Set(
  'br hr iframe img noembed noframes noscript plaintext script style textarea title xmp'.split(' '),
);

function placeBefore(
  parent: HtmlParent,
  node: DefaultTreeAdapterTypes.ChildNode,
  reference: DefaultTreeAdapterTypes.ChildNode,
) {
  const at = parent.childNodes.lastIndexOf(reference);
  parent.childNodes.splice(at, 0, node);
  node.parentNode = parent;
}

/** The usual tree, with the searches from the end, where they hit at once: from the front they are quadratic. */
const searchingFromEnd: typeof defaultTreeAdapter = {
  ...defaultTreeAdapter,
  insertBefore: placeBefore,
  insertTextBefore(parent, text, reference) {
    const previous = parent.childNodes[parent.childNodes.lastIndexOf(reference) - 1];
    if (previous && defaultTreeAdapter.isTextNode(previous)) previous.value += text;
    else placeBefore(parent, defaultTreeAdapter.createTextNode(text), reference);
  },
  detachNode(node) {
    const siblings = node.parentNode?.childNodes;
    if (!siblings) return;
    if (siblings[0] === node) siblings.shift();
    else siblings.splice(siblings.lastIndexOf(node), 1);
    node.parentNode = null;
  },
};

/** Characters of a text node that are gathered before they are joined to it. */
const gathered = 4096;

/**
 * The adapter of one tree. Its nodes are counted. Text comes word by word, and what `+=` makes of very many words takes
 * ten times their memory; joined in pieces it takes their own. `finish` joins what is left.
 */
function createAdapter(): { adapter: typeof defaultTreeAdapter; finish(): void } {
  let nodes = 0;
  let words: string[] = [];
  let length = 0;
  let growing: DefaultTreeAdapterTypes.TextNode | undefined;
  const join = () => {
    if (growing) growing.value += words.join('');
    words = [];
    length = 0;
  };
  const count = () => {
    nodes += 1;
    if (nodes > mostNodes) throw new TooIntricateError();
  };
  const adapter: typeof defaultTreeAdapter = {
    ...searchingFromEnd,
    createElement(...element) {
      count();
      return defaultTreeAdapter.createElement(...element);
    },
    createCommentNode(data) {
      count();
      return defaultTreeAdapter.createCommentNode(data);
    },
    insertText(parent, text) {
      const last = parent.childNodes.at(-1);
      if (!last || last !== growing) {
        join();
        defaultTreeAdapter.insertText(parent, text);
        const node = parent.childNodes.at(-1);
        growing = node && defaultTreeAdapter.isTextNode(node) ? node : undefined;
        return;
      }
      words.push(text);
      length += text.length;
      if (length >= gathered) join();
    },
    insertTextBefore(parent, text, reference) {
      join();
      growing = undefined;
      searchingFromEnd.insertTextBefore(parent, text, reference);
    },
  };
  return { adapter, finish: join };
}

/** parse5's tree construction with a floor under it: input made to nest or to repeat formatting without end costs time in proportion to its length. */
class BoundedParser extends Parser<DefaultTreeAdapterTypes.DefaultTreeAdapterMap> {
  override onStartTag(token: Token.TagToken): void {
    if (formatting.has(token.tagName) || columns.has(token.tagName)) return;
    // Formatting elements that differ in an attribute would all be reopened; equal ones are three at most.
    if (elementKind(token.tagName) === 'mark' && token.tagName !== 'a') token.attrs = [];
    if (this.openElements.stackTop >= maxDepth && !shallow.has(token.tagName)) {
      if (this.currentNotInHTML || elementKind(token.tagName) === 'mark') return;
      // Words on the two sides of a block that does not fit must still not run together.
      token.tagName = names.TAG_NAMES.HR;
      token.tagID = names.TAG_ID.HR;
    }
    super.onStartTag(token);
  }

  override onEndTag(token: Token.TagToken): void {
    if (!formatting.has(token.tagName)) super.onEndTag(token);
  }
}

/** The tree a browser would make of an HTML fragment, at most some 128 elements deep, in time proportional to the input's length. Throws `TooIntricateError`. */
export function parseHtml(html: string): HtmlParent {
  const { adapter, finish } = createAdapter();
  const parser = BoundedParser.getFragmentParser<DefaultTreeAdapterTypes.DefaultTreeAdapterMap>(null, {
    treeAdapter: adapter,
  });
  // Half a surrogate pair would be written to disk and network as U+FFFD: better the same everywhere.
  parser.tokenizer.write(html.toWellFormed(), true);
  finish();
  return parser.document;
}

/** What is told of a body's tree, in document order. Every `enter` has its `leave`. */
export interface HtmlVisitor {
  enter(kind: ElementKind, element: HtmlElement): void;
  leave(kind: ElementKind): void;
  /** Never empty; without the characters that `visibleText` takes away. */
  text(text: string): void;
}

/** Parses a fragment and tells the visitor of all that is not dropped. Loops, so that no depth is too deep. */
export function walkHtml(html: string, visitor: HtmlVisitor): void {
  const open: { parent: HtmlParent; next: number; kind: ElementKind }[] = [
    { parent: parseHtml(html), next: 0, kind: 'transparent' },
  ];
  for (let level = open.at(-1); level; level = open.at(-1)) {
    const node = level.parent.childNodes[level.next];
    level.next += 1;
    if (!node) {
      open.pop();
      if (open.length > 0) visitor.leave(level.kind);
    } else if (defaultTreeAdapter.isTextNode(node)) {
      const text = visibleText(node.value);
      if (text) visitor.text(text);
    } else if (defaultTreeAdapter.isElementNode(node)) {
      const kind = node.namespaceURI === names.NS.HTML ? elementKind(node.tagName) : 'dropped';
      if (kind === 'dropped') continue;
      visitor.enter(kind, node);
      open.push({ parent: node, next: 0, kind });
    }
  }
}

/** White space that is not one lone space already: replacing each of those by itself takes ten times their memory. */
const untidySpace = /(?! (?!\s))\s+/g;

/** The words of a body, raw or sanitised: entities decoded, what is dropped from a body left out, blocks and line breaks as spaces, white space collapsed. */
export function plainText(html: string): string {
  const parts: string[] = [];
  const separate = (kind: string) => {
    if (kind !== 'mark' && kind !== 'transparent' && kind !== 'image') parts.push(' ');
  };
  walkHtml(html, { enter: separate, leave: separate, text: (text) => parts.push(text) });
  return parts.join('').replace(untidySpace, ' ').trim();
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Length of a post's description in page metadata and share previews (docs/specification.md 9.4). */
export const descriptionLength = 140;

function graphemeEnd(text: string, length: number): number {
  // A grapheme of an honest text is far shorter than 64 units: no need to segment a whole article.
  const end = graphemes.segment(text.slice(0, length + 64)).containing(length)?.index ?? length;
  if (end > 0) return end;
  return text.slice(0, length).isWellFormed() ? length : length - 1;
}

/** A plain text in at most `max` UTF-16 code units, cut behind a word where there is one and ended with "…". */
export function summarise(text: string, max: number): string {
  const whole = text.replace(/\s+/g, ' ').trim();
  if (whole.length <= max) return whole;
  const end = graphemeEnd(whole, max - 1);
  const lastSpace = whole.lastIndexOf(' ', end);
  const start = whole.slice(0, lastSpace > max / 2 ? lastSpace : end);
  return `${start.replace(/[\s,;:.…–—-]+$/u, '')}…`;
}

/**
 * What a summary of a body is made of: its words without headings, captions, tables and code, or all of them where it
 * has no others. `text` is its plain text.
 */
export function leadText(html: string, text: string): string {
  if (!/<(h\d|figure)\b/i.test(html)) return text;
  const parts: string[] = [];
  /** For each element that is open, whether it is left out. */
  const open: boolean[] = [];
  walkHtml(html, {
    enter(kind, { tagName }) {
      open.push((open.at(-1) ?? false) || /^(h\d|figure)$/.test(tagName));
      if (!/^(mark|transparent|image)$/.test(kind)) parts.push(' ');
    },
    leave(kind) {
      open.pop();
      if (!/^(mark|transparent|image)$/.test(kind)) parts.push(' ');
    },
    text: (part) => {
      if (!open.at(-1)) parts.push(part);
    },
  });
  return parts.join('').replace(/\s+/g, ' ').trim() || text;
}

/** A post's own excerpt, whole, or the start of its text in `max` code units (docs/specification.md 9.4); '' without either. */
export function excerptOf(post: { excerpt?: string | null; html: string }, max: number): string {
  return post.excerpt?.trim() || summarise(leadText(post.html, plainText(post.html)), max);
}

const visible = /[^\s\p{C}\p{Z}]/u;

/** Whether a sanitised body has nothing to show: no image, and no visible character in `text`, its plain text. */
export function isEmptySanitised(body: string, text: string): boolean {
  return !body.includes('<img ') && !visible.test(text);
}
