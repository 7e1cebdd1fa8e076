import { fill } from '../../../copy/fill.ts';
import type { AuditEntry } from '../../../shared/audit-event.ts';
import text from '../../ui/text.module.css';
import { useDesk } from '../desk-context.ts';
import styles from './activity-list.module.css';
import { eventSentence } from './event-sentence.ts';
import type { OwnerClock } from './use-owner-clock.ts';

/** One event: when, what, and by whom as far as that is known. */
export function EventRow({ event, clock }: { event: AuditEntry; clock: OwnerClock }) {
  const desk = useDesk();
  const { activity } = desk.copy;
  const sources: Readonly<Partial<Record<string, string>>> = activity.sources;
  const details = [
    event.last_at !== event.at && event.count > 1 && fill(activity.last, { time: clock.time(event.last_at) }),
    !event.own && event.session && fill(activity.session, { mark: event.session }),
    event.client && !event.own && fill(activity.client, { mark: event.client }),
    sources[event.source],
  ].filter(Boolean);
  return (
    <li className={styles.event}>
      <time dateTime={event.at}>{clock.time(event.at)}</time>
      <div>
        <p className={styles.sentence}>
          {eventSentence(event, desk)} {event.own && <span className={text.badge}>{activity.own}</span>}
        </p>
        {details.length > 0 && <p className={text.small}>{details.join(' · ')}</p>}
      </div>
    </li>
  );
}
