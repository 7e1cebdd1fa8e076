import { useSite } from '../site-context.ts';
import type { ReviewProblem } from './answer-review.ts';
import styles from './review.module.css';

/** What a reader had written when the round ended or the link asked for its passphrase again: to be copied, since no form can take it. */
export function KeptWords({ answer }: { answer: ReviewProblem | undefined }) {
  const { review } = useSite().messages;
  const { quote, note, proposal, line } = answer?.typed ?? {};
  const words = [note, proposal, line].filter((text) => text?.trim());
  if (words.length === 0) return null;
  const all = [...(quote?.trim() ? [`“${quote.trim()}”`] : []), ...words].join('\n\n');
  return (
    <div className={styles.form}>
      <label htmlFor="kept-words">{review.kept}</label>
      <textarea
        id="kept-words"
        readOnly
        rows={Math.min(12, all.split('\n').length + 2)}
        defaultValue={all}
        aria-describedby="kept-words-help"
      />
      <p id="kept-words-help">{review.kept_help}</p>
    </div>
  );
}
