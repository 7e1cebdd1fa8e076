import { BareList } from '../../ui/bare-list.tsx';
import layout from '../../ui/text.module.css';
import { PageLine } from '../owner-content/page-text.tsx';
import { useSite } from '../site-context.ts';
import styles from './prompts-pack.module.css';

/** Above the steps the line of the hero: empty, seventy percent, and the rest by hand. */
export function ThreeSteps() {
  const { steps } = useSite().messages.aiPrompts;
  return (
    <section className={`${layout.wrap} ${styles.columnsSection}`}>
      <div className={layout.grid}>
        <PageLine as="h2" of="prompts_steps_title" builtIn={steps.heading} />
      </div>
      <BareList as="ol" className={`${styles.columns} ${styles.steps}`}>
        {([1, 2, 3] as const).map((number) => (
          <li key={number}>
            <PageLine as="h3" of={`prompts_step_${number}_title`} builtIn={steps[`s${number}_title`]} />
            <PageLine as="p" of={`prompts_step_${number}_text`} builtIn={steps[`s${number}_body`]} />
          </li>
        ))}
      </BareList>
    </section>
  );
}
