import text from '../../ui/text.module.css';
import { useSite } from '../site-context.ts';
import styles from './margin-section.module.css';

/** The note in the margin of a section; it says which contents are samples. */
export function SectionNote({ note, isSample }: { note: string; isSample: boolean }) {
  const { shell } = useSite().messages;
  return (
    <p className={`${text.small} ${styles.note}`}>
      {isSample && <span className={text.badge}>{shell.sample_badge}</span>} {note}
    </p>
  );
}
