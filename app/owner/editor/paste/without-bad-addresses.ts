import { Fragment, type Mark, type Node, Slice } from '@tiptap/pm/model';
import { editedPicture, linkTarget } from './safe-address.ts';

function cleanMarks(marks: readonly Mark[]): readonly Mark[] {
  if (marks.every(({ type, attrs }) => type.name !== 'link' || linkTarget(attrs.href) === attrs.href))
    return marks;
  return marks.flatMap((mark) => {
    if (mark.type.name !== 'link') return [mark];
    const href = linkTarget(mark.attrs.href);
    return href ? [mark.type.create({ ...mark.attrs, href })] : [];
  });
}

/** A figure whose picture nobody could load becomes a paragraph of its caption; an inline picture goes. */
function cleanNode(node: Node): Node[] {
  const { name, schema } = node.type;
  const content = cleanFragment(node.content);
  const marks = cleanMarks(node.marks);
  if (name !== 'figure' && name !== 'picture') {
    return [node.isText ? node.mark(marks) : node.type.create(node.attrs, content, marks)];
  }
  const src = editedPicture(node.attrs.src);
  if (src) {
    const href = node.attrs.href ? { href: linkTarget(node.attrs.href) ?? null } : {};
    return [node.type.create({ ...node.attrs, src, ...href }, content, marks)];
  }
  const inline = content.firstChild?.content;
  return inline?.size && schema.nodes.paragraph ? [schema.nodes.paragraph.create(null, inline)] : [];
}

function cleanFragment(fragment: Fragment): Fragment {
  const nodes: Node[] = [];
  fragment.forEach((node) => {
    nodes.push(...cleanNode(node));
  });
  return Fragment.fromArray(nodes);
}

function hasBadAddress(slice: Slice): boolean {
  let found = false;
  slice.content.descendants((node) => {
    const { src, href } = node.attrs;
    if ((src && editedPicture(src) !== src) || (href && linkTarget(href) !== href)) found = true;
    if (cleanMarks(node.marks) !== node.marks) found = true;
    return !found;
  });
  return found;
}

/**
 * What is pasted or dropped with every link and picture leading where the site lets them; the words of others stay. A
 * clipboard can name them past the HTML: the editor's own mark there holds attributes as data.
 */
export function withoutBadAddresses(slice: Slice): Slice {
  if (!hasBadAddress(slice)) return slice;
  return Slice.maxOpen(cleanFragment(slice.content));
}
