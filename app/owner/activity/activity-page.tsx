import { Form, useSearchParams } from 'react-router';
import type { Core } from '../../../core/core.ts';
import { fill } from '../../../messages/fill.ts';
import type { AuditEntry } from '../../../shared/audit-event.ts';
import { formatPostDate } from '../../../shared/dates.ts';
import { paths } from '../../../shared/paths.ts';
import text from '../../ui/text.module.css';
import { type Clock, useClock, useOwner } from '../context/owner-context.ts';
import { Button } from '../forms/fields.tsx';
import { ActionLink, ListPager, SelectField } from '../page-kit.tsx';
import styles from '../records.module.css';
import { clientAction, clientLoader, shouldRevalidate } from '../shell/guarded-client.ts';
import { GuardedPage } from '../shell/guarded-page.tsx';
import { guardedAction, guardedHeaders, guardedLoader } from '../shell/guarded-route.ts';
import { EmptyState, PageHeading } from '../shell/page-parts.tsx';
import type { Route } from './+types/activity-page';
import { activityKinds, eventSentence, namesOf, readKind } from './activity-events.ts';

export const loader = guardedLoader(({ core }, query) => loadActivity(core, query));

/** The only action here is signing in or out. */
export const action = guardedAction(async () => null);

export { clientAction, clientLoader, guardedHeaders as headers, shouldRevalidate };

export default function ActivityPage(props: Route.ComponentProps) {
  const { meta_title, meta_description } = useOwner().messages.activity;
  return (
    <GuardedPage {...props} title={meta_title} description={meta_description}>
      {(activity) => <ActivityList activity={activity} />}
    </GuardedPage>
  );
}

function ActivityList({ activity }: { activity: LoadedActivity }) {
  const { messages, locale } = useOwner();
  const clock = useClock();
  const { events, titles, kind } = activity;
  return (
    <>
      <PageHeading title={messages.activity.title}>
        <p>{messages.activity.intro}</p>
        <ActionLink to={paths.settings}>{messages.activity.back}</ActionLink>
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
          {kind !== 'all' && <ActionLink to={paths.activity}>{messages.activity.all}</ActionLink>}
        </EmptyState>
      )}
      {[...Map.groupBy(events, ({ at }) => clock.day(at))].map(([day, inDay]) => (
        <section key={day} className={styles.day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`}>{formatPostDate(day, locale)}</h2>
          <ul>
            {inDay.map((event) => (
              <EventRow key={event.id} event={event} titles={titles} clock={clock} />
            ))}
          </ul>
        </section>
      ))}
      <ListPager
        className={styles.pager}
        label={messages.activity.pager}
        parameter="before"
        isFirst={activity.isNewest}
        next={activity.next}
        toFirst={messages.activity.newest}
        toNext={messages.activity.older}
      />
      {events.length > 0 && (
        <p className={`${text.small} ${styles.marks}`}>
          {messages.activity.marks} {clock.isUtc && messages.activity.utc}
        </p>
      )}
    </>
  );
}

/** A GET form, so that it works without JavaScript. */
function Filter({ kind }: Pick<LoadedActivity, 'kind'>) {
  const { messages } = useOwner();
  const [parameters] = useSearchParams();
  const language = parameters.get('lang');
  return (
    <Form method="get" className={styles.filter}>
      {language && <input type="hidden" name="lang" value={language} />}
      <SelectField
        key={kind}
        label={messages.activity.filter}
        name="kind"
        defaultValue={kind}
        options={activityKinds.map((name) => [name, messages.activity.kinds[name]])}
      />
      <Button type="submit" isOutlined>
        {messages.activity.apply}
      </Button>
    </Form>
  );
}

interface EventRowProps {
  event: AuditEntry;
  titles: ReadonlyMap<string, string>;
  clock: Clock;
}

function EventRow({ event, titles, clock }: EventRowProps) {
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

const limit = 50;

type LoadedActivity = Awaited<ReturnType<typeof loadActivity>>;

async function loadActivity(core: Core, parameters: URLSearchParams) {
  const kind = readKind(parameters.get('kind'));
  const asked = parameters.get('before') ?? '';
  const before = /^[1-9]\d{0,14}$/.test(asked) ? Number(asked) : undefined;
  const { events, next } = await core.audit.list({ before, limit, names: namesOf(kind) });
  const named = events.map(({ what }) => what);
  const ids = named.flatMap(({ id }) => id ?? []);
  const slugs = named.flatMap(({ slug, other_slug }) =>
    [slug, other_slug].filter((one) => one !== undefined),
  );
  const titles = await core.posts.titles(ids, slugs);
  return { events, titles, kind, isNewest: before === undefined, next };
}
