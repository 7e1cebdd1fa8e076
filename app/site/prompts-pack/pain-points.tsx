import { BareList } from '../../ui/bare-list.tsx';
import layout from '../../ui/text.module.css';
import { PageLine } from '../owner-content/page-text.tsx';
import { useSite } from '../site-context.ts';
import styles from './prompts-pack.module.css';

export function PainPoints() {
  const { pain } = useSite().messages.aiPrompts;
  return (
    <section className={`${layout.wrap} ${layout.grid} ${styles.painPointsSection}`}>
      <PageLine as="h2" of="prompts_pain_title" className={layout.heading} builtIn={pain.heading} />
      <div className={styles.painPointsText}>
        <BareList>
          {([1, 2, 3, 4] as const).map((number) => (
            <PageLine key={number} as="li" of={`prompts_pain_${number}`} builtIn={pain[`p${number}`]} />
          ))}
        </BareList>
        <PageLine as="p" of="prompts_pain_close" className={layout.lead} builtIn={pain.close} />
      </div>
    </section>
  );
}
