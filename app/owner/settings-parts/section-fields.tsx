import { type ReactNode, useEffect } from 'react';
import { useOwner } from '../context/owner-context.ts';
import { Button, TextButton } from '../forms/fields.tsx';
import field from '../forms/forms.module.css';
import { HeldPlaces } from '../forms/name-warning.tsx';
import styles from '../settings/settings.module.css';
import { changeMessage } from './change-message.ts';
import { ConfirmPassword } from './confirm-password.tsx';
import { FieldErrorsContext, fieldId } from './fields/field-errors.ts';
import type { AnySection } from './use-section.ts';

interface SectionFieldsProps {
  section: AnySection;
  className?: string | undefined;
  /** What Enter and the button do; saving, without it. */
  onSubmit?: () => void;
  /** In place of the Save button and what it says. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Fields that are saved together, and the buttons for that. The first field that is wrong gets the focus. */
export function SectionFields({ section, className, onSubmit, actions, children }: SectionFieldsProps) {
  const { settings, guard } = useOwner().messages;
  const { failure, held, isChanged, isReady, isSaving, save } = section;
  const errors = failure?.code === 'invalid' ? failure.errors : none;

  useEffect(() => {
    const first = errors[0] && document.getElementById(fieldId(errors[0].at));
    const folded = first?.closest('details');
    if (folded) folded.open = true;
    first?.focus();
  }, [errors]);

  return (
    <>
      <form
        className={className}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const reason = String(new FormData(event.currentTarget).get('override_reason') ?? '').trim();
          if (held && reason) held.letOut(reason);
          else (onSubmit ?? save)();
        }}
      >
        <FieldErrorsContext value={errors}>
          <fieldset disabled={!isReady} className={styles.fields}>
            {children}
          </fieldset>
        </FieldErrorsContext>
        {held && <HeldPlaces places={held.places} name="override_reason" />}
        {actions ?? (
          <div className={styles.actions}>
            <Button type="submit" isOutlined={!isChanged} disabled={!isReady}>
              {isSaving ? settings.saving : held ? guard.let_out : settings.save}
            </Button>
            <SaveStatus section={section} />
          </div>
        )}
      </form>
      <ConfirmPassword question={section.asksPassword} isSaving={isSaving} />
    </>
  );
}

const none: readonly never[] = [];

/** What there is to say about a section: not saved yet, saved, or why not; and the way back from each. */
function SaveStatus({ section }: { section: AnySection }) {
  const owner = useOwner();
  const { settings } = owner.messages;
  const { done, failure, held, isChanged, isRestored, isSaving } = section;
  const isDone = done && !isChanged && !isSaving;
  return (
    <>
      <p role="status" className={failure ? field.error : styles.sectionFormStatus}>
        {failure && !held && changeMessage(failure, owner)}
        {isDone && settings[done]}
        {!failure && isChanged && !isSaving && (
          <span className={styles.unsaved}>{isRestored ? settings.restored : settings.unsaved}</span>
        )}
      </p>
      {isDone && <TextButton onClick={section.undo}>{settings.undo}</TextButton>}
      {isChanged && !isSaving && <TextButton onClick={section.discard}>{settings.discard}</TextButton>}
    </>
  );
}
