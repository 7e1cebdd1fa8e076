import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { plural } from '../../../messages/fill.ts';
import { type GuardPlace, guardLimits, overrideSchema } from '../../../shared/guard/guarded-name.ts';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import { Dialog, DialogHeading } from './dialog.tsx';
import { Button, Field, TextButton } from './fields.tsx';
import styles from './forms.module.css';
import { type NameMatchesFound, type Unapproved, unapprovedHeading } from './overrides.ts';

interface OverrideFormProps {
  places: NameMatchesFound['places'];
  /** Called with a valid override reason. */
  onOverride: (reason: string) => void;
  onCancel: () => void;
  isBusy?: boolean;
  takesFocus?: boolean;
  /** Further buttons of the warning. */
  children?: ReactNode;
}

/** Asks for an override in a dialog. Escape cancels. */
export function NameWarningDialog({ heading, ...question }: OverrideFormProps & { heading: string }) {
  return (
    <Dialog onClose={question.onCancel}>
      <DialogHeading>{heading}</DialogHeading>
      <OverrideForm {...question} />
    </Dialog>
  );
}

/** Asks for an override reason. Not a form, because it can be inside one. */
export function OverrideForm({ places, isBusy = false, takesFocus, children, ...on }: OverrideFormProps) {
  const { guard } = useOwner().messages;
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const override = () => {
    const given = overrideSchema.safeParse({ reason });
    setMissing(!given.success);
    if (given.success && !isBusy) on.onOverride(given.data.reason);
  };
  return (
    <>
      <NameMatches
        places={places}
        takesFocus={takesFocus}
        isReasonMissing={isMissing}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        onKeyDown={(event) => {
          const { key, nativeEvent, currentTarget } = event;
          // A dialog handles Escape itself.
          const cancels = key === 'Escape' && !currentTarget.closest('dialog');
          if (nativeEvent.isComposing || (key !== 'Enter' && !cancels)) return;
          event.preventDefault();
          event.stopPropagation();
          if (cancels) on.onCancel();
          else override();
        }}
      />
      <div className={styles.actions}>
        <Button isBusy={isBusy} onClick={override}>
          {guard.let_out}
        </Button>
        {children}
        <TextButton onClick={on.onCancel}>{guard.leave}</TextButton>
      </div>
    </>
  );
}

type NameMatchesProps = ComponentProps<'input'> & {
  /** The matches of confidential names; empty while names are locked. */
  places: readonly GuardPlace[];
  /** Whether the override reason is missing or invalid. */
  isReasonMissing?: boolean;
  /** Whether the warning takes the focus. It doesn't if the owner is doing something else. */
  takesFocus?: boolean | undefined;
};

/** The matches of confidential names, and a field for an override reason, which gets all other props. */
export function NameMatches({
  places: all,
  isReasonMissing = false,
  takesFocus = true,
  ...input
}: NameMatchesProps) {
  const { messages, locale } = useOwner();
  const { guard } = messages;
  // A text is checked as typed and as displayed, which can find the same match twice.
  const places = [...new Map(all.map((place) => [JSON.stringify(place), place])).values()];
  const heading = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new matches are announced again
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [all]);
  return (
    <div className={styles.held}>
      <p ref={heading} role={takesFocus ? 'alert' : undefined} tabIndex={-1} className={styles.heldHeading}>
        {places.length > 0 ? plural(locale, guard.held, places.length) : guard.locked_found}
      </p>
      {places.length > 0 && (
        <ol className={styles.places} aria-label={guard.title}>
          {places.map((place, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <li key={at}>
              <PlaceText place={place} />
            </li>
          ))}
        </ol>
      )}
      {places.length >= 100 && <p className={text.small}>{guard.more}</p>}
      <Field
        label={guard.held_reason}
        help={guard.reason_help}
        error={isReasonMissing ? guard.reason_missing : undefined}
        isAlert
      >
        {(control) => <input autoComplete="off" maxLength={guardLimits.reason} {...input} {...control} />}
      </Field>
    </div>
  );
}

/** The field of a match, and the confidential name in context. */
export function PlaceText({ place: { field, before, passage, after } }: { place: GuardPlace }) {
  const { fields } = useOwner().messages.guard;
  return (
    <>
      <span className={text.small}>{fields[field]}</span>{' '}
      <span className={styles.passage}>
        {before}
        <mark>{passage}</mark>
        {after}
      </span>
    </>
  );
}

/** A hidden field for forms that ask about names. Approval is checked first, so it is given or overridden. */
export function WithoutApproval() {
  return <input type="hidden" name="without_approval" value="1" />;
}

/** A checkbox for forms that restore an unapproved post, to tick before the form is sent again. */
export function RestoreCheck(unapproved: Unapproved) {
  const { reviewPanel } = useOwner().messages;
  return (
    <p role="alert">
      {unapprovedHeading(unapproved, reviewPanel)}.{' '}
      <label>
        <input type="checkbox" name="without_approval" value="1" required /> {reviewPanel.back_go_on}
      </label>
    </p>
  );
}
