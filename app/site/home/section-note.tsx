import type { SectionKey } from '../../../shared/content.ts';
import text from '../../ui/text.module.css';
import { usePageLine, useTextName } from '../page-text.tsx';
import { useSite } from '../site-context.ts';
import styles from './home.module.css';

interface SectionNoteProps {
  of: SectionKey;
  builtIn: string;
  /** What follows the note where the contents are samples. */
  sampleNote?: string | undefined;
}

/** The note in the margin of a section; it says which contents are samples. */
export function SectionNote({ of, builtIn, sampleNote }: SectionNoteProps) {
  const { shell } = useSite().messages;
  const name = useTextName();
  const note = usePageLine(of, builtIn);
  if (sampleNote === undefined) {
    return (
      <p className={`${text.small} ${styles.note}`} {...name(of)}>
        {' '}
        {note}
      </p>
    );
  }
  return (
    <p className={`${text.small} ${styles.note}`}>
      <span className={text.badge}>{shell.sample_badge}</span> {sampleNote}
    </p>
  );
}
