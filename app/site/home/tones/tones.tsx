import layout from '../../../ui/layout.module.css';
import marks from '../../../ui/marks.module.css';
import text from '../../../ui/text.module.css';
import { useSite } from '../../site-context.ts';
import { Choice } from './choice.tsx';
import { RefinedMessage } from './refined-message.tsx';
import styles from './tones.module.css';

/**
 * The demonstration of tones and formats (docs/specification.md 4.4). All texts are in the page, and the styles show
 * the one that was chosen; the script only announces and copies it (client/live/tones.ts). The form is a dialog's,
 * whose sending does nothing, and the browser itself resets it.
 */
export function Tones() {
  const { voiceLab } = useSite().copy;
  const { tones, formats } = voiceLab;
  return (
    <section className={layout.wrap}>
      <form
        method="dialog"
        className={`${layout.grid} ${styles.tones}`}
        data-live="tones"
        data-announce={voiceLab.announce}
      >
        <h2>{voiceLab.heading}</h2>
        <p className={`${text.lead} ${styles.intro}`}>{voiceLab.intro}</p>
        <p className={styles.label}>
          <span className={styles.start}>{voiceLab.start_label}</span>
          <span className={`${marks.inserted} ${styles.chosen}`}>{voiceLab.correction_for}</span>
        </p>
        <p className={styles.line}>
          <span>{voiceLab.start_line}</span>
        </p>
        <div className={styles.choices}>
          <Choice name="tone" legend={voiceLab.tone_label} words={tones} />
          <Choice name="format" legend={voiceLab.format_label} words={formats} />
          <button type="reset" className={text.action}>
            {voiceLab.reset}
          </button>
        </div>
        <RefinedMessage />
        <p className={`${text.small} ${styles.footnote}`}>{voiceLab.footnote}</p>
        <p role="status" className={layout.hidden} />
      </form>
    </section>
  );
}
