import layout from '../../ui/layout.module.css';
import margin from '../../ui/margin-heading.module.css';
import text from '../../ui/text.module.css';
import type { WhyHumanMessages } from './service-messages.ts';
import styles from './why-human.module.css';

export function WhyHuman({ page }: { page: WhyHumanMessages }) {
  return (
    <section className={`${layout.wrap} ${layout.grid} ${styles.section}`}>
      <h2 className={margin.heading}>{page.why_human_heading}</h2>
      <div className={styles.text}>
        <p className={text.lead}>{page.why_human_1}</p>
        <p>{page.why_human_2}</p>
      </div>
    </section>
  );
}
