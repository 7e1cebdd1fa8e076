import { useOwner } from '../context/owner-context.ts';
import { TextButton } from '../forms/button.tsx';
import field from '../forms/forms.module.css';
import styles from '../settings/settings.module.css';
import { changeMessage } from './change-message.ts';
import type { AnySection } from './use-section.ts';

/** What there is to say about a section: not saved yet, saved, or why not; and the way back from each. */
export function SaveStatus({ section }: { section: AnySection }) {
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
