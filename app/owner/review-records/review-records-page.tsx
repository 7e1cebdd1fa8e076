import { Link } from 'react-router';
import type { Core } from '../../../core/core.ts';
import { fill } from '../../../messages/fill.ts';
import { formatInZone } from '../../../shared/dates.ts';
import { localized, paths } from '../../../shared/paths.ts';
import { blockLines, type ReviewHead, type ReviewNote, type ReviewRecord } from '../../../shared/review.ts';
import text from '../../ui/text.module.css';
import { useClock, useLocalTime, useOwner } from '../context/owner-context.ts';
import { Button } from '../forms/fields.tsx';
import field from '../forms/forms.module.css';
import { ActionLink } from '../page-kit.tsx';
import styles from '../records.module.css';
import { clientAction, clientLoader, shouldRevalidate } from '../shell/guarded-client.ts';
import { GuardedPage } from '../shell/guarded-page.tsx';
import { guardedAction, guardedHeaders, guardedLoader } from '../shell/guarded-route.ts';
import { PageHeading } from '../shell/page-parts.tsx';
import { NewResponses } from '../shell/post-status.tsx';
import type { Route } from './+types/review-records-page';

export const loader = guardedLoader(({ core }, query) => loadRecords(core, query));

/** The only action here is signing in or out. */
export const action = guardedAction(async () => null);

export { clientAction, clientLoader, guardedHeaders as headers, shouldRevalidate };

export default function ReviewRecordsPage(props: Route.ComponentProps) {
  const { records_meta, records_description } = useOwner().messages.reviewPanel;
  return (
    <GuardedPage {...props} title={records_meta} description={records_description}>
      {({ record, records }) =>
        record === undefined ? <RecordList records={records} /> : <RecordSheet record={record} />
      }
    </GuardedPage>
  );
}

async function loadRecords(core: Core, parameters: URLSearchParams) {
  const id = parameters.get('review');
  if (!id) return { record: undefined, records: await core.reviews.listAll() };
  const found = await core.reviews.record(id);
  return { record: found.ok ? found.value : null, records: [] };
}

/** All reviews, after the posts with new responses. */
function RecordList({ records }: { records: readonly ReviewHead[] }) {
  const { messages, responses } = useOwner();
  const { reviewPanel } = messages;
  return (
    <>
      <PageHeading title={reviewPanel.records_title}>
        <p>{reviewPanel.records_intro}</p>
      </PageHeading>
      {responses.length > 0 && (
        <ul className={styles.list}>
          {responses.map(({ post_id, title }) => (
            <li key={post_id}>
              <span className={styles.name}>{title}</span>
              <NewResponses postId={post_id} />
            </li>
          ))}
        </ul>
      )}
      {records.length === 0 && <p>{reviewPanel.records_none}</p>}
      <ol className={styles.list}>
        {records.map((record) => (
          <li key={record.id}>
            <RecordLine record={record} />
          </li>
        ))}
      </ol>
    </>
  );
}

function RecordLine({ record }: { record: ReviewHead }) {
  const { messages, locale } = useOwner();
  const { reviewPanel } = messages;
  const { reader, round, decision } = record;
  const given = useLocalTime(record.created_at);
  const decided = useLocalTime(decision?.decided_at ?? '');
  return (
    <>
      <Link className={styles.name} to={localized(paths.reviewRecord(record.id), locale)}>
        {record.title}
      </Link>
      <span>{fill(reviewPanel.round_of, { reader, round })}</span>
      <span>{fill(reviewPanel.states_of[record.state], { time: decided })}</span>
      <span className={text.small}>{given}</span>
    </>
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
      <p className={styles.reviewRecordsTools}>
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
      {note.quote && <p className={styles.quote}>{note.quote}</p>}
      {note.proposal !== null && (
        <p>
          <ins>{note.proposal}</ins>
        </p>
      )}
      {note.note && <p className={styles.said}>{note.note}</p>}
      {note.answer && (
        <p className={styles.said}>
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
