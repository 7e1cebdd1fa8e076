import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useRef, useState } from 'react';
import text from '../../../ui/text.module.css';
import { useOwner } from '../../context/owner-context.ts';
import styles from '../details/details.module.css';
import { acceptProposal } from './accept-proposal.ts';
import { NoteCard } from './note-card.tsx';
import { rangeOfNote } from './note-marks.ts';
import { useNoteMarks } from './use-note-marks.ts';
import type { ReadersNote, Reviews } from './use-reviews.ts';

interface NoteCardsProps {
  notes: readonly ReadersNote[];
  reviews: Reviews;
  /** Undefined while the source is shown, or the editor has not come. */
  editor: Editor | undefined;
  onMessage: (message: string) => void;
}

/** The readers' notes in the order of the text: whichever is looked at here is marked there, and the other way round. */
export function NoteCards({ notes, reviews, editor, onMessage }: NoteCardsProps) {
  const { reviewPanel } = useOwner().messages;
  const list = useRef<HTMLOListElement>(null);
  const [current, setCurrent] = useState<string>();
  const cardOf = (id: string) => list.current?.querySelector<HTMLElement>(`[data-card="${id}"]`);
  const places = useNoteMarks(editor, notes, current, (id) => {
    setCurrent(id);
    cardOf(id)?.scrollIntoView({ block: 'nearest' });
  });
  /** Brings the passage into sight; into it where the writer goes there. */
  const show = (id: string, isEntered: boolean) => {
    setCurrent(id);
    const range = editor && rangeOfNote(editor.state, id);
    if (!editor || !range) return;
    if (isEntered) editor.chain().focus().setTextSelection(range).run();
    const { node } = editor.view.domAtPos(range.from);
    const element = node instanceof Element ? node : node.parentElement;
    element?.scrollIntoView({ block: 'center' });
  };
  const accept = (note: ReadersNote) => {
    if (note.proposal === null) return;
    const range = editor && rangeOfNote(editor.state, note.id);
    if (range) editor.view.dispatch(acceptProposal(editor.state, range, note.proposal));
    onMessage(range ? reviewPanel.accepted_done : reviewPanel.accept_gone);
    if (range) void reviews.change(note.id, { state: 'accepted' });
  };
  const resolve = ({ id, state }: ReadersNote) =>
    void reviews.change(id, { state: state === 'open' ? 'resolved' : 'open' });
  const step = (id: string, by: 1 | -1) => {
    const index = notes.findIndex((note) => note.id === id) + by;
    const next = notes[index];
    if (next) cardOf(next.id)?.focus();
  };
  const press = (event: KeyboardEvent, note: ReadersNote) => {
    // What is typed into the card's own fields is text.
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const acts: Record<string, () => void> = {
      ArrowDown: () => step(note.id, 1),
      ArrowUp: () => step(note.id, -1),
      Enter: () => show(note.id, true),
      a: () => accept(note),
      d: () => resolve(note),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <>
      <p className={text.small}>{reviewPanel.notes_help}</p>
      <ol ref={list} className={styles.cards}>
        {notes.map((note) => (
          <NoteCard
            key={note.id}
            note={note}
            place={places.get(note.id)}
            isCurrent={note.id === current}
            onFocus={() => show(note.id, false)}
            onKeyDown={(event) => press(event, note)}
            onShow={() => show(note.id, true)}
            onAccept={() => accept(note)}
            onResolve={() => resolve(note)}
            onAnswer={(change) => reviews.change(note.id, change)}
          />
        ))}
      </ol>
    </>
  );
}
