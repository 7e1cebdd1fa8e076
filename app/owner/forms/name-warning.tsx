import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { plural } from '../../../messages/fill.ts';
import { type GuardPlace, guardLimits, overrideSchema } from '../../../shared/guard/guarded-name.ts';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import { Dialog, DialogHeading } from './dialog.tsx';
import { Button, Field, TextButton } from './fields.tsx';
import dialog from './forms.module.css';
import styles from './forms.module.css';
import { type Held, type Unapproved, unapprovedHeading } from './overrides.ts';

/** Asks for an override in a dialog; Escape cancels. */
export function HeldDialog({ heading, ...question }: HeldQuestionProps & { heading: string }) {
  return (
    <Dialog onClose={question.onLeave}>
      <DialogHeading>{heading}</DialogHeading>
      <HeldQuestion {...question} />
    </Dialog>
  );
}

interface HeldQuestionProps {
  places: Held['places'];
  /** Overrides with a valid reason. */
  onLetOut: (reason: string) => void;
  onLeave: () => void;
  isBusy?: boolean;
  takesFocus?: boolean;
  /** Further actions. */
  children?: ReactNode;
}

/** Asks for an override reason. Not a form: it can be inside one. */
export function HeldQuestion({
  places,
  onLetOut,
  onLeave,
  isBusy = false,
  takesFocus = true,
  children,
}: HeldQuestionProps) {
  const { guard } = useOwner().messages;
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const letOut = () => {
    const given = overrideSchema.safeParse({ reason });
    setMissing(!given.success);
    if (given.success && !isBusy) onLetOut(given.data.reason);
  };
  return (
    <>
      <HeldPlaces
        places={places}
        takesFocus={takesFocus}
        isReasonMissing={isMissing}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
          // In a window Escape closes that.
          if (event.key === 'Escape' && event.currentTarget.closest('dialog')) return;
          event.preventDefault();
          event.stopPropagation();
          if (event.key === 'Enter') letOut();
          else onLeave();
        }}
      />
      <div className={dialog.actions}>
        <Button aria-disabled={isBusy || undefined} onClick={letOut}>
          {guard.let_out}
        </Button>
        {children}
        <TextButton onClick={onLeave}>{guard.leave}</TextButton>
      </div>
    </>
  );
}

type HeldPlacesProps = ComponentProps<'input'> & {
  /** Where names were found; empty while names are locked. */
  places: readonly GuardPlace[];
  /** The given reason is invalid. */
  isReasonMissing?: boolean;
  /** False where it appears while the owner does something else. */
  takesFocus?: boolean;
};

/** Why something did not leave: the places that name somebody, and a field for the reason for which it may all the same. The rest goes to that field. */
export function HeldPlaces({
  places: all,
  isReasonMissing = false,
  takesFocus = true,
  ...input
}: HeldPlacesProps) {
  const { messages, locale } = useOwner();
  const { guard } = messages;
  // A text is looked through as it is typed and as it is shown: what stands in both is one place.
  const places = [...new Map(all.map((place) => [JSON.stringify(place), place])).values()];
  const told = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other places are told anew
  useEffect(() => {
    if (takesFocus) told.current?.focus();
  }, [all]);
  return (
    <div className={styles.held}>
      <p ref={told} role={takesFocus ? 'alert' : undefined} tabIndex={-1} className={styles.told}>
        {places.length > 0 ? plural(locale, guard.held, places.length) : guard.locked_found}
      </p>
      {places.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard
        <ol className={styles.places} tabIndex={0} aria-label={guard.title}>
          {places.map((place, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the places of an answer stay as they are
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

/** The field that a confidential name was found in, and the name in its context. */
export function PlaceText({ place }: { place: GuardPlace }) {
  const { fields } = useOwner().messages.guard;
  return (
    <>
      <span className={text.small}>{fields[place.field]}</span>{' '}
      <span className={styles.passage}>
        {place.before}
        <mark>{place.passage}</mark>
        {place.after}
      </span>
    </>
  );
}

/**
 * Goes on without a reader's approval, in a form that was sent before. Where it asks about names, which are looked for behind
 * the approval: that was there, or was gone without.
 */
export function WithoutApproval() {
  return <input type="hidden" name="without_approval" value="1" />;
}

/** Asks within a form, before a post that nobody approved as it is comes back: sent again with its box ticked, it does. */
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
