import { EditedText } from '../../../ui/edited-text.tsx';
import { useSite } from '../../site-context.ts';
import styles from './video-still.module.css';

/** Stands for the video. Hidden from screen readers, as the text beside it says the same. */
export function VideoStill() {
  const { human_edge: labels } = useSite().messages.home;
  const lines = [
    [labels.still_1, labels.still_note_1],
    [labels.still_2, labels.still_note_2],
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
