import type { ReactNode } from 'react';
import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';
import styles from './page-message.module.css';

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
      <p className={text.lead}>{sentence}</p>
      <div className={styles.onward}>{children}</div>
    </div>
  );
}
