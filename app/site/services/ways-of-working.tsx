import layout from '../../ui/text.module.css';
import { useSite } from '../site-context.ts';
import type { ServiceMessages } from './service-messages.ts';
import styles from './services.module.css';

/** "How We Can Work Together": two or three ways, a row each. */
export function WaysOfWorking({ page }: { page: ServiceMessages }) {
  const { services } = useSite().messages;
  const ways = [
    { title: page.option_1_title, body: page.option_1_body },
    { title: page.option_2_title, body: page.option_2_body },
    ...('option_3_title' in page ? [{ title: page.option_3_title, body: page.option_3_body }] : []),
  ];
  return (
    <section className={`${layout.wrap} ${layout.grid} ${styles.section}`}>
      <h2>{services.work_heading}</h2>
      {ways.map(({ title, body }) => (
        <div key={title} className={styles.way}>
          <h3>{title}</h3>
          <p>{body}</p>
        </div>
      ))}
    </section>
  );
}
