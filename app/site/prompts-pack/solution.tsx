import { BareList } from '../../ui/bare-list.tsx';
import marks from '../../ui/marks.module.css';
import layout from '../../ui/text.module.css';
import { PageLine } from '../owner-content/page-text.tsx';
import { useSite } from '../site-context.ts';
import styles from './prompts-pack.module.css';

/** Solution cards, each with a question in the editor's hand. */
export function Solution() {
  const { solution } = useSite().messages.aiPrompts;
  return (
    <section className={`${layout.wrap} ${styles.columnsSection}`}>
      <div className={layout.grid}>
        <PageLine as="h2" of="prompts_pack_title" builtIn={solution.heading} />
      </div>
      <BareList className={styles.columns}>
        {(['speeches', 'emails', 'linkedin'] as const).map((kind) => (
          <li key={kind}>
            <PageLine as="h3" of={`prompts_${kind}_title`} builtIn={solution[kind].title} />
            <PageLine as="p" of={`prompts_${kind}_text`} builtIn={solution[kind].body} />
            <PageLine
              as="p"
              of={`prompts_${kind}_question`}
              className={`${marks.inserted} ${styles.query}`}
              builtIn={solution[kind].asks}
            />
          </li>
        ))}
      </BareList>
    </section>
  );
}
