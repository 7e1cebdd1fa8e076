import { EditedText } from '../../../ui/edited-text.tsx';
import { useSite } from '../../site-context.ts';
import styles from './video-still.module.css';

/**
 * What stands for the film until it plays: two lines from a draft, and what only a listener could write beside them.
 * The section's text says the same in plain words, so that it is a picture for those who listen.
 */
export function FilmStill() {
  const { human_edge: edge } = useSite().copy.home;
  const lines = [
    [edge.still_1, edge.still_note_1],
    [edge.still_2, edge.still_note_2],
  ] as const;
  return (
    <div className={styles.still} data-still="" aria-hidden="true">
      {lines.map(([line, note]) => (
        <div key={line} className={styles.line}>
          <p>
            <EditedText source={line} />
          </p>
          <p className={styles.note}>{note}</p>
        </div>
      ))}
    </div>
  );
}
