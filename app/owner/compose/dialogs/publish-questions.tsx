import { useState } from 'react';
import { fill } from '../../../../messages/fill.ts';
import { datePart, formatPostDate, zoneCity } from '../../../../shared/dates.ts';
import { paths } from '../../../../shared/paths.ts';
import type { ReviewRecord } from '../../../../shared/review.ts';
import text from '../../../ui/text.module.css';
import { useClock, useOwner } from '../../context/owner-context.ts';
import { useApiData } from '../../forms/api.ts';
import { Button, TextButton, TextField } from '../../forms/fields.tsx';
import field from '../../forms/forms.module.css';
import { unapprovedHeading } from '../../forms/overrides.ts';
import type { SaveFailure } from '../post-action.ts';
import type { DraftValues } from '../post-values.ts';
import { Comparison } from './comparison.tsx';
import { Question } from './question.tsx';

interface FutureDateProps {
  date: string;
  /** `at`: `YYYY-MM-DDTHH:MM` in the owner's time zone. */
  onSchedule: (at: string) => void;
  /** Publishes with today's date. */
  onNow: () => void;
  onDraft: () => void;
  onClose: () => void;
}

/** Asks whether to schedule a post with a future date or publish it now. */
export function FutureDate({ date, onSchedule, onNow, onDraft, onClose }: FutureDateProps) {
  const { messages, locale } = useOwner();
  const { actions, schedule, future_date: labels } = messages.compose;
  const { zone } = useClock();
  const [time, setTime] = useState(/T(\d\d:\d\d)/.exec(date)?.[1] ?? '09:00');
  const at = `${datePart(date.trim())}T${time}`;
  return (
    <Question heading={fill(labels.heading, { date: formatPostDate(date.trim(), locale) })} onClose={onClose}>
      <p>{labels.help}</p>
      <TextField
        label={labels.time}
        help={fill(schedule.zone, { city: zoneCity(zone), zone })}
        type="time"
        value={time}
        onChange={(event) => setTime(event.target.value)}
      />
      <div className={field.actions}>
        <Button aria-disabled={!time || undefined} onClick={() => time && onSchedule(at)}>
          {labels.schedule}
        </Button>
        <Button isOutlined onClick={onNow}>
          {labels.now}
        </Button>
        <TextButton onClick={onDraft}>{labels.draft}</TextButton>
        <TextButton onClick={onClose}>{actions.cancel}</TextButton>
      </div>
    </Question>
  );
}

interface ApprovalQuestionProps {
  review: NonNullable<SaveFailure['review']>;
  mine: DraftValues;
  /** Whether to offer saving as a draft, for a post that isn't public yet. */
  canSchedule: boolean;
  isScheduled: boolean;
  onPublish: () => void;
  onDraft: () => void;
  onClose: () => void;
}

/** Shows how a text differs from the approved version, and asks before publishing it. */
export function ApprovalQuestion({ review, mine, canSchedule, isScheduled, ...on }: ApprovalQuestionProps) {
  const { reviewPanel, compose } = useOwner().messages;
  const { reader } = review;
  const record = useApiData<ReviewRecord>(paths.apiReviewRecord(review.review));
  const content = record?.ok ? record.value.content : undefined;
  return (
    <Question heading={unapprovedHeading(review, reviewPanel)} onClose={on.onClose}>
      <p>{fill(reviewPanel.ask_help, { reader })}</p>
      {content ? (
        <Comparison
          before={{
            name: fill(reviewPanel.given, { reader }),
            values: {
              ...mine,
              title: content.title,
              excerpt: content.excerpt ?? '',
              cover: content.cover ?? '',
              cover_alt: content.cover_alt ?? '',
              html: content.html,
            },
          }}
          after={{ name: compose.compare.mine, values: mine }}
        />
      ) : (
        <p className={text.small}>{reviewPanel.ask_loading}</p>
      )}
      <div className={field.actions}>
        {canSchedule && <Button onClick={on.onDraft}>{reviewPanel.ask_draft}</Button>}
        <Button isOutlined onClick={on.onPublish}>
          {isScheduled ? reviewPanel.ask_go_on_later : reviewPanel.ask_go_on}
        </Button>
        <TextButton onClick={on.onClose}>{compose.actions.cancel}</TextButton>
      </div>
    </Question>
  );
}

/** A checkbox to confirm, without JavaScript, that an unapproved version may be published. */
export function ApprovalCheck({ reader }: { reader: string }) {
  const { reviewPanel } = useOwner().messages;
  return (
    <p>
      <label>
        <input type="checkbox" name="without_approval" value="1" /> {fill(reviewPanel.ask_check, { reader })}
      </label>
    </p>
  );
}
