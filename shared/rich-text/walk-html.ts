import { defaultTreeAdapter, html as names } from 'parse5';
import { type ElementKind, elementKind } from './element-kinds.ts';
import { type HtmlElement, type HtmlParent, parseHtml } from './parse-html.ts';
import { visibleText } from './visible-text.ts';

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
