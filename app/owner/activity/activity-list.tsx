import { Form, Link, useSearchParams } from 'react-router';
import { formatPostDate } from '../../../shared/dates.ts';
import { localised, paths } from '../../../shared/paths.ts';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import { type Clock, useClock } from '../context/use-clock.ts';
import { Button } from '../forms/button.tsx';
import field from '../forms/forms.module.css';
import styles from '../records.module.css';
import { EmptyState } from '../shell/empty-state.tsx';
import { PageHeading } from '../shell/page-heading.tsx';
import { activityKinds } from './activity-kind.ts';
import { EventRow } from './event-row.tsx';
import type { LoadedActivity } from './load-activity.ts';

/** What was done on the site, by day, newest first, with the ways to narrow it down, to older events and to a file. */
export function ActivityList({ activity }: { activity: LoadedActivity }) {
  const { messages, locale } = useOwner();
  const clock = useClock();
  const { events, titles, kind } = activity;
  return (
    <>
      <PageHeading title={messages.activity.title}>
        <p>{messages.activity.intro}</p>
        <Link className={text.action} to={localised(paths.settings, locale)}>
          {messages.activity.back}
        </Link>
      </PageHeading>
      <div className={styles.tools}>
        <Filter kind={kind} />
        <a className={text.action} href={paths.apiAuditFile()} download>
          {messages.activity.download}
        </a>
      </div>
      {events.length === 0 && (
        <EmptyState
          heading={kind === 'all' ? messages.activity.empty : messages.activity.none}
          text={messages.activity.empty_help}
        >
          {kind !== 'all' && (
            <Link className={text.action} to={localised(paths.activity, locale)}>
              {messages.activity.all}
            </Link>
          )}
        </EmptyState>
      )}
      {byDay(events, clock).map(([day, inDay]) => (
        <section key={day} className={styles.day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`}>{formatPostDate(day, locale)}</h2>
          <ul>
            {inDay.map((event) => (
              <EventRow key={event.id} event={event} titles={titles} clock={clock} />
            ))}
          </ul>
        </section>
      ))}
      <Pager activity={activity} />
      {events.length > 0 && (
        <p className={`${text.small} ${styles.marks}`}>
          {messages.activity.marks} {clock.isUtc && messages.activity.utc}
        </p>
      )}
    </>
  );
}

/** A form that asks for the page anew: it works without scripts too. */
function Filter({ kind }: Pick<LoadedActivity, 'kind'>) {
  const { messages } = useOwner();
  const [parameters] = useSearchParams();
  const language = parameters.get('lang');
  return (
    <Form method="get" className={styles.filter}>
      {language && <input type="hidden" name="lang" value={language} />}
      <div className={field.field}>
        <label htmlFor="kind">{messages.activity.filter}</label>
        <select id="kind" name="kind" key={kind} defaultValue={kind}>
          {activityKinds.map((name) => (
            <option key={name} value={name}>
              {messages.activity.kinds[name]}
            </option>
          ))}
        </select>
      </div>
      <Button type="submit" isOutlined>
        {messages.activity.apply}
      </Button>
    </Form>
  );
}

function Pager({ activity: { isNewest, next } }: { activity: LoadedActivity }) {
  const { activity } = useOwner().messages;
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

function byDay(events: LoadedActivity['events'], clock: Clock): [day: string, LoadedActivity['events']][] {
  return [...Map.groupBy(events, ({ at }) => clock.day(at))];
}
