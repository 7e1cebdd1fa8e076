import type { OpenReview } from '../../../core/reviews/review-core.ts';
import { fill } from '../../../messages/fill.ts';
import layout from '../../ui/text.module.css';
import article from '../blog/article.module.css';
import { Cover } from '../blog/cover.tsx';
import { useSite } from '../site-context.ts';
import type { ReviewProblem } from './answer-review.ts';
import { DecisionForms } from './decision-forms.tsx';
import { KeptWords } from './kept-words.tsx';
import { NoteList } from './note-list.tsx';
import { ProblemLine } from './problem-line.tsx';
import { Redlined } from './redlined.tsx';
import styles from './review.module.css';
import { ReviewedBlocks } from './reviewed-blocks.tsx';
import { isOwnPicture } from './seal-pictures.ts';
import { SealedPicture } from './sealed-picture.tsx';
import { useMoment } from './use-moment.ts';

interface ReviewedTextProps {
  review: OpenReview;
  path: string;
  /** The paragraph that a note is being written to, from 0. */
  noteAt: number | undefined;
  isOwner: boolean;
  answer: ReviewProblem | undefined;
}

/** The frozen version: who asks, what changed, the text as the site sets it, with its notes, and the reader's answer. */
export function ReviewedText({ review: open, path, noteAt, isOwner, answer }: ReviewedTextProps) {
  const { messages, locale, origin } = useSite();
  const moment = useMoment();
  const { review } = messages;
  const { askedBy: owner, reader, version, language, decision } = open;
  const isOver = decision !== null || isOwner;
  const cover = version.cover && isOwnPicture(version.cover, origin) ? version.cover : null;
  const foreign = language === locale ? undefined : language;
  return (
    <article data-enhance={isOver ? undefined : 'review'} data-when={isOver ? undefined : 'idle'}>
      <div className={`${layout.wrap} ${layout.grid} ${styles.head}`}>
        <aside className={styles.asked} aria-label={fill(review.round, { round: open.round })}>
          <p className={styles.asks}>{fill(review.asks, { owner, reader })}</p>
          <p className={layout.small}>
            {fill(review.round, { round: open.round })}
            {' · '}
            {fill(review.until, { time: moment(open.expiresAt) })} {fill(review.personal, { reader })}
          </p>
          {isOwner && <p className={styles.problem}>{fill(review.owner_looks, { reader })}</p>}
          {!isOver && <p>{review.how}</p>}
          {isOver && answer && <ProblemLine problem={answer} />}
          {isOver && <KeptWords answer={answer} />}
          {decision && <Decision open={open} />}
        </aside>
        {open.changes && (
          <details className={styles.changes} open>
            <summary>{review.changed_heading}</summary>
            {open.changes.every((line) => line === null) && <p>{review.changed_none}</p>}
            <div lang={foreign}>
              {open.changes.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
                <p key={index}>{line === null ? '…' : <Redlined pieces={line} />}</p>
              ))}
            </div>
          </details>
        )}
        {open.earlier.length > 0 && (
          <details className={styles.changes} open>
            <summary>{review.answered_heading}</summary>
            <NoteList notes={open.earlier} label={review.answered_heading} owner={owner} />
          </details>
        )}
      </div>
      <header className={`${layout.wrap} ${layout.grid} ${styles.title}`}>
        <h1 lang={foreign}>{version.title}</h1>
        {version.excerpt && (
          <p className={layout.lead} lang={foreign}>
            {version.excerpt}
          </p>
        )}
      </header>
      {version.cover && (
        <div className={layout.wrap}>
          {cover ? (
            <div className={article.picture}>
              <Cover post={{ ...version, cover, slug: '', language, source: 'compose' }} isWide isEager />
            </div>
          ) : (
            <SealedPicture address={version.cover} alt={version.cover_alt ?? ''} />
          )}
        </div>
      )}
      <div className={`${layout.wrap} ${layout.grid} ${article.text}`}>
        <section className={article.column} aria-label={review.text}>
          <ReviewedBlocks
            open={open}
            path={path}
            noteAt={isOver ? undefined : noteAt}
            isOver={isOver}
            answer={answer}
          />
        </section>
      </div>
      {!isOver && (
        <section
          id="answer"
          className={`${layout.wrap} ${layout.grid} ${styles.end}`}
          aria-labelledby="answer-heading"
        >
          <h2 id="answer-heading">{review.end_heading}</h2>
          <DecisionForms
            path={path}
            reader={reader}
            owner={owner}
            openNotes={open.notes.filter(({ state }) => state === 'open').length}
            answer={answer}
          />
        </section>
      )}
    </article>
  );
}

function Decision({ open: { decision, askedBy: owner } }: { open: OpenReview }) {
  const { review } = useSite().messages;
  const moment = useMoment();
  if (!decision) return null;
  const said = decision.kind === 'approved' ? review.approved : review.changes_asked;
  return (
    <div id="answer" className={styles.decided} role="status">
      <p>
        <strong>{fill(said, { time: moment(decision.decided_at) })}</strong>
      </p>
      {decision.line && <p className={styles.said}>{decision.line}</p>}
      <p>{fill(review.thanks, { owner })}</p>
      <p className={layout.small}>
        {review.seal}: <code>{decision.seal}</code>
      </p>
    </div>
  );
}
