import type { Editor } from '@tiptap/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ReviewNote } from '../../../../shared/review/review.ts';
import { afterTyping } from '../../editor/after-typing.ts';
import styles from '../details/details.module.css';
import { type NotePlace, noteAt, noteMarks, placeNotes } from './note-marks.ts';

const nowhere: ReadonlyMap<string, NotePlace> = new Map();

/** Marks the notes in the text, and tells how their passages stand and which one the cursor is in. */
export function useNoteMarks(
  editor: Editor | undefined,
  notes: readonly ReviewNote[],
  current: string | undefined,
  onEnter: (id: string) => void,
): ReadonlyMap<string, NotePlace> {
  const [places, setPlaces] = useState(nowhere);
  const place = useEffectEvent(() => {
    if (!editor || editor.isDestroyed) return;
    const marked = notes.map(({ id, ...passage }) => ({ id, passage }));
    const next = placeNotes(editor.view, {
      notes: marked,
      styles: { mark: styles.mark, current: styles.currentMark },
      current,
    });
    setPlaces((last) => (JSON.stringify([...last]) === JSON.stringify([...next]) ? last : next));
  });
  const entered = useEffectEvent(() => {
    if (!editor?.isFocused) return;
    const { empty, head } = editor.state.selection;
    const id = empty ? noteAt(editor.state, head) : undefined;
    if (id && id !== current) onEnter(id);
  });
  useEffect(() => {
    if (!editor) return;
    const plugin = noteMarks();
    editor.registerPlugin(plugin);
    // Where passages went or came back is looked at in the pauses of the typing.
    const { note, stop } = afterTyping(place);
    const enter = () => entered();
    editor.on('update', note).on('selectionUpdate', enter);
    return () => {
      stop();
      editor.off('update', note).off('selectionUpdate', enter);
      if (!editor.isDestroyed) editor.unregisterPlugin('review-notes');
    };
  }, [editor]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other notes are a reason to mark anew
  useEffect(() => place(), [editor, notes, current]);
  return places;
}
