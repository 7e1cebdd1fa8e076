import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import { type FoundPassage, findPassage, type Passage, placeIn } from '../../../../shared/find-passage.ts';

/** A block as reviews see it: its lines (`blockText` on the server) and each character's position. */
interface BlockText {
  text: string;
  /** The position before each character, relative to the position before the block. */
  places: readonly number[];
}

const known = new WeakMap<Node, BlockText>();

/** Returns the text of a block: its paragraphs, list items and lines, one per line. */
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
      // Not spread: a paragraph can have more characters than a call can have arguments.
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

/** Returns the document positions of a passage found in the texts of its blocks. */
export function rangeOf(
  doc: Node,
  texts: readonly string[],
  { block, start, end }: FoundPassage,
): { from: number; to: number } {
  const last = placeIn(texts, block, end);
  const { length } = (texts[last.block] ?? '').slice(0, last.at).trimEnd();
  const from = positionOf(doc, block, start);
  // Ends after the last character, because the next one may be in another paragraph.
  const to = positionOf(doc, last.block, Math.max(length - 1, 0)) + (length > 0 ? 1 : 0);
  return { from, to: Math.max(from, to) };
}

/** Returns the position before a character of a block; in an empty block, its start. */
function positionOf(doc: Node, block: number, character: number): number {
  let start = 0;
  for (let index = 0; index < block; index += 1) start += doc.child(index).nodeSize;
  const { places } = readBlock(doc.child(block));
  const place = places[Math.min(character, places.length - 1)];
  return start + (place ?? 1);
}

/** The state of a comment's passage: unchanged, reworded, or deleted. */
export type NotePlace = 'same' | 'changed' | 'gone';

const key = new PluginKey<DecorationSet>('review-notes');

/** Marks the passages of comments without changing the document. The marks move with the text. */
export function noteMarks(): Plugin<DecorationSet> {
  return new Plugin({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply(tr, marks) {
        const next = tr.getMeta(key) as DecorationSet | undefined;
        if (next) return next;
        return tr.docChanged ? marks.map(tr.mapping, tr.doc) : marks;
      },
    },
    props: { decorations: (state) => key.getState(state) },
  });
}

interface Marking {
  notes: readonly (Passage & { id: string })[];
  styles: Record<'mark' | 'current', string | undefined>;
  /** ID of the current comment. */
  current: string | undefined;
}

/** Marks the comments' passages, or moves marks that are already there. Returns the state of each passage. */
export function placeNotes(view: EditorView, { notes, styles, current }: Marking): Map<string, NotePlace> {
  const { doc } = view.state;
  const texts = doc.children.map((block) => readBlock(block).text);
  const known = new Map(marksIn(view.state).map((mark) => [mark.id, mark]));
  const places = new Map<string, NotePlace>();
  const marks = notes.flatMap(({ id, ...passage }) => {
    const marked = known.get(id);
    const found = marked ? undefined : findPassage(texts, passage);
    const range = marked ?? (found && rangeOf(doc, texts, found));
    if (!range || (range.from === range.to && passage.quote !== '')) {
      places.set(id, 'gone');
      return [];
    }
    const words = doc.textBetween(range.from, range.to, ' ', ' ');
    places.set(id, plain(words) === plain(passage.quote) ? 'same' : 'changed');
    const className = id === current ? `${styles.mark} ${styles.current}` : (styles.mark ?? '');
    return [Decoration.inline(range.from, range.to, { class: className, 'data-note': id }, { id })];
  });
  view.dispatch(view.state.tr.setMeta(key, DecorationSet.create(doc, marks)).setMeta('addToHistory', false));
  return places;
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function marksIn(state: EditorState): { id: string; from: number; to: number }[] {
  const marks = key.getState(state)?.find() ?? [];
  return marks.map(({ from, to, spec }) => ({ id: (spec as { id: string }).id, from, to }));
}

/** Returns the comment whose passage contains a position, the shortest if there are several. */
export function noteAt(state: EditorState, position: number): string | undefined {
  const marks = key.getState(state)?.find(position, position) ?? [];
  const [first] = marks.toSorted((one, other) => one.to - one.from - (other.to - other.from));
  return (first?.spec as { id: string } | undefined)?.id;
}

/** Returns the position of a comment's passage; undefined if the passage was deleted. */
export function rangeOfNote(state: EditorState, id: string): { from: number; to: number } | undefined {
  return marksIn(state).find((mark) => mark.id === id && mark.from < mark.to);
}
