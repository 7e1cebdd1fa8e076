import { type Node, Slice } from '@tiptap/pm/model';

const isFrame = (node: Node | null) => node?.type.name === 'frame';

/**
 * Pasted content whose ends don't join the text around it: a table or code stays whole, and several blocks that begin with
 * a heading or a list keep it, instead of its first line becoming part of the paragraph that the cursor is in. An empty
 * paragraph (`isEmpty`) becomes what is pasted; of a table that was copied here (`isOwn`) it may be a part.
 */
export function closedEnds(slice: Slice, { isOwn = false, isEmpty = false } = {}): Slice {
  const { content, openStart, openEnd } = slice;
  const first = content.firstChild;
  const isHeaded = !isEmpty && content.childCount > 1 && first?.type.name !== 'paragraph' && !isFrame(first);
  const start = isHeaded || (isFrame(first) && !isOwn) ? 0 : openStart;
  const end = isFrame(content.lastChild) && !isOwn ? 0 : openEnd;
  return start === openStart && end === openEnd ? slice : new Slice(content, start, end);
}
