import styles from './bare-rule.module.css';
import layout from './layout.module.css';

/** A hairline without the caret: on long pages every second one (design, rule 3). */
export function BareRule() {
  return (
    <div className={layout.wrap} aria-hidden="true">
      <div className={styles.rule} />
    </div>
  );
}
