import { fill } from '../../../messages/fill.ts';
import type { AuditEntry } from '../../../shared/audit-event.ts';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import type { Clock } from '../context/use-clock.ts';
import styles from '../records.module.css';
import { eventSentence } from './event-sentence.ts';

interface EventRowProps {
  event: AuditEntry;
  titles: ReadonlyMap<string, string>;
  clock: Clock;
}

/** One event: when, what, and by whom as far as that is known. */
export function EventRow({ event, titles, clock }: EventRowProps) {
  const owner = useOwner();
  const { activity } = owner.messages;
  const sources: Readonly<Partial<Record<string, string>>> = activity.sources;
  const [first, last] = [clock.time(event.at), clock.time(event.last_at)];
  const details = [
    event.count > 1 && last !== first && fill(activity.last, { time: last }),
    !event.own && event.session && fill(activity.session, { mark: event.session }),
    event.client && !event.own && fill(activity.client, { mark: event.client }),
    sources[event.source],
  ].filter(Boolean);
  return (
    <li className={styles.event}>
      <time dateTime={event.at}>{first}</time>
      <div>
        <p className={styles.sentence}>
          {eventSentence(event, { ...owner, titles, moment: clock.moment })}{' '}
          {event.own && <span className={text.badge}>{activity.own}</span>}
        </p>
        {details.length > 0 && <p className={text.small}>{details.join(' · ')}</p>}
      </div>
    </li>
  );
}
