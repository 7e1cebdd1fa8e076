import { type Node, Slice } from '@tiptap/pm/model';

const isFrame = (node: Node | null) => node?.type.name === 'frame';

/**
 * What was pasted with a table or code at its ends as a whole: open, as ends are, its first row would join the text
 * before it, and the text behind it the last.
 */
export function closedFrames(slice: Slice): Slice {
  const { content, openStart, openEnd } = slice;
  const start = isFrame(content.firstChild) ? 0 : openStart;
  const end = isFrame(content.lastChild) ? 0 : openEnd;
  return start === openStart && end === openEnd ? slice : new Slice(content, start, end);
}
