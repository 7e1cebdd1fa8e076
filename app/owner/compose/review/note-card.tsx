import { type KeyboardEvent, useState } from 'react';
import { redline } from '../../../../shared/diff.ts';
import { type NoteChange, reviewLimits } from '../../../../shared/review.ts';
import layout from '../../../ui/text.module.css';
import { useOwner } from '../../context/owner-context.ts';
import type { Called } from '../../forms/api.ts';
import { Field, TextButton } from '../../forms/fields.tsx';
import field from '../../forms/forms.module.css';
import { HeldQuestion } from '../../forms/name-warning.tsx';
import { type Held, heldIn } from '../../forms/overrides.ts';
import styles from '../details/details.module.css';
import type { NotePlace } from './note-marks.ts';
import type { ReadersNote } from './use-reviews.ts';

interface NoteCardProps {
  note: ReadersNote;
  /** Undefined while nobody has looked. */
  place: NotePlace | undefined;
  isCurrent: boolean;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onShow: () => void;
  onAccept: () => void;
  onResolve: () => void;
  onAnswer: (change: NoteChange) => Promise<Called<unknown>>;
}

/** A reader's note: what it is about, another wording as an editor marks it, and what can be done with it. */
export function NoteCard({ note, place, isCurrent, ...on }: NoteCardProps) {
  const { reviewPanel } = useOwner().messages;
  const isOpen = note.state === 'open';
  return (
    <li className={`${styles.card} ${isCurrent ? styles.current : ''} ${isOpen ? '' : styles.done}`}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form */}
      <div
        className={styles.body}
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: single keys work on a note that has the focus
        tabIndex={0}
        data-card={note.id}
        aria-label={`${note.reader}: ${note.note || note.proposal || ''}`}
        onFocus={on.onFocus}
        onKeyDown={on.onKeyDown}
      >
        <p className={layout.small}>
          {note.reader}
          {!isOpen && <span className={layout.badge}>{reviewPanel.note_states[note.state]}</span>}
        </p>
        {note.proposal === null ? (
          note.quote && <blockquote className={styles.quote}>{note.quote}</blockquote>
        ) : (
          <p className={styles.proposal}>
            <Pieces before={note.quote} after={note.proposal} />
          </p>
        )}
        {note.note && <p className={styles.said}>{note.note}</p>}
        {place === 'gone' && <p className={field.error}>{reviewPanel.gone}</p>}
        {place === 'changed' && isOpen && <p className={layout.small}>{reviewPanel.moved}</p>}
        {note.answer && (
          <p className={styles.said}>
            <strong>{reviewPanel.answered}:</strong> {note.answer}
          </p>
        )}
      </div>
      <p className={styles.actions}>
        {place !== 'gone' && <TextButton onClick={on.onShow}>{reviewPanel.show}</TextButton>}
        {note.proposal !== null && isOpen && (
          <TextButton onClick={on.onAccept}>{reviewPanel.accept}</TextButton>
        )}
        <TextButton onClick={on.onResolve}>{isOpen ? reviewPanel.resolve : reviewPanel.reopen}</TextButton>
      </p>
      <Answer note={note} onAnswer={on.onAnswer} />
    </li>
  );
}

function Answer({ note, onAnswer }: Pick<NoteCardProps, 'note' | 'onAnswer'>) {
  const { reviewPanel } = useOwner().messages;
  const [typed, setTyped] = useState(note.answer ?? '');
  const [held, setHeld] = useState<Held>();
  const send = async (reason?: string) => {
    const called = await onAnswer({ answer: typed, ...(reason && { override: { reason } }) });
    setHeld(called.ok ? undefined : heldIn(called.failure));
  };
  return (
    <details className={styles.answer}>
      <summary>{reviewPanel.own_answer}</summary>
      <Field id={`answer-${note.id}`} label={reviewPanel.own_answer}>
        {(control) => (
          <textarea
            {...control}
            rows={2}
            maxLength={reviewLimits.answer}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      {held ? (
        <HeldQuestion
          places={held.places}
          onLetOut={(reason) => void send(reason)}
          onLeave={() => setHeld(undefined)}
        />
      ) : (
        <TextButton onClick={() => void send()}>{reviewPanel.own_answer_send}</TextButton>
      )}
    </details>
  );
}

function Pieces({ before, after }: { before: string; after: string }) {
  const { reviewPanel } = useOwner().messages;
  return redline(before, after).map(({ kind, text: words }, index) => {
    if (kind === 'same') return `${words} `;
    const Mark = kind === 'removed' ? 'del' : 'ins';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a list that never moves
      <Mark key={index}>
        <span className={layout.hidden}>{reviewPanel[kind]} </span>
        {words}{' '}
      </Mark>
    );
  });
}
