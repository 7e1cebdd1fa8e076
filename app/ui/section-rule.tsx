import marks from './marks.module.css';
import styles from './text.module.css';

/** A hairline with the editor's caret under column 4 (design, rule 3). */
export function SectionRule() {
  return (
    <div className={styles.wrap} aria-hidden="true">
      <div className={styles.rule}>
        <span className={`${marks.caret} ${styles.caret}`} />
      </div>
    </div>
  );
}

/** A hairline without the caret: on long pages every second one (design, rule 3). */
export function BareRule() {
  return (
    <div className={styles.wrap} aria-hidden="true">
      <div className={styles.rule} />
    </div>
  );
}
