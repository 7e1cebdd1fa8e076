import { BareList } from '../../ui/bare-list.tsx';
import layout from '../../ui/layout.module.css';
import margin from '../../ui/margin-heading.module.css';
import text from '../../ui/text.module.css';
import { PageLine } from '../owner-content/page-text.tsx';
import { useSite } from '../site-context.ts';
import styles from './pain-points.module.css';

export function PainPoints() {
  const { pain } = useSite().messages.aiPrompts;
  return (
    <section className={`${layout.wrap} ${layout.grid} ${styles.section}`}>
      <PageLine as="h2" of="prompts_pain_title" className={margin.heading} builtIn={pain.heading} />
      <div className={styles.text}>
        <BareList>
          {([1, 2, 3, 4] as const).map((number) => (
            <PageLine key={number} as="li" of={`prompts_pain_${number}`} builtIn={pain[`p${number}`]} />
          ))}
        </BareList>
        <PageLine as="p" of="prompts_pain_close" className={text.lead} builtIn={pain.close} />
      </div>
    </section>
  );
}
