import { fill } from '../../../messages/fill.ts';
import { useSite } from '../site-context.ts';
import type { ReviewProblem } from './answer-review.ts';
import styles from './review.module.css';
import { useMoment } from './use-moment.ts';

/** Why a form came to nothing. */
export function ProblemLine({ problem: { problem, until } }: { problem: ReviewProblem }) {
  const { messages } = useSite();
  const moment = useMoment();
  const time = until ? moment(until) : '';
  return (
    <p role="alert" className={styles.problem}>
      {fill(messages.review.problems[problem], { time })}
    </p>
  );
}
