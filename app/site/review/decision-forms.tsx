import { fill, plural } from '../../../messages/fill.ts';
import { switchingTo } from '../../../shared/paths.ts';
import { reviewLimits } from '../../../shared/review/review.ts';
import button from '../../ui/button.module.css';
import { useSite } from '../site-context.ts';
import type { ReviewProblem } from './answer-review.ts';
import { ProblemLine } from './problem-line.tsx';
import styles from './review.module.css';

interface DecisionFormsProps {
  path: string;
  reader: string;
  owner: string;
  /** How many of the reader's notes are still open. */
  openNotes: number;
  answer: ReviewProblem | undefined;
}

/** How a reader ends the round: one of two forms, each with a line. */
export function DecisionForms({ path, reader, owner, openNotes, answer }: DecisionFormsProps) {
  const { messages, locale } = useSite();
  const { review } = messages;
  const address = `${switchingTo(path, locale)}#answer`;
  const isHere = answer !== undefined && answer.typed?.block === undefined;
  const line = isHere ? answer.typed?.line : undefined;
  return (
    <>
      <p>{review.end_help}</p>
      {isHere && <ProblemLine problem={answer} />}
      <div className={styles.decisions}>
        <form method="post" action={address} encType="multipart/form-data" className={styles.form}>
          <input type="hidden" name="intent" value="decide" />
          <input type="hidden" name="kind" value="approved" />
          <label className={styles.confirm}>
            <input type="checkbox" name="confirm" value="1" required />
            <span>{fill(review.approve_confirm, { reader })}</span>
          </label>
          {openNotes > 0 && (
            <label className={styles.confirm}>
              <input type="checkbox" name="confirm_open" value="1" required />
              <span>{plural(locale, review.approve_open, openNotes)}</span>
            </label>
          )}
          <label htmlFor="approve-line">{fill(review.approve_line, { owner })}</label>
          <textarea
            id="approve-line"
            name="line"
            rows={2}
            maxLength={reviewLimits.line}
            defaultValue={line}
          />
          <button type="submit" className={button.button}>
            {review.approve}
          </button>
        </form>
        <form method="post" action={address} encType="multipart/form-data" className={styles.form}>
          <input type="hidden" name="intent" value="decide" />
          <input type="hidden" name="kind" value="changes" />
          <label htmlFor="changes-line">{review.changes_line}</label>
          <textarea
            id="changes-line"
            name="line"
            rows={3}
            required
            maxLength={reviewLimits.line}
            defaultValue={line}
          />
          <button type="submit" className={`${button.button} ${button.outlined}`}>
            {review.changes}
          </button>
        </form>
      </div>
    </>
  );
}
