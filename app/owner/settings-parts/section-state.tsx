import text from '../../ui/text.module.css';
import { useDesk } from '../context/owner-context.ts';
import field from '../forms/field.module.css';
import { changeMessage } from './change-message.ts';
import styles from './section-form.module.css';
import type { Section } from './use-section.ts';

/** What there is to say about a section: not saved yet, saved, or why not; and the way back from each. */
export function SectionStatus({ section }: { section: Omit<Section<never>, 'values' | 'set' | 'change'> }) {
  const desk = useDesk();
  const { settings } = desk.copy;
  const { done, failure, isChanged, isRestored, isSaving } = section;
  const doneWords = { saved: settings.saved, undone: settings.undone };
  const isDone = done && !isChanged && !isSaving;
  return (
    <>
      <p role="status" className={failure ? field.error : styles.status}>
        {failure && changeMessage(failure, desk)}
        {isDone && doneWords[done]}
        {!failure && isChanged && !isSaving && (
          <span className={styles.unsaved}>{isRestored ? settings.restored : settings.unsaved}</span>
        )}
      </p>
      {isDone && (
        <button type="button" className={text.action} onClick={section.undo}>
          {settings.undo}
        </button>
      )}
      {isChanged && !isSaving && (
        <button type="button" className={text.action} onClick={section.discard}>
          {settings.discard}
        </button>
      )}
    </>
  );
}
