import { closeHistory } from '@tiptap/pm/history';
import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { redline } from '../../../../shared/diff.ts';
import { type ReviewNote, reviewLimits } from '../../../../shared/review.ts';
import text from '../../../ui/text.module.css';
import { useOwner } from '../../context/owner-context.ts';
import { afterTyping } from '../../editor/editor-hooks.ts';
import { TextAreaField, TextButton } from '../../forms/fields.tsx';
import field from '../../forms/forms.module.css';
import { OverrideForm } from '../../forms/name-warning.tsx';
import type { NameMatchesFound } from '../../forms/overrides.ts';
import styles from '../details/details.module.css';
import { EditedText } from '../dialogs/comparison.tsx';
import { type NotePlace, noteAt, noteMarks, placeNotes, rangeOfNote } from './note-marks.ts';
import type { ReviewerNote, Reviews } from './use-reviews.ts';

/** Marks the end of a paragraph in compared texts. */
const paragraphEnd = '\u2029';

interface Range {
  from: number;
  to: number;
}

/**
 * Replaces a passage with a suggestion in one undo step. If the number of paragraphs doesn't change, each
 * keeps its kind. Text shared by both at the start and end keeps its formatting.
 */
export function acceptProposal(state: EditorState, range: Range, proposal: string): Transaction {
  const tr = closeHistory(state.tr);
  const blocks = textblocksIn(state.doc, range);
  const paragraphs = paragraphsOf(proposal, blocks.length);
  if (paragraphs.length !== blocks.length) return replace(state, tr, range, paragraphs.join(paragraphEnd));
  // Go backwards, so that earlier positions stay valid.
  for (const [at, block] of [...blocks.entries()].reverse()) replace(state, tr, block, paragraphs[at] ?? '');
  return tr;
}

/** Returns the paragraphs of a suggestion; its lines, if there are as many as paragraphs in the passage. */
function paragraphsOf(proposal: string, wanted: number): string[] {
  const paragraphs = proposal.split(/\n\s*\n/);
  const lines = proposal.split('\n').filter((line) => line.trim() !== '');
  const isByLines = paragraphs.length !== wanted && lines.length === wanted;
  return isByLines ? lines : paragraphs;
}

/** Returns the part of a range in each paragraph, heading or item. */
function textblocksIn(doc: Node, { from, to }: Range): Range[] {
  const found: Range[] = [];
  doc.nodesBetween(from, to, (node, position) => {
    if (!node.isTextblock) return true;
    const inside = { from: Math.max(from, position + 1), to: Math.min(to, position + 1 + node.content.size) };
    if (inside.from < inside.to) found.push(inside);
    return false;
  });
  return found;
}

/** Replaces a range with text that has `paragraphEnd` between paragraphs and `\n` between lines. */
function replace(state: EditorState, tr: Transaction, range: Range, text: string): Transaction {
  const { doc, schema } = state;
  const signs = signsIn(doc, range);
  let [head, tail] = [0, 0];
  const most = Math.min(signs.length, text.length);
  while (head < most && signs[head]?.sign === text[head]) head += 1;
  while (tail < most - head && signs[signs.length - 1 - tail]?.sign === text[text.length - 1 - tail])
    tail += 1;
  // Inserted paragraphs begin after a paragraph's end. Before a heading they would become part of it.
  if (head + tail === signs.length) {
    const by = turnsToParagraphEnd(signs.slice(0, head), text.slice(head, text.length - tail));
    head -= by;
    tail += by;
  }
  const from = signs[head]?.from ?? range.to;
  const to = tail === 0 ? range.to : (signs[signs.length - tail]?.from ?? range.to);
  const marks = doc.nodeAt(Math.min(from, range.to - 1))?.marks;
  const { paragraph, hardBreak } = schema.nodes;
  const contents = text
    .slice(head, text.length - tail)
    .split(paragraphEnd)
    .map((words) =>
      words
        .split('\n')
        .flatMap((line, at) => [
          ...(at > 0 && hardBreak ? [hardBreak.create()] : []),
          ...(line ? [schema.text(line, marks)] : []),
        ]),
    );
  if (contents.length === 1 || !paragraph) return tr.replaceWith(from, to, contents.flat());
  // In a list, the paragraphs become items.
  const parent = doc.resolve(from).node(-1);
  const isItem = parent.type.name === 'listItem';
  const blocks = contents.map((content) => {
    const block = paragraph.create(null, content);
    return isItem ? parent.type.create(null, block) : block;
  });
  const depth = isItem ? 2 : 1;
  return tr.replace(from, to, new Slice(Fragment.from(blocks), depth, depth));
}

/** Returns how many characters earlier an insertion can begin to start at a paragraph's end; else 0. */
function turnsToParagraphEnd(before: readonly { sign: string }[], inserted: string): number {
  const all = before.map(({ sign }) => sign).join('') + inserted;
  for (let by = 0; by <= before.length; by += 1) {
    if (all[before.length - by] === paragraphEnd) return by;
    if (all[before.length - by - 1] !== all[all.length - by - 1]) return 0;
  }
  return 0;
}

/** Returns a range's characters, including paragraph ends and line breaks, with the positions before them. */
function signsIn(doc: Node, { from, to }: Range): { sign: string; from: number }[] {
  const signs: { sign: string; from: number }[] = [];
  let end = from;
  doc.nodesBetween(from, to, (node, position) => {
    const { text } = node;
    if (node.isTextblock && position >= from && signs.length > 0)
      signs.push({ sign: paragraphEnd, from: end });
    if (text !== undefined) {
      const last = Math.min(text.length, to - position);
      for (let at = Math.max(0, from - position); at < last; at += 1)
        signs.push({ sign: text[at] ?? '', from: position + at });
    } else if (node.isInline) {
      signs.push({ sign: node.type.name === 'hardBreak' ? '\n' : '\ufffc', from: position });
    }
    if (node.isInline) end = Math.min(to, position + node.nodeSize);
    return true;
  });
  return signs;
}

const nowhere: ReadonlyMap<string, NotePlace> = new Map();

/** Marks the comments in the text. Returns each passage's state, and reports the comment at the cursor. */
function useNoteMarks(
  editor: Editor | undefined,
  notes: readonly ReviewNote[],
  current: string | undefined,
  onEnter: (id: string) => void,
): ReadonlyMap<string, NotePlace> {
  const [places, setPlaces] = useState(nowhere);
  const place = useEffectEvent(() => {
    if (!editor || editor.isDestroyed) return;
    const next = placeNotes(editor.view, {
      notes,
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
    const { note, stop } = afterTyping(place);
    const enter = () => entered();
    editor.on('update', note).on('selectionUpdate', enter);
    return () => {
      stop();
      editor.off('update', note).off('selectionUpdate', enter);
      if (!editor.isDestroyed) editor.unregisterPlugin('review-notes');
    };
  }, [editor]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: changed comments are marked again
  useEffect(() => place(), [editor, notes, current]);
  return places;
}

interface NoteCardsProps {
  notes: readonly ReviewerNote[];
  reviews: Reviews;
  /** Undefined while the source is shown or the editor is loading. */
  editor: Editor | undefined;
  onMessage: (message: string) => void;
}

/** The reviewers' comments in text order. The current one is highlighted in the list and in the text. */
export function NoteCards({ notes, reviews, editor, onMessage }: NoteCardsProps) {
  const { reviewPanel } = useOwner().messages;
  const list = useRef<HTMLOListElement>(null);
  const [current, setCurrent] = useState<string>();
  const cardOf = (note: { id: string } | undefined) =>
    list.current?.querySelector<HTMLElement>(`[data-card="${note?.id}"]`);
  const places = useNoteMarks(editor, notes, current, (id) => {
    setCurrent(id);
    cardOf({ id })?.scrollIntoView({ block: 'nearest' });
  });
  /** Scrolls to the passage, and selects it if `isSelected`. */
  const show = (id: string, isSelected: boolean) => {
    setCurrent(id);
    const range = editor && rangeOfNote(editor.state, id);
    if (!editor || !range) return;
    if (isSelected) editor.chain().focus().setTextSelection(range).run();
    const { node } = editor.view.domAtPos(range.from);
    const element = node instanceof Element ? node : node.parentElement;
    element?.scrollIntoView({ block: 'center' });
  };
  const accept = (note: ReviewerNote) => {
    if (note.proposal === null) return;
    const range = editor && rangeOfNote(editor.state, note.id);
    if (range) editor.view.dispatch(acceptProposal(editor.state, range, note.proposal));
    onMessage(range ? reviewPanel.accepted_done : reviewPanel.accept_gone);
    if (range) void reviews.changeNote(note.id, { state: 'accepted' });
  };
  const resolve = ({ id, state }: ReviewerNote) =>
    void reviews.changeNote(id, { state: state === 'open' ? 'resolved' : 'open' });
  const onKeyDown = (event: KeyboardEvent, note: ReviewerNote) => {
    // Keys pressed in the card's fields are text.
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const at = notes.indexOf(note);
    const [next, previous] = [1, -1].map((step) => () => cardOf(notes[at + step])?.focus());
    const keys: Record<string, (() => void) | undefined> = {
      ...{ ArrowDown: next, j: next, ArrowUp: previous, k: previous },
      Enter: () => show(note.id, true),
      a: () => accept(note),
      r: () => resolve(note),
    };
    const act = keys[event.key];
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
            actions={{ show, accept, resolve, onKeyDown, change: reviews.changeNote }}
          />
        ))}
      </ol>
    </>
  );
}

interface NoteCardProps {
  note: ReviewerNote;
  /** Undefined before the comments are placed. */
  place: NotePlace | undefined;
  isCurrent: boolean;
  actions: {
    show: (id: string, isSelected: boolean) => void;
    accept: (note: ReviewerNote) => void;
    resolve: (note: ReviewerNote) => void;
    onKeyDown: (event: KeyboardEvent, note: ReviewerNote) => void;
    change: Reviews['changeNote'];
  };
}

/** A reviewer's comment with its passage, its suggestion as tracked changes, and the owner's actions. */
function NoteCard({ note, place, isCurrent, actions }: NoteCardProps) {
  const { reviewPanel } = useOwner().messages;
  const isOpen = note.state === 'open';
  return (
    <li className={`${styles.card} ${isCurrent ? styles.current : ''} ${isOpen ? '' : styles.done}`}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
      <div
        className={styles.body}
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: single keys act on the focused comment
        tabIndex={0}
        data-card={note.id}
        aria-label={`${note.reader}: ${note.note || note.proposal || ''}`}
        onFocus={() => actions.show(note.id, false)}
        onKeyDown={(event) => actions.onKeyDown(event, note)}
      >
        <p className={text.small}>
          {note.reader}
          {!isOpen && <span className={text.badge}>{reviewPanel.note_states[note.state]}</span>}
        </p>
        {note.proposal === null ? (
          note.quote && <blockquote className={styles.quote}>{note.quote}</blockquote>
        ) : (
          <p className={`${styles.proposal} ${field.edited}`}>
            <EditedText
              pieces={redline(note.quote, note.proposal).map((piece) => ({
                ...piece,
                text: `${piece.text} `,
              }))}
              labels={reviewPanel}
            />
          </p>
        )}
        {note.note && <p className={styles.said}>{note.note}</p>}
        {place === 'gone' && <p className={field.error}>{reviewPanel.gone}</p>}
        {place === 'changed' && isOpen && <p className={text.small}>{reviewPanel.moved}</p>}
        {note.answer && (
          <p className={styles.said}>
            <strong>{reviewPanel.answered}:</strong> {note.answer}
          </p>
        )}
      </div>
      <p className={styles.actions}>
        {place !== 'gone' && (
          <TextButton onClick={() => actions.show(note.id, true)}>{reviewPanel.show}</TextButton>
        )}
        {note.proposal !== null && isOpen && (
          <TextButton onClick={() => actions.accept(note)}>{reviewPanel.accept}</TextButton>
        )}
        <TextButton onClick={() => actions.resolve(note)}>
          {isOpen ? reviewPanel.resolve : reviewPanel.reopen}
        </TextButton>
      </p>
      <Answer note={note} change={actions.change} />
    </li>
  );
}

function Answer({ note, change }: { note: ReviewerNote; change: Reviews['changeNote'] }) {
  const { reviewPanel } = useOwner().messages;
  const [typed, setTyped] = useState(note.answer ?? '');
  const [held, setHeld] = useState<NameMatchesFound>();
  const send = async (reason?: string) => {
    const called = await change(note.id, { answer: typed, ...(reason && { override: { reason } }) });
    setHeld(called.ok ? undefined : called.failure.held);
  };
  return (
    <details className={styles.answer}>
      <summary>{reviewPanel.own_answer}</summary>
      <TextAreaField
        id={`answer-${note.id}`}
        label={reviewPanel.own_answer}
        rows={2}
        maxLength={reviewLimits.answer}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {held ? (
        <OverrideForm
          places={held.places}
          onOverride={(reason) => void send(reason)}
          onCancel={() => setHeld(undefined)}
        />
      ) : (
        <TextButton onClick={() => void send()}>{reviewPanel.own_answer_send}</TextButton>
      )}
    </details>
  );
}
