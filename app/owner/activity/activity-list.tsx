import { Form, Link, useSearchParams } from 'react-router';
import { localised, paths } from '../../../shared/paths.ts';
import button from '../../ui/button.module.css';
import text from '../../ui/text.module.css';
import { useDesk } from '../context/owner-context.ts';
import field from '../forms/field.module.css';
import { activityKinds } from './activity-kind.ts';
import styles from './activity-list.module.css';
import { EventRow } from './event-row.tsx';
import type { LoadedActivity } from './load-activity.ts';
import { type OwnerClock, useOwnerClock } from './use-owner-clock.ts';

/** What was done on the site, by day, newest first, with the ways to narrow it down, to older events and to a file. */
export function ActivityList({ activity }: { activity: LoadedActivity }) {
  const { copy, locale } = useDesk();
  const clock = useOwnerClock();
  const { events, kind } = activity;
  return (
    <>
      <header className={styles.head}>
        <h1>{copy.activity.title}</h1>
        <p>{copy.activity.intro}</p>
        <Link className={text.action} to={localised(paths.settings, locale)}>
          {copy.activity.back}
        </Link>
      </header>
      <div className={styles.tools}>
        <Filter kind={kind} />
        <a className={text.action} href={paths.apiAuditFile()} download>
          {copy.activity.download}
        </a>
      </div>
      {events.length === 0 && <p>{kind === 'all' ? copy.activity.empty : copy.activity.none}</p>}
      {byDay(events, clock).map(([day, inDay]) => (
        <section key={day} className={styles.day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`}>{clock.dayName(day)}</h2>
          <ul>
            {inDay.map((event) => (
              <EventRow key={event.id} event={event} clock={clock} />
            ))}
          </ul>
        </section>
      ))}
      <Pager activity={activity} />
      {events.length > 0 && (
        <p className={`${text.small} ${styles.marks}`}>
          {copy.activity.marks} {clock.isUtc && copy.activity.utc}
        </p>
      )}
    </>
  );
}

/** A form that asks for the page anew: it works without scripts too. */
function Filter({ kind }: Pick<LoadedActivity, 'kind'>) {
  const { copy } = useDesk();
  const [parameters] = useSearchParams();
  const language = parameters.get('lang');
  return (
    <Form method="get" className={styles.filter}>
      {language && <input type="hidden" name="lang" value={language} />}
      <div className={field.field}>
        <label htmlFor="kind">{copy.activity.filter}</label>
        <select id="kind" name="kind" key={kind} defaultValue={kind}>
          {activityKinds.map((name) => (
            <option key={name} value={name}>
              {copy.activity.kinds[name]}
            </option>
          ))}
        </select>
      </div>
      <button type="submit" className={`${button.button} ${button.outlined} ${button.compact}`}>
        {copy.activity.apply}
      </button>
    </Form>
  );
}

function Pager({ activity: { isNewest, next } }: { activity: LoadedActivity }) {
  const { activity } = useDesk().copy;
  const [parameters] = useSearchParams();
  if (isNewest && next === null) return null;
  const address = (before: number | null) => {
    const other = new URLSearchParams(parameters);
    if (before === null) other.delete('before');
    else other.set('before', String(before));
    return `?${other}`;
  };
  return (
    <nav className={styles.pager} aria-label={activity.pager}>
      {!isNewest && (
        <Link className={text.action} to={address(null)}>
          {activity.newest}
        </Link>
      )}
      {next !== null && (
        <Link className={text.action} to={address(next)} rel="next">
          {activity.older}
        </Link>
      )}
    </nav>
  );
}

function byDay(
  events: LoadedActivity['events'],
  clock: OwnerClock,
): [day: string, LoadedActivity['events']][] {
  return [...Map.groupBy(events, ({ at }) => clock.day(at))];
}
