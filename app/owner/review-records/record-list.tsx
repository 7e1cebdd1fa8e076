import { Link } from 'react-router';
import { fill } from '../../../messages/fill.ts';
import { localised, paths } from '../../../shared/paths.ts';
import type { ReviewHead } from '../../../shared/review/review.ts';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import { useLocalTime } from '../context/use-local-time.ts';
import styles from '../records.module.css';
import { PageHeading } from '../shell/page-heading.tsx';

/** Every round of review there was, the newest first. */
export function RecordList({ records }: { records: readonly ReviewHead[] }) {
  const { messages, locale } = useOwner();
  const { reviewPanel } = messages;
  return (
    <>
      <PageHeading title={reviewPanel.records_title}>
        <p>{reviewPanel.records_intro}</p>
        <Link className={text.action} to={localised(paths.compose, locale)}>
          {reviewPanel.back}
        </Link>
      </PageHeading>
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
      <Link className={styles.name} to={localised(paths.reviewRecord(record.id), locale)}>
        {record.title}
      </Link>
      <span>{fill(reviewPanel.round_of, { reader, round })}</span>
      <span>{fill(reviewPanel.states_of[record.state], { time: decided })}</span>
      <span className={text.small}>{given}</span>
    </>
  );
}
