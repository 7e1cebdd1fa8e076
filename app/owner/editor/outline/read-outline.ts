import type { Node } from '@tiptap/pm/model';

export interface Outline {
  headings: { pos: number; level: number; text: string }[];
  /** Which of them the caret stands under; -1 above the first. */
  current: number;
}

/** The headings of a text that have words, in order, wherever they stand. `caret` is a position of the document. */
export function readOutline(document: Node, caret: number): Outline {
  const headings: Outline['headings'] = [];
  document.descendants((node, pos) => {
    const text = node.type.name === 'heading' ? node.textContent.trim() : '';
    if (text) headings.push({ pos, level: Number(node.attrs.level), text });
    return !node.isTextblock;
  });
  return { headings, current: headings.findLastIndex(({ pos }) => pos <= caret) };
}
