import type { ReactNode } from 'react';
import { useOwner } from '../context/owner-context.ts';
import { CopiesFootnote, CopiesWarning } from './copies-notice.tsx';
import { OverdueWarning } from './overdue-warning.tsx';
import { OwnerHeader } from './owner-header.tsx';
import styles from './shell.module.css';

interface PageFrameProps {
  isSignedIn?: boolean;
  children: ReactNode;
}

export function PageFrame({ isSignedIn = true, children }: PageFrameProps) {
  const { skipLink } = useOwner().messages;
  return (
    <>
      <a className={styles.skip} href="#content">
        {skipLink}
      </a>
      <OwnerHeader isSignedIn={isSignedIn} />
      <main id="content" className={styles.content} tabIndex={-1}>
        {isSignedIn && <CopiesWarning />}
        {isSignedIn && <OverdueWarning />}
        {children}
        {isSignedIn && <CopiesFootnote />}
      </main>
    </>
  );
}
