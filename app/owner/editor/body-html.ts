import { DOMSerializer, type Node } from '@tiptap/pm/model';

/** Blocks never change, they are replaced: what was written of one stays true. */
const written = new WeakMap<Node, string>();

/** What the schema needs and the public page does not: captions without words, paragraphs around lone lines of items. */
function tidied(block: HTMLElement): string {
  const frame = block.ownerDocument.createElement('div');
  frame.append(block);
  for (const caption of frame.querySelectorAll('figcaption:empty')) caption.remove();
  for (const item of frame.querySelectorAll('li')) {
    const [first, second] = item.children;
    if (first?.localName !== 'p' || first.attributes.length > 0 || second?.localName === 'p') continue;
    first.replaceWith(...first.childNodes);
  }
  for (const aligned of frame.querySelectorAll('[style]')) {
    aligned.setAttribute('style', aligned.getAttribute('style')?.replace(/;\s*$/, '') ?? '');
  }
  return frame.innerHTML;
}

/** Whether there is nothing to read and nothing to see. */
function isEmptyDocument(document: Node): boolean {
  let empty = true;
  document.descendants((node) => {
    if (/^(figure|picture)$/.test(node.type.name) || (node.isText && node.text?.trim())) empty = false;
    return empty;
  });
  return empty;
}

/**
 * The document as a body's HTML, of the tags that the public sanitiser keeps; '' for an empty one. Only blocks that
 * changed since the last time are written anew: in a book of a post that is one.
 */
export function bodyHtml(document: Node): string {
  if (isEmptyDocument(document)) return '';
  const serializer = DOMSerializer.fromSchema(document.type.schema);
  let html = '';
  document.forEach((block) => {
    const own = written.get(block) ?? tidied(serializer.serializeNode(block) as HTMLElement);
    written.set(block, own);
    html += own;
  });
  // The line that waits for the next words is no part of the body.
  return html.replace(/(<p[^>]*><\/p>)+$/, '');
}

/** The same with every block on a line of its own, for people to read. */
export function sourceHtml(html: string): string {
  return html.replace(
    /(<\/(?:p|h2|h3|ul|ol|li|blockquote|figure|figcaption)>|<(?:ul|ol|blockquote)[^>]*>)(?=<)/g,
    '$1\n',
  );
}
