import { EditedText } from '../../ui/edited-text.tsx';
import layout from '../../ui/text.module.css';
import { useSite } from '../site-context.ts';
import styles from './services.module.css';

/** Edited lines of a speech, each with its reason in the margin. */
export function Manuscript() {
  const { draft } = useSite().messages.services;
  const lines = [
    [draft.line_1, draft.note_1],
    [draft.line_2, draft.note_2],
    [draft.line_3, draft.note_3],
  ] as const;
  return (
    <section className={`${layout.wrap} ${layout.grid} ${styles.manuscriptSection}`}>
      <h2 className={layout.heading}>{draft.heading}</h2>
      <figure className={styles.sheet}>
        {lines.map(([line, note]) => (
          <div key={line} className={styles.line}>
            <p>
              <EditedText source={line} />
            </p>
            <p className={styles.note}>{note}</p>
          </div>
        ))}
        <figcaption className={layout.small}>{draft.caption}</figcaption>
      </figure>
    </section>
  );
}
