import marks from '../../../ui/marks.module.css';
import layout from '../../../ui/text.module.css';
import { PageLine } from '../../page-text.tsx';
import { useSite } from '../../site-context.ts';
import { Choice } from './choice.tsx';
import { RefinedMessage } from './refined-message.tsx';
import styles from './tone-demo.module.css';

/**
 * The tone-and-translation demo (docs/specification.md 4.4). All texts are in the page and the styles show the chosen
 * one; enhance-tone-demo.ts announces and copies it. Submitting a form with `method="dialog"` does nothing here.
 */
export function ToneDemo() {
  const { voiceLab } = useSite().messages;
  const { tones, formats } = voiceLab;
  return (
    <section className={layout.wrap}>
      <form
        method="dialog"
        className={`${layout.grid} ${styles.tones}`}
        data-enhance="tone-demo"
        data-announce={voiceLab.announce}
      >
        <PageLine as="h2" of="tones_title" builtIn={voiceLab.heading} />
        <PageLine
          as="p"
          of="tones_intro"
          className={`${layout.lead} ${styles.intro}`}
          builtIn={voiceLab.intro}
        />
        <p className={styles.label}>
          <span className={styles.start}>{voiceLab.start_label}</span>
          <span className={`${marks.inserted} ${styles.chosen}`}>{voiceLab.correction_for}</span>
        </p>
        <p className={styles.line}>
          <span>{voiceLab.start_line}</span>
        </p>
        <div className={styles.choices}>
          <Choice name="tone" legend={voiceLab.tone_label} options={tones} />
          <Choice name="format" legend={voiceLab.format_label} options={formats} />
          <button type="reset" className={layout.action}>
            {voiceLab.reset}
          </button>
        </div>
        <RefinedMessage />
        <PageLine
          as="p"
          of="tones_note"
          className={`${layout.small} ${styles.footnote}`}
          builtIn={voiceLab.footnote}
        />
        <p role="status" className={layout.hidden} />
      </form>
    </section>
  );
}
