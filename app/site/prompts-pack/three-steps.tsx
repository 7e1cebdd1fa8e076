import { BareList } from '../../ui/bare-list.tsx';
import layout from '../../ui/layout.module.css';
import { useSite } from '../site-context.ts';
import styles from './columns.module.css';

/** Above the steps the line of the hero: empty, seventy percent, and the rest by hand. */
export function ThreeSteps() {
  const { steps } = useSite().messages.aiPrompts;
  const three = [
    { title: steps.s1_title, body: steps.s1_body },
    { title: steps.s2_title, body: steps.s2_body },
    { title: steps.s3_title, body: steps.s3_body },
  ];
  return (
    <section className={`${layout.wrap} ${styles.section}`}>
      <div className={layout.grid}>
        <h2>{steps.heading}</h2>
      </div>
      <BareList as="ol" className={`${styles.columns} ${styles.steps}`}>
        {three.map(({ title, body }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{body}</p>
          </li>
        ))}
      </BareList>
    </section>
  );
}
