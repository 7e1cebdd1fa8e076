import type { ReactNode } from 'react';
import styles from './shell.module.css';

interface PageHeadingProps {
  title: string;
  /** What the page is for, and the ways on or back from it. */
  children?: ReactNode;
  /** What is done here before all else, at the end of the line. */
  action?: ReactNode;
}

/** The head of one of the owner's pages. */
export function PageHeading({ title, children, action }: PageHeadingProps) {
  return (
    <header className={styles.heading}>
      <div>
        <h1>{title}</h1>
        {children}
      </div>
      {action}
    </header>
  );
}
