import { fill } from '../../../messages/fill.ts';
import { switchingTo } from '../../../shared/paths.ts';
import { reviewLimits } from '../../../shared/review/review.ts';
import button from '../../ui/button.module.css';
import text from '../../ui/text.module.css';
import { useSite } from '../site-context.ts';
import type { ReviewProblem } from './answer-review.ts';
import { ProblemLine } from './problem-line.tsx';
import styles from './review.module.css';

interface NoteFormProps {
  path: string;
  block: number;
  owner: string;
  answer: ReviewProblem | undefined;
  /** Waits for the page's script to put it below a paragraph. */
  isHidden?: boolean;
}

/** A note to a paragraph or to some of its words, and another wording for them. Works as a form alone. */
export function NoteForm({ path, block, owner, answer, isHidden = false }: NoteFormProps) {
  const { messages, locale } = useSite();
  const { review } = messages;
  const typed = answer?.typed;
  const address = switchingTo(path, locale);
  return (
    <form
      id="note"
      method="post"
      action={`${address}#note`}
      // Without percent signs around every accent the longest note stays small.
      encType="multipart/form-data"
      className={styles.form}
      aria-labelledby="note-heading"
      data-note-form=""
      data-heading={review.form_heading}
      hidden={isHidden}
    >
      <p id="note-heading" className={styles.formHeading}>
        {fill(review.form_heading, { number: block + 1 })}
      </p>
      {typed && answer && <ProblemLine problem={answer} />}
      <input type="hidden" name="intent" value="note" />
      {/* Sent twice, it is one note. */}
      <input type="hidden" name="key" value={crypto.randomUUID()} />
      <input type="hidden" name="block" value={block} />
      <input type="hidden" name="start" value="" />
      <input type="hidden" name="end" value="" />
      <label htmlFor="note-text">{review.form_note}</label>
      <textarea
        id="note-text"
        name="note"
        rows={3}
        maxLength={reviewLimits.note}
        defaultValue={typed?.note}
      />
      <label htmlFor="note-quote">{review.form_quote}</label>
      <textarea
        id="note-quote"
        name="quote"
        rows={2}
        maxLength={reviewLimits.quote}
        defaultValue={typed?.quote}
        autoComplete="off"
        aria-describedby="note-quote-help"
      />
      <p id="note-quote-help" className={text.small}>
        {review.form_quote_help}
      </p>
      <label htmlFor="note-proposal">{review.form_proposal}</label>
      <textarea
        id="note-proposal"
        name="proposal"
        rows={3}
        maxLength={reviewLimits.proposal}
        defaultValue={typed?.proposal}
        aria-describedby="note-proposal-help"
      />
      <p id="note-proposal-help" className={text.small}>
        {fill(review.form_proposal_help, { owner })}
      </p>
      <div className={styles.buttons}>
        <button type="submit" className={button.button}>
          {review.form_send}
        </button>
        <a className={text.action} href={`${address}#b${block}`} data-note-cancel="">
          {review.form_cancel}
        </a>
      </div>
    </form>
  );
}
