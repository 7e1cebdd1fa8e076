import text from '../../ui/text.module.css';
import { useSite } from '../site-context.ts';
import styles from './margin-section.module.css';

/** What there is to say about a section's contents; samples are marked as what they are. */
export function ProofNote({ note, sample }: { note: string; sample: boolean }) {
  const { shell } = useSite().copy;
  return (
    <p className={`${text.small} ${styles.note}`}>
      {sample && <span className={text.badge}>{shell.sample_badge}</span>} {note}
    </p>
  );
}
