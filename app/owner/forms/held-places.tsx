import { type ComponentProps, useEffect, useRef } from 'react';
import { plural } from '../../../messages/fill.ts';
import { type GuardPlace, guardLimits } from '../../../shared/guard/guarded-name.ts';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import { Field } from './field.tsx';
import styles from './forms.module.css';

type HeldPlacesProps = ComponentProps<'input'> & {
  /** Where names stand; none where the names can't be read. */
  places: readonly GuardPlace[];
  /** The reason that was given is none. */
  isReasonMissing?: boolean;
  /** False where it comes by itself, while something else is being done. */
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
              <span className={text.small}>{guard.fields[place.field]}</span>{' '}
              <span className={styles.passage}>
                {place.before}
                <mark>{place.passage}</mark>
                {place.after}
              </span>
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
