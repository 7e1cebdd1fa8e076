import marks from '../../ui/marks.module.css';
import styles from './blog-list.module.css';
import type { Correction } from './cover-corrections.ts';

/** A corrected phrase as a decoration, hidden from screen readers. */
export function CorrectedPhrase({ correction }: { correction: Correction }) {
  const { before, struck = '', inserted, after, language = 'en' } = correction;
  const isLong = (before + struck + after).length > 9;
  return (
    <span className={`${styles.phrase} ${isLong ? styles.long : ''}`} aria-hidden="true" lang={language}>
      {before}
      <span className={styles.edit}>
        {struck ? <del className={marks.struck}>{struck}</del> : <i className={styles.gap} />}
        <ins className={`${marks.inserted} ${styles.inserted}`}>{inserted}</ins>
      </span>
      {after}
    </span>
  );
}
