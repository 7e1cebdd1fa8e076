import { Link } from 'react-router';
import type { Core } from '../../../core/core.ts';
import type { ListedReview, ReviewGroups } from '../../../core/reviews/review-core.ts';
import { fill, plural } from '../../../messages/fill.ts';
import { formatInZone } from '../../../shared/dates.ts';
import { localized, paths } from '../../../shared/paths.ts';
import { blockLines, type ReviewNote, type ReviewRecord } from '../../../shared/review.ts';
import button from '../../ui/button.module.css';
import text from '../../ui/text.module.css';
import { useClock, useOwner, useShortTime } from '../context/owner-context.ts';
import { Button } from '../forms/fields.tsx';
import field from '../forms/forms.module.css';
import { ActionLink } from '../page-kit.tsx';
import styles from '../records.module.css';
import { clientAction, clientLoader, shouldRevalidate } from '../shell/guarded-client.ts';
import { GuardedPage } from '../shell/guarded-page.tsx';
import { guardedAction, guardedHeaders, guardedLoader } from '../shell/guarded-route.ts';
import { PageHeading } from '../shell/page-parts.tsx';
import { NewResponses } from '../shell/post-status.tsx';
import table from '../shell/shell.module.css';
import type { Route } from './+types/review-records-page';

export const loader = guardedLoader(({ core }, query) => loadRecords(core, query));

/** The only action here is signing in or out. */
export const action = guardedAction(async () => null);

export { clientAction, clientLoader, guardedHeaders as headers, shouldRevalidate };

export default function ReviewRecordsPage(props: Route.ComponentProps) {
  const { records_meta, records_description } = useOwner().messages.reviewPanel;
  return (
    <GuardedPage {...props} title={records_meta} description={records_description}>
      {({ record, groups }) =>
        groups ? <ReviewList groups={groups} /> : <RecordSheet record={record ?? null} />
      }
    </GuardedPage>
  );
}

async function loadRecords(core: Core, parameters: URLSearchParams) {
  const id = parameters.get('review');
  if (!id) return { record: undefined, groups: await core.reviews.groups() };
  const found = await core.reviews.record(id);
  return { record: found.ok ? found.value : null, groups: undefined };
}

/** All reviews by who has to act next. */
function ReviewList({ groups }: { groups: ReviewGroups }) {
  const { messages, locale } = useOwner();
  const { reviewPanel } = messages;
  const { list } = reviewPanel;
  const { answered, waiting, closed } = groups;
  return (
    <>
      <PageHeading
        title={reviewPanel.records_title}
        action={
          <Link className={`${button.button} ${button.compact}`} to={localized(paths.posts, locale)}>
            {list.send}
          </Link>
        }
      >
        <p>{list.intro}</p>
      </PageHeading>
      {answered.length + waiting.length + closed.length === 0 && <p>{reviewPanel.records_none}</p>}
      <ReviewTable group="answered" reviews={answered} />
      <ReviewTable group="waiting" reviews={waiting} />
      {closed.length > 0 && (
        <details className={styles.closed} open={answered.length + waiting.length === 0}>
          <summary>
            {list.closed} <span className={text.small}>{closed.length}</span>
          </summary>
          <ReviewTable group="closed" reviews={closed} />
        </details>
      )}
    </>
  );
}

interface ReviewTableProps {
  group: keyof ReviewGroups;
  reviews: readonly ListedReview[];
}

function ReviewTable({ group, reviews }: ReviewTableProps) {
  const { list } = useOwner().messages.reviewPanel;
  if (reviews.length === 0) return null;
  return (
    <table className={table.table}>
      <caption className={group === 'closed' ? text.hidden : styles.caption}>{list[group]}</caption>
      <thead>
        <tr>
          <th>{list.text}</th>
          <th>{list.reviewer}</th>
          <th>{list.round}</th>
          <th>{list.state}</th>
          <th>{group === 'waiting' ? list.expires : list.answered_at}</th>
        </tr>
      </thead>
      <tbody>
        {reviews.map((review) => (
          <ReviewLine key={review.id} review={review} group={group} />
        ))}
      </tbody>
    </table>
  );
}

/** A review, linked to its text in Compose, or once closed to its record. */
function ReviewLine({ review, group }: { review: ListedReview; group: keyof ReviewGroups }) {
  const { messages, locale } = useOwner();
  const { list, states_of, record_label } = messages.reviewPanel;
  const shortTime = useShortTime();
  const { id, reader, round, decision, open_notes, post_slug } = review;
  const state = states_of[review.state];
  const isClosed = group === 'closed' || post_slug === null;
  const at = group === 'waiting' ? review.expires_at : decision?.decided_at;
  const comments = plural(locale, list.open_notes, open_notes);
  return (
    <tr>
      <td className={table.title}>
        <Link
          to={localized(isClosed ? paths.reviewRecord(id) : `${paths.composePost(post_slug)}#review`, locale)}
          aria-label={isClosed ? `${review.title}. ${fill(record_label, { reader, round })}` : undefined}
        >
          {review.title}
        </Link>{' '}
        {!isClosed && <NewResponses postId={review.post_id} />}
      </td>
      <td>{reader}</td>
      <td>{fill(list.round_number, { round })}</td>
      <td>
        {decision ? <b>{list.decisions[decision.kind]}</b> : state}
        {open_notes > 0 && group === 'answered' && (
          <>
            <br />
            {decision?.kind === 'approved' ? fill(list.ask_first, { comments }) : comments}
          </>
        )}
      </td>
      <td>{shortTime(at ?? review.created_at)}</td>
    </tr>
  );
}

function RecordSheet({ record }: { record: ReviewRecord | null }) {
  const { reviewPanel } = useOwner().messages;
  return (
    <>
      <PageHeading title={reviewPanel.record_title}>
        <ActionLink to={paths.reviewRecords}>{reviewPanel.all_records}</ActionLink>
      </PageHeading>
      {record ? <Sheet record={record} /> : <p>{reviewPanel.record_missing}</p>}
    </>
  );
}

function Sheet({ record }: { record: ReviewRecord }) {
  const { reviewPanel } = useOwner().messages;
  const { content, decision, notes } = record;
  const labels = reviewPanel.record_facts;
  const answer = decision
    ? fill(reviewPanel.states_of[decision.kind], { time: '' }).replace(/[,\s]+$/, '')
    : reviewPanel.record_none;
  const moment = useMoment();
  const facts: [string, string][] = [
    [labels.title, content.title],
    [labels.version, `${record.version} (${record.slug})`],
    [labels.asked_by, record.asked_by],
    [labels.reader, fill(reviewPanel.round_of, { reader: record.reader, round: record.round })],
    [labels.created, moment(record.created_at)],
    [labels.decision, answer],
    [labels.line, decision?.line ?? ''],
    [labels.decided, decision ? moment(decision.decided_at) : ''],
    [labels.hash, record.hash],
    [labels.seal, decision?.seal ?? ''],
    [labels.excerpt, content.excerpt ?? ''],
    [labels.cover, [content.cover, content.cover_alt].filter(Boolean).join(': ')],
    [labels.alts, record.alt_texts.filter(Boolean).join(' · ')],
  ];
  return (
    <article className={styles.sheet}>
      <p className={record.is_whole ? undefined : field.error}>
        {record.is_whole ? reviewPanel.record_whole : reviewPanel.record_broken}
      </p>
      <p className={field.actions}>
        <a
          className={text.action}
          href={paths.apiReviewRecord(record.id)}
          download={`review-${record.id}.json`}
        >
          {reviewPanel.record_json}
        </a>
        <Button isOutlined className={styles.print} onClick={() => print()}>
          {reviewPanel.record_print}
        </Button>
      </p>
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {notes.length > 0 && (
        <section aria-labelledby="record-notes">
          <h2 id="record-notes">{reviewPanel.record_notes}</h2>
          <ol className={styles.notes}>
            {notes.map((note) => (
              <li key={note.id}>
                <Noted note={note} />
              </li>
            ))}
          </ol>
        </section>
      )}
      <section aria-labelledby="record-text">
        <h2 id="record-text">{reviewPanel.record_text}</h2>
        <div lang={record.language} className={styles.text}>
          {blockLines(content.html).map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a review record never change
            <p key={index}>{line}</p>
          ))}
        </div>
      </section>
    </article>
  );
}

function Noted({ note }: { note: ReviewNote }) {
  const { reviewPanel } = useOwner().messages;
  const moment = useMoment();
  return (
    <>
      {note.quote && <p className={text.small}>{note.quote}</p>}
      {note.proposal !== null && (
        <p>
          <ins>{note.proposal}</ins>
        </p>
      )}
      {note.note && <p>{note.note}</p>}
      {note.answer && (
        <p>
          {reviewPanel.answered}: {note.answer}
        </p>
      )}
      <p className={text.small}>
        {moment(note.created_at)} · {reviewPanel.note_states[note.state]}
      </p>
    </>
  );
}

/** Formats a time in the site's time zone, with the zone's name, because records are printed. */
function useMoment(): (at: string) => string {
  const { locale } = useOwner();
  const { zone } = useClock();
  return (at) => formatInZone(at, locale, zone);
}
