import styles from './bare-rule.module.css';
import layout from './layout.module.css';

/** The hairline of a section without the caret: on long pages every second one goes without (design, rule 3). */
export function BareRule() {
  return (
    <div className={layout.wrap} aria-hidden="true">
      <div className={styles.rule} />
    </div>
  );
}
