import { DOMSerializer, type Node } from '@tiptap/pm/model';

/** Blocks are immutable, so each is serialized once. */
const written = new WeakMap<Node, string>();

/** Returns a block's HTML without empty captions and without the paragraphs of one-line items. */
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

function isEmptyDocument(document: Node): boolean {
  let empty = true;
  document.descendants((node) => {
    if (/^(figure|picture)$/.test(node.type.name) || (node.isText && node.text?.trim())) empty = false;
    return empty;
  });
  return empty;
}

/** Returns a top-level block as HTML. */
export function blockHtml(block: Node): string {
  const serializer = DOMSerializer.fromSchema(block.type.schema);
  const html = written.get(block) ?? tidied(serializer.serializeNode(block) as HTMLElement);
  written.set(block, html);
  return html;
}

/** Returns the document as HTML with the public tags; '' if empty. Serializes only changed blocks again. */
export function bodyHtml(document: Node): string {
  if (isEmptyDocument(document)) return '';
  const html = document.children.map(blockHtml).join('');
  // Remove trailing empty lines.
  return html.replace(/(<p[^>]*><\/p>)+$/, '');
}

/** Returns HTML with each block on a separate line, for people to read. */
export function sourceHtml(html: string): string {
  return html.replace(
    /(<\/(?:p|h2|h3|ul|ol|li|blockquote|figure|figcaption)>|<(?:ul|ol|blockquote)[^>]*>)(?=<)/g,
    '$1\n',
  );
}
