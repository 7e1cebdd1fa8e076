import { fill, plural } from '../../../../messages/fill.ts';
import { paths } from '../../../../shared/paths.ts';
import type { Review } from '../../../../shared/review/review.ts';
import text from '../../../ui/text.module.css';
import { useOwner } from '../../context/owner-context.ts';
import { useLocalTime } from '../../context/use-local-time.ts';
import { TextButton } from '../../forms/button.tsx';
import styles from '../details/details.module.css';
import type { Reviews } from './use-reviews.ts';

/** Whom the post was given to, the newest round first. */
export function ReviewRounds({ rounds, reviews }: { rounds: readonly Review[]; reviews: Reviews }) {
  const { reviewPanel } = useOwner().messages;
  return (
    <ol className={styles.rounds} aria-label={reviewPanel.rounds}>
      {rounds.map((round) => (
        <li key={round.id}>
          <Round round={round} onEnd={() => void reviews.end(round.id)} />
        </li>
      ))}
    </ol>
  );
}

function Round({ round, onEnd }: { round: Review; onEnd: () => void }) {
  const { messages, locale } = useOwner();
  const { reviewPanel } = messages;
  const { reader, decision } = round;
  const decided = useLocalTime(decision?.decided_at ?? '');
  const until = useLocalTime(round.expires_at);
  const named = { reader, round: round.round };
  return (
    <>
      <p className={styles.roundName}>{fill(reviewPanel.round_of, named)}</p>
      <p className={round.state === 'approved' ? styles.approved : undefined}>
        {fill(reviewPanel.states_of[round.state], { time: decided })}
      </p>
      {decision?.line && <p className={styles.line}>{decision.line}</p>}
      <p className={text.small}>
        {[
          round.is_open && fill(reviewPanel.open_until, { time: until }),
          round.has_passphrase && reviewPanel.with_passphrase,
          round.networks > 0 && plural(locale, reviewPanel.networks, round.networks),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className={styles.actions}>
        {round.is_open && (
          <TextButton onClick={onEnd} aria-label={fill(reviewPanel.end_label, named)}>
            {reviewPanel.end}
          </TextButton>
        )}
        <a
          className={text.action}
          href={paths.reviewRecord(round.id)}
          target="_blank"
          rel="noopener"
          aria-label={fill(reviewPanel.record_label, named)}
        >
          {reviewPanel.record}
        </a>
      </p>
    </>
  );
}
