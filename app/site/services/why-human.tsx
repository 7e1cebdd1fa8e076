import layout from '../../ui/text.module.css';
import type { WhyHumanMessages } from './service-messages.ts';
import styles from './services.module.css';

export function WhyHuman({ page }: { page: WhyHumanMessages }) {
  return (
    <section className={`${layout.wrap} ${layout.grid} ${styles.whyHumanSection}`}>
      <h2 className={layout.heading}>{page.why_human_heading}</h2>
      <div className={styles.whyHumanText}>
        <p className={layout.lead}>{page.why_human_1}</p>
        <p>{page.why_human_2}</p>
      </div>
    </section>
  );
}
