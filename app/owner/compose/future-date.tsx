import { fill } from '../../../messages/fill.ts';
import { formatPostDate } from '../../../shared/dates.ts';
import { useOwner } from '../context/owner-context.ts';
import { Button, TextButton } from '../forms/button.tsx';
import dialog from '../forms/dialog.module.css';
import { Dialog, DialogHeading } from '../forms/dialog.tsx';

interface FutureDateProps {
  date: string;
  /** Publishes with the date of today. */
  onNow: () => void;
  onDraft: () => void;
  onClose: () => void;
}

/** Asks what is meant by a date that is still to come: the site publishes nothing by itself. */
export function FutureDate({ date, onNow, onDraft, onClose }: FutureDateProps) {
  const { messages, locale } = useOwner();
  const { actions, future_date: labels } = messages.compose;
  return (
    <Dialog onClose={onClose}>
      <DialogHeading>{fill(labels.heading, { date: formatPostDate(date.trim(), locale) })}</DialogHeading>
      <p>{labels.help}</p>
      <div className={dialog.actions}>
        <Button onClick={onDraft}>{labels.draft}</Button>
        <Button isOutlined onClick={onNow}>
          {labels.now}
        </Button>
        <TextButton onClick={onClose}>{actions.cancel}</TextButton>
      </div>
    </Dialog>
  );
}
