import { EditedText } from '../../ui/edited-text.tsx';
import layout from '../../ui/layout.module.css';
import margin from '../../ui/margin-heading.module.css';
import text from '../../ui/text.module.css';
import { useSite } from '../site-context.ts';
import styles from './manuscript.module.css';

/** Edited lines of a speech, each with its reason in the margin. */
export function Manuscript() {
  const { draft } = useSite().messages.services;
  const lines = [
    [draft.line_1, draft.note_1],
    [draft.line_2, draft.note_2],
    [draft.line_3, draft.note_3],
  ] as const;
  return (
    <section className={`${layout.wrap} ${layout.grid} ${styles.section}`}>
      <h2 className={margin.heading}>{draft.heading}</h2>
      <figure className={styles.sheet}>
        {lines.map(([line, note]) => (
          <div key={line} className={styles.line}>
            <p>
              <EditedText source={line} />
            </p>
            <p className={styles.note}>{note}</p>
          </div>
        ))}
        <figcaption className={text.small}>{draft.caption}</figcaption>
      </figure>
    </section>
  );
}
