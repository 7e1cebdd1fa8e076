import { useState } from 'react';
import { Link } from 'react-router';
import { fill } from '../../../../messages/fill.ts';
import {
  type DoubleTime,
  formatWallClock,
  formatZoned,
  readWallTime,
  type Turn,
  turnOf,
  wallTime,
  zoneCity,
} from '../../../../shared/dates.ts';
import { localised, paths } from '../../../../shared/paths.ts';
import text from '../../../ui/text.module.css';
import { useIsInBrowser } from '../../context/browser.ts';
import { deviceZone, useClock, useOwner } from '../../context/owner-context.ts';
import { Button, Field, TextField, ZoneOptions } from '../../forms/fields.tsx';
import type { OpenedPost, TypedTime } from '../post-values.ts';
import styles from './details.module.css';

interface ScheduleFieldProps {
  saved: OpenedPost | null;
  /** What was typed, after a form sent without script failed. */
  returned: TypedTime | undefined;
  isBusy: boolean;
}

/** When a post goes live by itself, by the clock of a zone: the site's unless another is chosen. Two nights of the year need another word. */
export function ScheduleField({ saved, returned, isBusy }: ScheduleFieldProps) {
  const { schedule: labels } = useOwner().messages.compose;
  const { locale } = useOwner();
  const { zone: siteZone } = useClock();
  const [zone, setZone] = useState(returned?.publish_zone || siteZone);
  const planned = saved?.publish_at ?? null;
  const instant = planned === null ? undefined : new Date(planned);
  const begun = returned?.publish_at ?? (instant ? wallTime(instant, zone) : '');
  const [at, setAt] = useState(begun);
  const read = readWallTime(at, zone);
  const problem = read.ok ? undefined : read.failure;
  const city = zoneCity(zone);
  const clock = (wall: string) => formatWallClock(wall, locale);
  return (
    <fieldset className={styles.schedule}>
      <legend>{labels.legend}</legend>
      <input type="hidden" name="planned" value={planned ?? ''} />
      <TextField
        id="publish_at"
        label={labels.at}
        error={
          problem?.code === 'time_skipped'
            ? fill(labels.skipped, { wanted: clock(problem.wanted), instead: clock(problem.instead), city })
            : undefined
        }
        isAlert
        type="datetime-local"
        name="publish_at"
        defaultValue={begun}
        onInput={(event) => setAt(event.currentTarget.value)}
      />
      <Field id="publish_zone" label={labels.zone_label}>
        {(control) => (
          <select
            {...control}
            name="publish_zone"
            value={zone}
            onChange={(event) => setZone(event.currentTarget.value)}
          >
            <ZoneOptions chosen={zone} />
          </select>
        )}
      </Field>
      {problem?.code === 'time_twice' && (
        <Turns
          problem={problem}
          begun={returned?.publish_turn ?? (instant && turnOf(instant, zone)) ?? 'first'}
        />
      )}
      {read.ok && <OtherClocks at={read.value} zone={zone} />}
      <div className={styles.scheduleFieldActions}>
        <Button type="submit" isOutlined name="intent" value="schedule" aria-disabled={isBusy || undefined}>
          {planned === null ? labels.schedule : labels.reschedule}
        </Button>
        <Link className={text.action} to={`${localised(paths.settings, locale)}#brand`}>
          {labels.zone_settings}
        </Link>
      </div>
    </fieldset>
  );
}

function Turns({ problem, begun }: { problem: DoubleTime; begun: Turn }) {
  const { messages, locale } = useOwner();
  const { schedule: labels } = messages.compose;
  const wanted = formatWallClock(problem.wanted, locale);
  const question = fill(labels.twice, { wanted, city: zoneCity(problem.zone) });
  return (
    <div role="radiogroup" className={styles.turns} aria-label={question}>
      <p aria-hidden="true">{question}</p>
      {(['first', 'second'] as const).map((turn) => (
        <label key={turn}>
          <input type="radio" name="publish_turn" value={turn} defaultChecked={turn === begun} />
          {fill(labels[turn], { offset: `UTC${problem[turn].slice(19)}` })}
        </label>
      ))}
    </div>
  );
}

/** The same moment in the site's and the device's zone, where these differ. */
function OtherClocks({ at, zone }: { at: Date; zone: string }) {
  const { messages, locale } = useOwner();
  const { schedule: labels } = messages.compose;
  const { zone: siteZone } = useClock();
  if (!useIsInBrowser()) return null;
  const isOther = (other: string) => wallTime(at, other) !== wallTime(at, zone);
  const time = (other: string) => formatZoned(at.toISOString(), locale, other);
  const device = deviceZone();
  return (
    <>
      {isOther(siteZone) && (
        <p className={text.small}>
          {fill(labels.in_city, { city: zoneCity(siteZone), time: time(siteZone) })}
        </p>
      )}
      {isOther(device) && <p className={text.small}>{fill(labels.here, { time: time(device) })}</p>}
    </>
  );
}
