import type { LinkFailure } from '../../../core/reviews/review-core.ts';
import { fill } from '../../../messages/fill.ts';
import { paths, switchingTo } from '../../../shared/paths.ts';
import { reviewLimits } from '../../../shared/review/review.ts';
import button from '../../ui/button.module.css';
import { PageMessage } from '../error/page-message.tsx';
import { PageHead } from '../head/page-head.tsx';
import { useSite } from '../site-context.ts';
import type { ReviewProblem } from './answer-review.ts';
import { KeptWords } from './kept-words.tsx';
import { ProblemLine } from './problem-line.tsx';
import styles from './review.module.css';

interface ClosedReviewProps {
  /** As the page's data bring it: moments are dates still. */
  failure: LinkFailure;
  path: string;
  answer: ReviewProblem | undefined;
}

/** What a link shows that leads nowhere, that asks for its passphrase, or that must wait. */
export function ClosedReview({ failure, path, answer }: ClosedReviewProps) {
  const { messages, brand, to, locale } = useSite();
  const { review } = messages;
  const title = fill(review.meta_gone, { brand });
  if (failure.code === 'passphrase_needed') {
    const sealed = `${review.passphrase_heading} | ${brand}`;
    return (
      <PageMessage heading={review.passphrase_heading} text={review.passphrase_help}>
        <PageHead title={sealed} description={sealed} />
        <form method="post" action={switchingTo(path, locale)} className={styles.form}>
          {answer && <ProblemLine problem={answer} />}
          <input type="hidden" name="intent" value="open" />
          <label htmlFor="passphrase">{review.passphrase}</label>
          <input
            id="passphrase"
            name="passphrase"
            type="password"
            autoComplete="off"
            required
            maxLength={reviewLimits.passphrase.max}
          />
          <button type="submit" className={button.button}>
            {review.passphrase_open}
          </button>
        </form>
        <KeptWords answer={answer} />
      </PageMessage>
    );
  }
  const isBarred = failure.code !== 'review_not_found';
  return (
    <PageMessage heading={review.gone_heading} text={isBarred ? '' : review.gone_help}>
      <PageHead title={title} description={title} />
      {isBarred && (
        <ProblemLine
          problem={
            'until' in failure
              ? { problem: 'locked_out', until: new Date(failure.until).toISOString() }
              : { problem: 'busy' }
          }
        />
      )}
      <KeptWords answer={answer} />
      <p>
        <a href={to(paths.home)}>{brand}</a>
      </p>
    </PageMessage>
  );
}
