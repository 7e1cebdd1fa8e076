import { useState } from 'react';
import { fill } from '../../../messages/fill.ts';
import { datePart, formatPostDate, zoneCity } from '../../../shared/dates.ts';
import { useClock, useOwner } from '../context/owner-context.ts';
import { Dialog, DialogHeading } from '../forms/dialog.tsx';
import { Button, Field, TextButton } from '../forms/fields.tsx';
import dialog from '../forms/forms.module.css';

interface FutureDateProps {
  date: string;
  /** Has the post go live at a time of that day, `YYYY-MM-DDTHH:MM` by the clock of the owner's zone. */
  onSchedule: (at: string) => void;
  /** Publishes with the date of today. */
  onNow: () => void;
  onDraft: () => void;
  onClose: () => void;
}

/** Asks what is meant by a date that is still to come: readers see an article at once, or when its time comes. */
export function FutureDate({ date, onSchedule, onNow, onDraft, onClose }: FutureDateProps) {
  const { messages, locale } = useOwner();
  const { actions, schedule, future_date: labels } = messages.compose;
  const { zone } = useClock();
  const day = datePart(date.trim());
  const [time, setTime] = useState(/T(\d\d:\d\d)/.exec(date)?.[1] ?? '09:00');
  const clock = fill(schedule.zone, { city: zoneCity(zone), zone });
  return (
    <Dialog onClose={onClose}>
      <DialogHeading>{fill(labels.heading, { date: formatPostDate(date.trim(), locale) })}</DialogHeading>
      <p>{labels.help}</p>
      <Field label={labels.time} help={clock}>
        {(control) => (
          <input {...control} type="time" value={time} onChange={(event) => setTime(event.target.value)} />
        )}
      </Field>
      <div className={dialog.actions}>
        <Button aria-disabled={!time || undefined} onClick={() => time && onSchedule(`${day}T${time}`)}>
          {labels.schedule}
        </Button>
        <Button isOutlined onClick={onNow}>
          {labels.now}
        </Button>
        <TextButton onClick={onDraft}>{labels.draft}</TextButton>
        <TextButton onClick={onClose}>{actions.cancel}</TextButton>
      </div>
    </Dialog>
  );
}
