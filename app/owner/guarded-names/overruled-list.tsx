import type { GuardRecord } from '../../../core/guard/guard-core.ts';
import { fill } from '../../../messages/fill.ts';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import { useLocalTime } from '../context/use-local-time.ts';
import styles from '../records.module.css';

/** What was let through although names stand in it, newest first. */
export function OverruledList({ records }: { records: readonly GuardRecord[] }) {
  const { guard } = useOwner().messages;
  return (
    <section className={styles.part} aria-labelledby="records">
      <h2 id="records">{guard.records}</h2>
      <p className={text.small}>{guard.records_help}</p>
      <ul className={styles.names}>
        {records.map((record) => (
          <Overruled key={record.id} record={record} />
        ))}
      </ul>
    </section>
  );
}

function Overruled({ record }: { record: GuardRecord }) {
  const { guard } = useOwner().messages;
  const { at, kind, version, reason, places, fields } = record;
  const time = useLocalTime(at);
  const what = guard.what[kind];
  const names: Readonly<Record<string, string>> = guard.fields;
  return (
    <li className={styles.record}>
      <p className={styles.guardedNamesName}>“{reason}”</p>
      <p className={text.small}>
        <time dateTime={at}>{time}</time> · {version === null ? what : fill(guard.record, { what, version })}{' '}
        · {fields.map((name) => names[name] ?? name).join(', ')}
      </p>
      {places === null && <p className={text.small}>{guard.unread}</p>}
      {places?.slice(0, 5).map((place, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places of a record never change
        <p key={at} className={styles.passage}>
          {names[place.field]}: {place.before}
          <mark>{place.passage}</mark>
          {place.after}
        </p>
      ))}
    </li>
  );
}
