import type { ReactNode } from 'react';
import { useOwner } from '../context/owner-context.ts';
import { OwnerHeader } from './owner-header.tsx';
import styles from './page-frame.module.css';

interface PageFrameProps {
  signedIn?: boolean;
  children: ReactNode;
}

/** What every page of the owner's areas has around it. */
export function PageFrame({ signedIn = true, children }: PageFrameProps) {
  const { skipLink } = useOwner().messages;
  return (
    <>
      <a className={styles.skip} href="#content">
        {skipLink}
      </a>
      <OwnerHeader signedIn={signedIn} />
      <main id="content" className={styles.content} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
