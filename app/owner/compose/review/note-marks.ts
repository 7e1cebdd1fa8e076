import { closeHistory } from '@tiptap/pm/history';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import { type FoundPassage, findPassage, type Passage } from '../../../../shared/review/find-passage.ts';

/** A note as the text marks it. */
export interface MarkedNote {
  id: string;
  passage: Passage;
}

/** How a passage stands in the text now: as it was, with other words in its place, or not at all. */
export type NotePlace = 'same' | 'changed' | 'gone';

const key = new PluginKey<DecorationSet>('review-notes');

/** Marks the passages that notes are about. The document is never changed by it, and each mark goes along with what is written. */
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

/** The text of each block of the document, as `textContent` gives it. */
function textsOf(doc: Node): string[] {
  return doc.children.map((block) => block.textContent);
}

/** The position of a character of a block; at the end of a passage that behind the one before. */
function positionOf(doc: Node, { block, at, isEnd }: { block: number; at: number; isEnd: boolean }): number {
  let start = 0;
  for (let index = 0; index < block; index += 1) start += doc.child(index).nodeSize;
  let left = at;
  let position = start + 1;
  doc.child(block).descendants((node, offset) => {
    const { text } = node;
    if (text === undefined || left < 0) return left >= 0;
    const isHere = isEnd ? left <= text.length : left < text.length;
    position = start + 1 + offset + Math.min(left, text.length);
    left = isHere ? -1 : left - text.length;
    return false;
  });
  return position;
}

function rangeOf(doc: Node, { block, start, end }: FoundPassage): { from: number; to: number } {
  const from = positionOf(doc, { block, at: start, isEnd: false });
  return { from, to: Math.max(from, positionOf(doc, { block, at: end, isEnd: true })) };
}

interface Styles {
  mark: string | undefined;
  current: string | undefined;
}

interface Marking {
  notes: readonly MarkedNote[];
  styles: Styles;
  /** The note that is looked at. */
  current: string | undefined;
}

/**
 * Marks the notes where their passages are: where they were already marked and have been written on since, there; else
 * where they are found. Tells how each passage stands.
 */
export function placeNotes(view: EditorView, { notes, styles, current }: Marking): Map<string, NotePlace> {
  const { doc } = view.state;
  const texts = textsOf(doc);
  const known = new Map(marksIn(view.state).map((mark) => [mark.id, mark]));
  const places = new Map<string, NotePlace>();
  const marks = notes.flatMap(({ id, passage }) => {
    const marked = known.get(id);
    const found = marked ? undefined : findPassage(texts, passage);
    const range = marked ?? (found && rangeOf(doc, found));
    if (!range || (range.from === range.to && passage.quote !== '')) {
      places.set(id, 'gone');
      return [];
    }
    const said = doc.textBetween(range.from, range.to);
    places.set(id, plain(said) === plain(passage.quote) ? 'same' : 'changed');
    const look = id === current ? `${styles.mark} ${styles.current}` : (styles.mark ?? '');
    return [Decoration.inline(range.from, range.to, { class: look, 'data-note': id }, { id })];
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

/** The note whose passage a position lies in, the shortest of several. */
export function noteAt(state: EditorState, position: number): string | undefined {
  const marks = key.getState(state)?.find(position, position) ?? [];
  const [first] = marks.toSorted((one, other) => one.to - one.from - (other.to - other.from));
  return (first?.spec as { id: string } | undefined)?.id;
}

/** Where the passage of a note is now; undefined where it is gone. */
export function rangeOfNote(state: EditorState, id: string): { from: number; to: number } | undefined {
  return marksIn(state).find((mark) => mark.id === id && mark.from < mark.to);
}

/**
 * Puts another wording in the place of a note's passage, in one step of Undo. What both have at their ends stays as it is
 * set. False where the passage is gone, or goes over more than one paragraph.
 */
export function acceptProposal(view: EditorView, id: string, proposal: string): boolean {
  const { state } = view;
  const range = rangeOfNote(state, id);
  if (!range || !state.doc.resolve(range.from).sameParent(state.doc.resolve(range.to))) return false;
  const said = state.doc.textBetween(range.from, range.to, undefined, '\ufffc');
  let [head, tail] = [0, 0];
  const most = Math.min(said.length, proposal.length);
  while (head < most && said[head] === proposal[head]) head += 1;
  while (tail < most - head && said.at(-1 - tail) === proposal.at(-1 - tail)) tail += 1;
  const [from, to] = [range.from + head, range.to - tail];
  const tr = closeHistory(state.tr);
  const { schema } = state;
  const marks = state.doc.nodeAt(Math.min(from, range.to - 1))?.marks;
  const lines = proposal.slice(head, proposal.length - tail).split('\n');
  const lineEnd = schema.nodes.hardBreak;
  const nodes = lines.flatMap((line, index) => [
    ...(index > 0 && lineEnd ? [lineEnd.create()] : []),
    ...(line ? [schema.text(line, marks)] : []),
  ]);
  if (nodes.length > 0) tr.replaceWith(from, to, nodes);
  else tr.delete(from, to);
  view.dispatch(tr);
  return true;
}
