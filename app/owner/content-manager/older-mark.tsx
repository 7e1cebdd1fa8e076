import marks from '../../ui/marks.module.css';
import { useOwner } from '../context/owner-context.ts';
import styles from './older-mark.module.css';

/** Says that the Spanish no longer follows the English: something goes in here. */
export function OlderMark({ isBuiltIn }: { isBuiltIn: boolean }) {
  const { older, older_built_in, older_help } = useOwner().messages.contentManager;
  return (
    <p className={styles.older}>
      <span className={`${marks.caret} ${styles.caret}`} aria-hidden="true" />
      <span>
        <strong>{older}.</strong> {isBuiltIn ? older_built_in : older_help}
      </span>
    </p>
  );
}
