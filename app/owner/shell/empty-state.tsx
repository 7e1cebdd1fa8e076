import type { ReactNode } from 'react';
import marks from '../../ui/marks.module.css';
import styles from './shell.module.css';

interface EmptyStateProps {
  heading: string;
  /** What the place is for, in a sentence. */
  text: string;
  /** The next step, a link or a button. */
  children?: ReactNode;
}

/** What stands where there is nothing yet: under the editor's caret, for something goes in here. */
export function EmptyState({ heading, text, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <span className={`${marks.caret} ${styles.caret}`} aria-hidden="true" />
      <h2>{heading}</h2>
      <p>{text}</p>
      {children && <div className={styles.action}>{children}</div>}
    </div>
  );
}
