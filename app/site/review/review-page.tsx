import { data } from 'react-router';
import type { LinkFailure, OpenReview } from '../../../core/reviews/review-core.ts';
import { fill, plural } from '../../../messages/fill.ts';
import { paths, switchingTo } from '../../../shared/paths.ts';
import { retryAfter, statusOf } from '../../../shared/result.ts';
import { reviewLimits } from '../../../shared/review.ts';
import { type PageHandle, pageContext } from '../../page-context.ts';
import button from '../../ui/button.module.css';
import layout from '../../ui/text.module.css';
import article from '../blog/article.module.css';
import { Cover } from '../blog/cover.tsx';
import { PageHead } from '../frame/page-head.tsx';
import { PageMessage } from '../frame/page-message.tsx';
import { readSiteFacts } from '../frame/read-site.ts';
import { useSite } from '../frame/site-context.ts';
import { SiteFrame } from '../frame/site-frame.tsx';
import type { Route } from './+types/review-page';
import { holderOf, type ReviewProblem, type ReviewResponse, respondToReview } from './answer-review.ts';
import styles from './review.module.css';
import {
  isOwnPicture,
  NoteList,
  ProblemLine,
  Redlined,
  ReviewedBlocks,
  useMoment,
} from './reviewed-text.tsx';

/** Shown in the post's language or in the reviewer's choice, which isn't stored. */
export const handle: PageHandle = { isPreview: true };

/** Without a valid link, everyone gets the same page, whatever the reason. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const facts = await readSiteFacts(page);
  const noteAt = /^\d{1,7}$/.exec(url.searchParams.get('note') ?? '')?.[0];
  const place = {
    path: paths.review(params.token),
    noteAt: noteAt === undefined ? undefined : Number(noteAt),
  };
  const opened = await page.core.reviews.open(holderOf(page, params.token, request));
  if (opened.ok) return data({ facts, ...place, isOwner: page.owner, review: opened.value });
  const { failure } = opened;
  const wait = retryAfter(failure, new Date());
  return data(
    { facts, ...place, isOwner: page.owner, failure },
    { status: statusOf(failure), headers: wait === undefined ? {} : { 'Retry-After': String(wait) } },
  );
}

export async function action({ context, params, request, url }: Route.ActionArgs): Promise<ReviewResponse> {
  return respondToReview(context.get(pageContext), { token: params.token, request, url });
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  const wait = actionHeaders?.get('Retry-After') ?? loaderHeaders.get('Retry-After');
  return wait ? { 'Retry-After': wait } : {};
}

export default function ReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { facts, path, ...loaded } = loaderData;
  return (
    <SiteFrame facts={facts} path={path} hasDrafts={false} isAlone>
      {'review' in loaded ? (
        <>
          <Head title={loaded.review.version.title} reader={loaded.review.reader} />
          <ReviewedText
            review={loaded.review}
            path={path}
            noteAt={actionData?.typed?.block ?? loaded.noteAt}
            isOwner={loaded.isOwner}
            answer={actionData ?? undefined}
          />
        </>
      ) : (
        <ClosedReview failure={loaded.failure} path={path} answer={actionData ?? undefined} />
      )}
    </SiteFrame>
  );
}

function Head({ title, reader }: { title: string; reader: string }) {
  const { brand, messages } = useSite();
  const named = fill(messages.review.meta_title, { reader, title, brand });
  return <PageHead title={named} description={named} />;
}

interface ClosedReviewProps {
  /** Contains `Date` objects, because the page isn't serialized. */
  failure: LinkFailure;
  path: string;
  answer: ReviewProblem | undefined;
}

/** Shown for an invalid link, a missing passphrase, or a lockout. */
function ClosedReview({ failure, path, answer }: ClosedReviewProps) {
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
        <UnsentText answer={answer} />
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
      <UnsentText answer={answer} />
      <p>
        <a href={to(paths.home)}>{brand}</a>
      </p>
    </PageMessage>
  );
}

interface ReviewedTextProps {
  review: OpenReview;
  path: string;
  /** Index of the paragraph being commented on. */
  noteAt: number | undefined;
  isOwner: boolean;
  answer: ReviewProblem | undefined;
}

function ReviewedText({ review: open, path, noteAt, isOwner, answer }: ReviewedTextProps) {
  const { messages, locale, origin } = useSite();
  const moment = useMoment();
  const { review } = messages;
  const { askedBy: owner, reader, version, language, decision } = open;
  const isClosed = decision !== null || isOwner;
  const written = open.notes.length;
  const cover = version.cover && isOwnPicture(version.cover, origin) ? version.cover : null;
  const foreign = language === locale ? undefined : language;
  return (
    <article
      className={styles.review}
      data-enhance={isClosed ? undefined : 'review'}
      data-when={isClosed ? undefined : 'idle'}
    >
      <header className={`${layout.wrap} ${layout.grid} ${styles.head}`}>
        <p className={layout.small}>
          {fill(review.for_reader, { reader, round: open.round })}
          {' · '}
          {fill(review.until, { time: moment(open.expiresAt) })}
        </p>
        <h1 lang={foreign}>{version.title}</h1>
        {version.excerpt && (
          <p className={layout.lead} lang={foreign}>
            {version.excerpt}
          </p>
        )}
        <div className={styles.how}>
          {isOwner && <p className={styles.problem}>{fill(review.owner_looks, { reader })}</p>}
          {!isClosed && (
            <p>
              {fill(review.asks, { owner, reader })} {review.how}
              {open.changes && ` ${review.marks}`}
            </p>
          )}
          {isClosed && answer && <ProblemLine problem={answer} />}
          {isClosed && <UnsentText answer={answer} />}
          {decision && <Decision open={open} />}
        </div>
        {open.changes && (
          <details className={styles.changes} open={open.round > 1}>
            <summary>{open.round > 1 ? review.changed_heading : review.changed_published}</summary>
            {open.changes.every((line) => line === null) && <p>{review.changed_none}</p>}
            <div lang={foreign}>
              {open.changes.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list that is rendered once
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
            noteAt={isClosed ? undefined : noteAt}
            isClosed={isClosed}
            answer={answer}
          />
        </section>
      </div>
      {!isClosed && (
        <>
          <p className={styles.finish}>
            <span>
              <b>{written > 0 ? plural(locale, review.notes, written) : review.no_notes}</b>{' '}
              {written > 0 && review.saved}
            </span>
            <a className={`${button.button} ${button.outlined}`} href="#answer">
              {review.finish}
            </a>
          </p>
          <section
            id="answer"
            className={`${layout.wrap} ${layout.grid} ${styles.end}`}
            aria-labelledby="answer-heading"
          >
            <h2 id="answer-heading">{review.end_heading}</h2>
            <DecisionForm path={path} open={open} answer={answer} />
          </section>
        </>
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

/** Replaces an image from another host, which would otherwise learn that someone is reading the text. */
function SealedPicture({ address, alt }: { address: string; alt: string }) {
  const { review } = useSite().messages;
  const host = URL.parse(address)?.host ?? '';
  return (
    <p className={styles.elsewhere}>
      {fill(review.picture_elsewhere, { host, alt: alt || '–' })}{' '}
      <a href={address} rel="noreferrer noopener" target="_blank">
        {review.picture_open}
      </a>
    </p>
  );
}

interface DecisionFormProps {
  path: string;
  open: OpenReview;
  answer: ReviewProblem | undefined;
}

/** Asks for changes or approves, with or without open comments. */
function DecisionForm({ path, open, answer }: DecisionFormProps) {
  const { messages, locale } = useSite();
  const { review } = messages;
  const { reader, askedBy: owner } = open;
  const openNotes = open.notes.filter(({ state }) => state === 'open').length;
  const isHere = answer !== undefined && answer.typed?.block === undefined;
  const typed = isHere ? answer.typed : undefined;
  const kind = typed?.kind ?? (openNotes > 0 ? 'changes' : undefined);
  const approve = openNotes > 0 ? plural(locale, review.approve_open, openNotes) : review.approve;
  const request =
    openNotes > 0 ? plural(locale, review.changes_help, openNotes) : fill(review.changes_line, { owner });
  const options = [
    ['changes', review.changes, fill(request, { owner })],
    ['approved', approve, fill(review.approve_confirm, { reader })],
  ] as const;
  return (
    <form
      method="post"
      action={`${switchingTo(path, locale)}#answer`}
      encType="multipart/form-data"
      className={`${styles.form} ${styles.decide}`}
    >
      <p>{review.end_help}</p>
      {isHere && <ProblemLine problem={answer} />}
      <input type="hidden" name="intent" value="decide" />
      <input type="hidden" name="open_notes" value={openNotes} />
      {options.map(([value, label, help]) => (
        <label key={value} className={styles.option}>
          <input type="radio" name="kind" value={value} required defaultChecked={kind === value} />
          <span>
            {label}
            <span className={layout.small}>{help}</span>
          </span>
        </label>
      ))}
      <label htmlFor="line">{fill(review.line, { owner })}</label>
      <textarea id="line" name="line" rows={2} maxLength={reviewLimits.line} defaultValue={typed?.line} />
      <button type="submit" className={button.button}>
        {review.send}
      </button>
    </form>
  );
}

/** The text typed when the round ended or the passphrase expired. No form accepts it anymore, so the reviewer can copy it. */
function UnsentText({ answer }: { answer: ReviewProblem | undefined }) {
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
