import { useSite } from '../site-context.ts';
import styles from './draft-note.module.css';

/** Stands over a page that shows drafts, so that nobody takes it for what visitors see. */
export function DraftNote() {
  return <p className={styles.note}>{useSite().copy.contentManager.draft_note}</p>;
}
