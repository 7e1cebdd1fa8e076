import { BareList } from '../../ui/bare-list.tsx';
import layout from '../../ui/layout.module.css';
import margin from '../../ui/margin-heading.module.css';
import text from '../../ui/text.module.css';
import { useSite } from '../site-context.ts';
import styles from './pain-points.module.css';

export function PainPoints() {
  const { pain } = useSite().messages.aiPrompts;
  return (
    <section className={`${layout.wrap} ${layout.grid} ${styles.section}`}>
      <h2 className={margin.heading}>{pain.heading}</h2>
      <div className={styles.text}>
        <BareList>
          {[pain.p1, pain.p2, pain.p3, pain.p4].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </BareList>
        <p className={text.lead}>{pain.close}</p>
      </div>
    </section>
  );
}
