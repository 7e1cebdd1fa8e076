import { PageLine } from '../../owner-content/page-text.tsx';
import { useSite } from '../../site-context.ts';
import styles from './human-edge-video.module.css';

/** Stands for the video. Hidden from screen readers, as the text beside it says the same. */
export function VideoStill() {
  const { human_edge: labels } = useSite().messages.home;
  const lines = [
    ['film_line_1', labels.still_1, 'film_note_1', labels.still_note_1],
    ['film_line_2', labels.still_2, 'film_note_2', labels.still_note_2],
  ] as const;
  return (
    <div className={styles.still} data-still="" aria-hidden="true">
      {lines.map(([line, builtInLine, note, builtInNote]) => (
        <div key={line} className={styles.line}>
          <PageLine as="p" of={line} builtIn={builtInLine} />
          <PageLine as="p" of={note} className={styles.note} builtIn={builtInNote} />
        </div>
      ))}
    </div>
  );
}
