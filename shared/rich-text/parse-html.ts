import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html as names, Parser, type Token } from 'parse5';
import { type ElementKind, elementKind, visibleText } from './html.ts';

/** The maximum number of elements and comments per text. Two million characters of real prose have fewer. */
export const maxNodes = 80_000;

/** Thrown if a text exceeds the limit, because its tree would take too much memory. */
export class TooIntricateError extends Error {
  constructor() {
    super(`The text has more than ${maxNodes} elements.`);
  }
}

export type HtmlElement = DefaultTreeAdapterTypes.Element;
export type HtmlParent = DefaultTreeAdapterTypes.ParentNode;

/** The maximum number of open elements. Chromium stops at 512, and page builders stay below 80. */
const maxDepth = 128;

/** Disallowed formatting elements, which the parser would otherwise reopen in every later paragraph. */
const formatting = new Set(['big', 'code', 'font', 'nobr', 's', 'small', 'strike', 'tt']);

/** Ignored, because a stray one makes the parser discard the text after it. */
const columns = new Set(['col', 'colgroup']);

/** Elements with only text or without content, which never add to the depth. */
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

/** The default adapter, but searching from the end. From the start, searching takes quadratic time. */
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

/** Characters of a text node to collect before joining them. */
const gathered = 4096;

/**
 * Returns a tree adapter that counts nodes. Text arrives word by word, and `+=` with very many words takes
 * ten times their memory, so the adapter joins larger pieces. `finish` joins the rest.
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
    if (nodes > maxNodes) throw new TooIntricateError();
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

/** parse5's tree construction with limits. Hostile nesting or repeated formatting takes linear time. */
class BoundedParser extends Parser<DefaultTreeAdapterTypes.DefaultTreeAdapterMap> {
  override onStartTag(token: Token.TagToken): void {
    if (formatting.has(token.tagName) || columns.has(token.tagName)) return;
    // Without attributes, at most three equal formatting elements are reopened. Different attributes would
    // reopen all of them.
    if (elementKind(token.tagName) === 'mark' && token.tagName !== 'a') token.attrs = [];
    if (this.openElements.stackTop >= maxDepth && !shallow.has(token.tagName)) {
      if (this.currentNotInHTML || elementKind(token.tagName) === 'mark') return;
      // Text on both sides of a block that doesn't fit must still be separated.
      token.tagName = names.TAG_NAMES.HR;
      token.tagID = names.TAG_ID.HR;
    }
    super.onStartTag(token);
  }

  override onEndTag(token: Token.TagToken): void {
    if (!formatting.has(token.tagName)) super.onEndTag(token);
  }
}

/**
 * Returns the tree that a browser would make of an HTML fragment, at most 128 elements deep, in linear time.
 * Throws `TooIntricateError`.
 */
export function parseHtml(html: string): HtmlParent {
  const { adapter, finish } = createAdapter();
  const parser = BoundedParser.getFragmentParser<DefaultTreeAdapterTypes.DefaultTreeAdapterMap>(null, {
    treeAdapter: adapter,
  });
  // A lone surrogate would be stored and sent as U+FFFD, so replace it here.
  parser.tokenizer.write(html.toWellFormed(), true);
  finish();
  return parser.document;
}

/** Visits a body's tree in document order. Every `enter` has a `leave`. */
export interface HtmlVisitor {
  enter(kind: ElementKind, element: HtmlElement): void;
  leave(kind: ElementKind): void;
  /** Never empty, without the characters that `visibleText` removes. */
  text(text: string): void;
}

/** Parses a fragment and visits everything not dropped. Iterative, so that no depth overflows the stack. */
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

/** White space other than a single space. Replacing single spaces too would take ten times their memory. */
const untidySpace = /(?! (?!\s))\s+/g;

/**
 * Returns the text of a body, raw or sanitized: entities decoded, dropped elements omitted, blocks and breaks
 * as spaces, white space collapsed.
 */
export function plainText(html: string): string {
  const parts: string[] = [];
  const separate = (kind: string) => {
    if (kind !== 'mark' && kind !== 'transparent' && kind !== 'image') parts.push(' ');
  };
  walkHtml(html, { enter: separate, leave: separate, text: (text) => parts.push(text) });
  return parts.join('').replace(untidySpace, ' ').trim();
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Length of a post's description in metadata and share previews (docs/specification.md 9.4). */
export const descriptionLength = 140;

function graphemeEnd(text: string, length: number): number {
  // Real graphemes are far shorter than 64 units, so don't segment a whole article.
  const end = graphemes.segment(text.slice(0, length + 64)).containing(length)?.index ?? length;
  if (end > 0) return end;
  return text.slice(0, length).isWellFormed() ? length : length - 1;
}

/** Returns text in at most `max` UTF-16 code units, cut after a word if possible, with "…" at the end. */
export function summarize(text: string, max: number): string {
  const whole = text.replace(/\s+/g, ' ').trim();
  if (whole.length <= max) return whole;
  const end = graphemeEnd(whole, max - 1);
  const lastSpace = whole.lastIndexOf(' ', end);
  const start = whole.slice(0, lastSpace > max / 2 ? lastSpace : end);
  return `${start.replace(/[\s,;:.…–—-]+$/u, '')}…`;
}

/**
 * Returns the text for a body's summary, without headings, captions, tables and code, unless there is nothing
 * else. `text` is its plain text.
 */
export function leadText(html: string, text: string): string {
  if (!/<(h\d|figure)\b/i.test(html)) return text;
  const parts: string[] = [];
  /** For each open element, whether it is omitted. */
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

/** Returns a post's whole excerpt, else its start in `max` code units (docs/specification.md 9.4), or ''. */
export function excerptOf(post: { excerpt?: string | null; html: string }, max: number): string {
  return post.excerpt?.trim() || summarize(leadText(post.html, plainText(post.html)), max);
}

const visible = /[^\s\p{C}\p{Z}]/u;

/** Checks whether a sanitized body shows nothing: no image, and no visible character in its plain `text`. */
export function isEmptySanitized(body: string, text: string): boolean {
  return !body.includes('<img ') && !visible.test(text);
}
