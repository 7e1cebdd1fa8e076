import type { ReactNode } from 'react';
import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';
import styles from './section-head.module.css';

interface Props {
  title: string;
  intro?: string | undefined;
  /** Small print under the intro. */
  children?: ReactNode;
}

/** How a loud section begins: its heading large at column 4, and a sentence. */
export function SectionHead({ title, intro, children }: Props) {
  return (
    <div className={`${layout.grid} ${styles.head}`}>
      <h2>{title}</h2>
      {intro && <p className={`${text.lead} ${text.soft}`}>{intro}</p>}
      {children}
    </div>
  );
}
