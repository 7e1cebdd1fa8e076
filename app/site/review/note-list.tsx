import { fill } from '../../../messages/fill.ts';
import { switchingTo } from '../../../shared/paths.ts';
import { redline } from '../../../shared/review/redline.ts';
import type { ReviewNote } from '../../../shared/review/review.ts';
import { BareList } from '../../ui/bare-list.tsx';
import text from '../../ui/text.module.css';
import { useSite } from '../site-context.ts';
import { Redlined } from './redlined.tsx';
import styles from './review.module.css';

interface NoteListProps {
  notes: readonly ReviewNote[];
  label: string;
  /** Who answers. */
  owner: string;
  /** Where a note is taken back; none where that can not be. */
  withdrawAt?: string | undefined;
  /** Notes of another round say what they are about; those beside their paragraph where that is a part of it. */
  showsQuote?: (note: ReviewNote) => boolean;
}

/** Notes with what became of them. */
export function NoteList({ notes, label, owner, withdrawAt, showsQuote = () => true }: NoteListProps) {
  const { messages, locale } = useSite();
  const { review } = messages;
  if (notes.length === 0) return null;
  return (
    <BareList as="ol" className={styles.notes} aria-label={label}>
      {notes.map((note) => (
        <li key={note.id} id={`n${note.id}`}>
          {note.quote && !note.proposal && showsQuote(note) && (
            <blockquote className={styles.quote}>{note.quote}</blockquote>
          )}
          {note.proposal !== null && (
            <p className={styles.proposal}>
              <Redlined pieces={redline(note.quote, note.proposal)} />
            </p>
          )}
          {note.note && <p className={styles.said}>{note.note}</p>}
          {note.answer && (
            <p className={styles.answer}>
              <strong>{fill(review.answer, { owner })}</strong> <span>{note.answer}</span>
            </p>
          )}
          <div className={`${text.small} ${styles.facts}`}>
            <span>{review.you}</span>
            {note.state !== 'open' && <span className={text.badge}>{review.states[note.state]}</span>}
            {withdrawAt && note.state === 'open' && note.answer === null && (
              <form method="post" action={switchingTo(withdrawAt, locale)}>
                <input type="hidden" name="intent" value="withdraw" />
                <input type="hidden" name="id" value={note.id} />
                <input type="hidden" name="block" value={note.block} />
                <button
                  type="submit"
                  className={text.action}
                  aria-label={fill(review.note_withdraw_label, { note: note.note || note.proposal || '' })}
                >
                  {review.note_withdraw}
                </button>
              </form>
            )}
          </div>
        </li>
      ))}
    </BareList>
  );
}
