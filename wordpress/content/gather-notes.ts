import type { Block, Inline } from './content-model.ts';
import { isBlank } from './tidy-line.ts';

type List = Extract<Block, { kind: 'list' }>;

/**
 * Makes footnotes a numbered list: paragraphs that begin with the number of a note which leads back to its mark, as Word, Substack and
 * plug-ins write them. A number alone belongs to the paragraph behind it.
 */
export function gatherNotes(blocks: Block[]): Block[] {
  const gathered: Block[] = [];
  for (let at = 0; at < blocks.length; at += 1) {
    const block = blocks[at] as Block;
    const number = numberOf(block);
    const text = number === undefined ? block : withoutNumber(block);
    const behind = text === undefined ? blocks[at + 1] : text;
    if (block.kind === 'list' && block.areNotes)
      for (const item of block.items) addNote(gathered, block.start, item);
    else if (number === undefined || behind?.kind !== 'line') gathered.push(block);
    else {
      addNote(gathered, number === 1 ? null : `${number}`, [behind]);
      if (text === undefined) at += 1;
    }
  }
  return gathered;
}

function numberOf(block: Block): number | undefined {
  const first = block.kind === 'line' && block.tag === 'p' ? block.inlines[0] : undefined;
  return first?.kind === 'text' ? first.note : undefined;
}

/** A note without its number, and the sign and space behind it; undefined where nothing is left. */
function withoutNumber(block: Block): Block | undefined {
  const [, ...rest] = block.kind === 'line' ? block.inlines : [];
  const [first, ...more] = rest.slice(rest.findIndex((inline) => !isBlank(inline)));
  if (!first) return undefined;
  const inline: Inline =
    first.kind === 'text' ? { ...first, text: first.text.replace(/^[.:)\]]?\s+/, '') } : first;
  return { kind: 'line', tag: 'p', align: null, inlines: [inline, ...more] };
}

/** Adds a note to the list before it where that ends at the number before, else as a list of its own. */
function addNote(gathered: Block[], start: List['start'], note: Block[]): void {
  const last = gathered.at(-1);
  const list = last?.kind === 'list' && last.areNotes ? last : undefined;
  if (list && Number(list.start ?? 1) + list.items.length === Number(start ?? 1)) list.items.push(note);
  else gathered.push({ kind: 'list', ordered: true, start, items: [note], areNotes: true });
}

/** The blocks of an element that holds one note: all that stands behind its number belongs to it. */
export function oneNote(blocks: Block[]): Block[] {
  const [list, ...rest] = gatherNotes(blocks);
  if (list?.kind !== 'list' || !list.areNotes || list.items.length !== 1) return blocks;
  return [{ ...list, items: [[...list.items.flat(), ...rest]] }];
}
