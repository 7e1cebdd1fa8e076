import type { Node } from '@tiptap/pm/model';
import { type TextLength, textLength } from '../../../shared/rich-text/reading-time.ts';

/** Blocks never change, they are replaced: what was counted of one stays true. */
const counted = new WeakMap<Node, TextLength>();

/** The length of a document; of its blocks, only those that changed are counted again. */
export function documentLength(document: Node): TextLength {
  const length = { words: 0, characters: 0 };
  document.forEach((block) => {
    const own = counted.get(block) ?? textLength(block.textBetween(0, block.content.size, ' ', ' '));
    counted.set(block, own);
    length.words += own.words;
    length.characters += own.characters;
  });
  return length;
}
