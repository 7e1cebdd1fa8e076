import type { Block, Inline } from './content-model.ts';
import { isBlank } from './tidy-line.ts';

type Line = Extract<Block, { kind: 'line' }>;
type List = Extract<Block, { kind: 'list' }>;

/**
 * Makes footnotes a numbered list: paragraphs that begin with the number of a note which leads back to its mark, as Word, Substack and
 * plug-ins write them. A number alone belongs to the paragraph behind it.
 */
export function gatherNotes(blocks: Block[]): Block[] {
  const gathered: Block[] = [];
  for (let at = 0; at < blocks.length; at += 1) {
    const block = blocks[at] as Block;
    const note = block.kind === 'line' ? numberOf(block) : undefined;
    const following = blocks[at + 1];
    if (block.kind === 'list' && block.areNotes)
      for (const item of block.items) addNote(gathered, block, item);
    else if (block.kind !== 'line' || note === undefined) gathered.push(block);
    else if (block.inlines.length > 1)
      addNote(gathered, listOf(note), [{ ...block, inlines: textBehind(block) }]);
    else if (following?.kind === 'line' && numberOf(following) === undefined) {
      addNote(gathered, listOf(note), [following]);
      at += 1;
    } else gathered.push(block);
  }
  return gathered;
}

function numberOf({ tag, inlines: [first] }: Line): number | undefined {
  return tag === 'p' && first?.kind === 'text' ? first.note : undefined;
}

/** What stands behind the number, without the sign and the space between. */
function textBehind({ inlines: [, ...rest] }: Line): Inline[] {
  const from = rest.findIndex((inline) => !isBlank(inline));
  return rest.slice(Math.max(from, 0)).map((inline, i) => {
    if (i > 0 || inline.kind !== 'text') return inline;
    return { ...inline, text: inline.text.replace(/^[.:)\]]?\s+/, '') };
  });
}

/** Adds a note to the list before it where that ends at the number before, else as a list of its own. */
function addNote(gathered: Block[], { start }: Pick<List, 'start'>, note: Block[]): void {
  const last = gathered.at(-1);
  const list = last?.kind === 'list' && last.areNotes ? last : undefined;
  const number = Number(start ?? 1);
  if (list && Number(list.start ?? 1) + list.items.length === number) list.items.push(note);
  else gathered.push({ kind: 'list', ordered: true, start, items: [note], areNotes: true });
}

function listOf(note: number): Pick<List, 'start'> {
  return { start: note === 1 ? null : `${note}` };
}

/** The blocks of an element that holds one note: all that stands behind its number belongs to it. */
export function oneNote(blocks: Block[]): Block[] {
  const [list, ...rest] = gatherNotes(blocks);
  if (list?.kind !== 'list' || !list.areNotes || list.items.length !== 1) return blocks;
  return [{ ...list, items: [[...list.items.flat(), ...rest]] }];
}
