import { BareList } from '../../ui/bare-list.tsx';
import layout from '../../ui/layout.module.css';
import marks from '../../ui/marks.module.css';
import { useSite } from '../site-context.ts';
import styles from './columns.module.css';

/** Solution cards, each with a question in the editor's hand. */
export function Solution() {
  const { solution } = useSite().messages.aiPrompts;
  return (
    <section className={`${layout.wrap} ${styles.section}`}>
      <div className={layout.grid}>
        <h2>{solution.heading}</h2>
      </div>
      <BareList className={styles.columns}>
        {[solution.speeches, solution.emails, solution.linkedin].map(({ title, body, asks }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{body}</p>
            <p className={`${marks.inserted} ${styles.query}`}>{asks}</p>
          </li>
        ))}
      </BareList>
    </section>
  );
}
