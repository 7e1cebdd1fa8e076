import marks from '../../ui/marks.module.css';
import { useSite } from '../site-context.ts';
import styles from './seventy-percent.module.css';

/**
 * The share of the work, true to scale: the figure and its line are seventy hundredths of the width, and the editor's
 * caret puts the reader in where they end. The sentence below says the same in words.
 */
export function SeventyPercent() {
  const { hero } = useSite().copy.aiPrompts;
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
