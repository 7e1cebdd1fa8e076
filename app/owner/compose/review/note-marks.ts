import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import { findPassage, type Passage } from '../../../../shared/review/find-passage.ts';
import { rangeOf, readBlock } from './passage-range.ts';

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
  const texts = doc.children.map((block) => readBlock(block).text);
  const known = new Map(marksIn(view.state).map((mark) => [mark.id, mark]));
  const places = new Map<string, NotePlace>();
  const marks = notes.flatMap(({ id, passage }) => {
    const marked = known.get(id);
    const found = marked ? undefined : findPassage(texts, passage);
    const range = marked ?? (found && rangeOf(doc, texts, found));
    if (!range || (range.from === range.to && passage.quote !== '')) {
      places.set(id, 'gone');
      return [];
    }
    const said = doc.textBetween(range.from, range.to, ' ', ' ');
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
