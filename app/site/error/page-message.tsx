import type { ReactNode } from 'react';
import layout from '../../ui/text.module.css';
import styles from '../small-pages.module.css';

export function PageMessage({
  heading,
  text: sentence,
  children,
}: {
  heading: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <div className={`${layout.wrap} ${layout.grid} ${styles.message}`}>
      <h1>{heading}</h1>
      <p className={layout.lead}>{sentence}</p>
      <div className={styles.onward}>{children}</div>
    </div>
  );
}
