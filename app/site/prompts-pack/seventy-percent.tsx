import marks from '../../ui/marks.module.css';
import { useSite } from '../site-context.ts';
import styles from './prompts-pack.module.css';

/**
 * A line of seventy percent of the width, with the editor's caret at its end. Hidden from screen readers, as the text
 * below says the same.
 */
export function SeventyPercent() {
  const { hero } = useSite().messages.aiPrompts;
  return (
    <div className={styles.scale} aria-hidden="true">
      <p className={styles.figure}>{hero.seventy}</p>
      <p className={`${marks.inserted} ${styles.rest}`}>{hero.rest}</p>
      <div className={styles.line}>
        <span className={`${marks.caret} ${styles.caret}`} />
      </div>
      <p className={styles.caption}>{hero.eyebrow}</p>
      <p className={styles.caption}>{hero.hand}</p>
    </div>
  );
}
