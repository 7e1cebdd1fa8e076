import { useState } from 'react';
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
import { paths } from '../../../../shared/paths.ts';
import text from '../../../ui/text.module.css';
import { useIsInBrowser } from '../../context/browser.ts';
import { deviceZone, useClock, useOwner } from '../../context/owner-context.ts';
import { Button, Field, TextField, ZoneOptions } from '../../forms/fields.tsx';
import field from '../../forms/forms.module.css';
import { ActionLink } from '../../page-kit.tsx';
import type { OpenedPost, TypedTime } from '../post-values.ts';
import styles from './details.module.css';

interface ScheduleFieldProps {
  saved: OpenedPost | null;
  /** Schedules the update of a published post. */
  isUpdate?: boolean;
  /** The typed values, after a form sent without JavaScript failed. */
  returned: TypedTime | undefined;
  isBusy: boolean;
}

/** When a post goes live, in the site's or another time zone. Asks about times that occur twice. */
export function ScheduleField({ saved, isUpdate = false, returned, isBusy }: ScheduleFieldProps) {
  const { messages, locale } = useOwner();
  const { schedule: labels } = messages.compose;
  const { zone: siteZone } = useClock();
  const [zone, setZone] = useState(returned?.publish_zone || siteZone);
  const planned = (isUpdate ? saved?.next?.publish_at : saved?.publish_at) ?? null;
  const instant = planned === null ? undefined : new Date(planned);
  const initial = returned?.publish_at ?? (instant ? wallTime(instant, zone) : '');
  const [at, setAt] = useState(initial);
  const read = readWallTime(at, zone);
  const problem = read.ok ? undefined : read.failure;
  const clock = (wall: string) => formatWallClock(wall, locale);
  return (
    <fieldset className={styles.schedule}>
      <legend className={text.hidden}>{labels.legend}</legend>
      <input type="hidden" name="planned" value={planned ?? ''} />
      <TextField
        id="publish_at"
        label={labels.at}
        error={
          problem?.code === 'time_skipped'
            ? fill(labels.skipped, {
                wanted: clock(problem.wanted),
                instead: clock(problem.instead),
                city: zoneCity(zone),
              })
            : undefined
        }
        isAlert
        type="datetime-local"
        name="publish_at"
        defaultValue={initial}
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
          initial={returned?.publish_turn ?? (instant && turnOf(instant, zone)) ?? 'first'}
        />
      )}
      {read.ok && <OtherClocks at={read.value} zone={zone} />}
      <div className={styles.scheduleActions}>
        <Button type="submit" name="intent" value="schedule" isBusy={isBusy}>
          {planned !== null ? labels.reschedule : isUpdate ? labels.schedule_update : labels.schedule}
        </Button>
        <ActionLink to={`${paths.settingsPage('identity')}#field-time_zone`}>
          {labels.zone_settings}
        </ActionLink>
      </div>
    </fieldset>
  );
}

/** Asks which of two equal times is meant, on the night when clocks are set back. */
function Turns({ problem, initial }: { problem: DoubleTime; initial: Turn }) {
  const { messages, locale } = useOwner();
  const { schedule: labels } = messages.compose;
  const wanted = formatWallClock(problem.wanted, locale);
  const question = fill(labels.twice, { wanted, city: zoneCity(problem.zone) });
  return (
    <div role="radiogroup" aria-label={question}>
      <p aria-hidden="true">{question}</p>
      {(['first', 'second'] as const).map((turn) => (
        <label key={turn} className={field.tick}>
          <input type="radio" name="publish_turn" value={turn} defaultChecked={turn === initial} />
          {fill(labels[turn], { offset: `UTC${problem[turn].slice(19)}` })}
        </label>
      ))}
    </div>
  );
}

/** The publish time in the site's and the device's time zone, if these differ. */
function OtherClocks({ at, zone }: { at: Date; zone: string }) {
  const { messages, locale } = useOwner();
  const { in_city, here } = messages.compose.schedule;
  const { zone: siteZone } = useClock();
  if (!useIsInBrowser()) return null;
  const zones = [
    { other: siteZone, sentence: in_city },
    { other: deviceZone(), sentence: here },
  ];
  return zones
    .filter(({ other }) => wallTime(at, other) !== wallTime(at, zone))
    .map(({ other, sentence }) => (
      <p key={sentence} className={text.small}>
        {fill(sentence, { city: zoneCity(other), time: formatZoned(at.toISOString(), locale, other) })}
      </p>
    ));
}
