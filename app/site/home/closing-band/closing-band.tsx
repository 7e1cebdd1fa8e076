import { paths } from '../../../../shared/paths.ts';
import button from '../../../ui/button.module.css';
import marks from '../../../ui/marks.module.css';
import { BareRule } from '../../../ui/section-rule.tsx';
import layout from '../../../ui/text.module.css';
import { PageLine, usePageLine, useTextName } from '../../page-text.tsx';
import { useSite } from '../../site-context.ts';
import styles from '../home.module.css';

/** The last call to action of the home page. */
export function ClosingBand() {
  const { messages, to } = useSite();
  const { line, heading, body, cta } = messages.home.final_band;
  const name = useTextName();
  // One line a sentence.
  const sentences = usePageLine('closing_line', line).split(/(?<=\.) /);
  return (
    <>
      <BareRule />
      <section className={`${layout.wrap} ${layout.grid} ${styles.band}`}>
        <h2 {...name('closing_line')}>
          {sentences.map((sentence, index) => (
            <span key={sentence}>
              {sentence}
              {index === sentences.length - 1 && <span className={marks.caret} aria-hidden="true" />}{' '}
            </span>
          ))}
        </h2>
        <div className={styles.ask}>
          <PageLine as="p" of="closing_question" className={layout.subheading} builtIn={heading} />
          <PageLine as="p" of="closing_text" className={layout.lead} builtIn={body} />
          <a className={button.button} href={to(paths.contact)}>
            {cta}
          </a>
        </div>
      </section>
    </>
  );
}
