import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html as names, Parser, type Token } from 'parse5';
import { elementKind } from './element-kinds.ts';
import { mostNodes, TooIntricateError } from './too-intricate.ts';

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
