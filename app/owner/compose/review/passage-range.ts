import type { Node } from '@tiptap/pm/model';
import { type FoundPassage, placeIn } from '../../../../shared/review/find-passage.ts';

/** A block of the document as reviews know it: its lines (`blockText` of the server), and where each character stands. */
interface BlockText {
  text: string;
  /** Positions before each character, from that before the block. */
  places: readonly number[];
}

const known = new WeakMap<Node, BlockText>();

/** What the paragraphs, items and lines of a block say, one below the other. */
export function readBlock(block: Node): BlockText {
  const last = known.get(block);
  if (last) return last;
  let text = '';
  const places: number[] = [];
  let line: { text: string; places: number[] } = { text: '', places: [] };
  const endLine = () => {
    if (line.text.trim() !== '') {
      if (text !== '') {
        text += '\n';
        places.push(line.places[0] ?? 0);
      }
      text += line.text;
      // Not spread: a paragraph may have more letters than a call takes values.
      for (const place of line.places) places.push(place);
    }
    line = { text: '', places: [] };
  };
  const read = (node: Node, position: number) => {
    if (node.text !== undefined) {
      line.text += node.text;
      for (let at = 0; at < node.text.length; at += 1) line.places.push(position + at);
    } else if (!node.isInline || node.type.name === 'hardBreak') endLine();
  };
  read(block, 0);
  block.descendants((node, offset) => read(node, offset + 1));
  endLine();
  const found = { text, places };
  known.set(block, found);
  return found;
}

/** Positions in the document of a passage that was found in the texts of its blocks. */
export function rangeOf(
  doc: Node,
  texts: readonly string[],
  { block, start, end }: FoundPassage,
): { from: number; to: number } {
  const last = placeIn(texts, block, end);
  const said = (texts[last.block] ?? '').slice(0, last.at).trimEnd().length;
  const from = positionOf(doc, block, start);
  // Behind the last character, not before the one that follows: that may stand in another paragraph.
  const to = said === 0 ? positionOf(doc, last.block, 0) : positionOf(doc, last.block, said - 1) + 1;
  return { from, to: Math.max(from, to) };
}

/** The position before a character of a block; of a block without words that of the block's inside. */
function positionOf(doc: Node, block: number, character: number): number {
  let start = 0;
  for (let index = 0; index < block; index += 1) start += doc.child(index).nodeSize;
  const { places } = readBlock(doc.child(block));
  const place = places[Math.min(character, places.length - 1)];
  return start + (place ?? 1);
}
