import { type KeyboardEvent, useState } from 'react';
import { fill } from '../../../../messages/fill.ts';
import { reviewLimits, usualDays } from '../../../../shared/review/review.ts';
import text from '../../../ui/text.module.css';
import { useOwner } from '../../context/owner-context.ts';
import { Button } from '../../forms/button.tsx';
import { Field } from '../../forms/field.tsx';
import { HeldPlaces } from '../../forms/held-places.tsx';
import type { ReadFailure } from '../../forms/read-failure.ts';
import styles from '../details/details.module.css';
import type { Reviews } from './use-reviews.ts';

interface NewReviewLinkProps {
  reviews: Reviews;
  /** What is typed is not saved: the reader gets what is. */
  isDirty: boolean;
  isFirst: boolean;
}

interface MadeLink {
  reader: string;
  address: string;
}

/** Asks whom the saved version is for, and shows the link the one time it can be shown. No fields of the post. */
export function NewReviewLink({ reviews, isDirty, isFirst }: NewReviewLinkProps) {
  const { reviewPanel, guard } = useOwner().messages;
  const [reader, setReader] = useState('');
  const [days, setDays] = useState(String(usualDays));
  const [passphrase, setPassphrase] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [made, setMade] = useState<MadeLink>();
  const [held, setHeld] = useState<ReadFailure>();
  const [reason, setReason] = useState('');
  const make = async () => {
    if (isBusy || reader.trim() === '') return;
    setBusy(true);
    const input = { reader, days: Number(days) || usualDays, ...(passphrase && { passphrase }) };
    const override = reason.trim() && { override: { reason: reason.trim() } };
    const called = await reviews.make({ ...input, ...(held && override) });
    setBusy(false);
    setHeld(called.ok || !called.failure.guarded ? undefined : called.failure);
    if (!called.ok) return;
    setMade({ reader: called.value.review.reader, address: called.value.address });
    setReason('');
    setReader('');
    setPassphrase('');
  };
  const onEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) void make();
  };
  return (
    <div className={styles.newLink}>
      {made && <ShownLink made={made} />}
      {isFirst && !made && <p className={text.small}>{reviewPanel.intro}</p>}
      <Field id="review-reader" label={reviewPanel.reader}>
        {(control) => (
          <input
            {...control}
            value={reader}
            maxLength={reviewLimits.reader}
            autoComplete="off"
            onChange={({ target }) => setReader(target.value)}
            onKeyDown={onEnter}
          />
        )}
      </Field>
      <Field id="review-days" label={reviewPanel.days}>
        {(control) => (
          <input
            {...control}
            type="number"
            min={1}
            max={reviewLimits.days}
            value={days}
            onChange={({ target }) => setDays(target.value)}
            onKeyDown={onEnter}
          />
        )}
      </Field>
      <Field id="review-passphrase" label={reviewPanel.own_passphrase} help={reviewPanel.own_passphrase_help}>
        {(control) => (
          <input
            {...control}
            value={passphrase}
            maxLength={reviewLimits.passphrase.max}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => setPassphrase(target.value)}
            onKeyDown={onEnter}
          />
        )}
      </Field>
      {isDirty && <p className={text.small}>{reviewPanel.unsaved}</p>}
      {held && (
        <HeldPlaces
          places={held.places ?? []}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          onKeyDown={onEnter}
        />
      )}
      <Button
        isOutlined
        aria-disabled={isBusy || reader.trim() === '' ? true : undefined}
        onClick={() => void make()}
      >
        {isBusy ? reviewPanel.making : held ? guard.let_out : reviewPanel.make}
      </Button>
    </div>
  );
}

function ShownLink({ made }: { made: MadeLink }) {
  const { reviewPanel } = useOwner().messages;
  const [isCopied, setCopied] = useState(false);
  return (
    <div className={styles.made} aria-live="polite">
      <p>{reviewPanel.made}</p>
      <Field id="review-link" label={fill(reviewPanel.link, { reader: made.reader })}>
        {(control) => (
          <input {...control} readOnly value={made.address} onFocus={({ target }) => target.select()} />
        )}
      </Field>
      <Button
        onClick={() => {
          void navigator.clipboard.writeText(made.address).then(() => setCopied(true));
        }}
      >
        {isCopied ? reviewPanel.copied : reviewPanel.copy}
      </Button>
    </div>
  );
}
