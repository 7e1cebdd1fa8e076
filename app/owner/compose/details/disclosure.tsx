import { type ReactNode, useEffect, useState } from 'react';
import { useListener } from '../../context/browser.ts';
import { useOwner } from '../../context/owner-context.ts';
import { TextButton } from '../../forms/fields.tsx';
import styles from '../compose.module.css';

interface DisclosureProps {
  id: string;
  heading: string;
  /** Shown next to the heading, even when closed. */
  mark?: ReactNode;
  /** Window width below which it starts closed. */
  closedBelow: '56rem' | '70rem';
  children: ReactNode;
}

/** A section that narrow windows show only after its button or a link to it is pressed. */
export function Disclosure({ id, heading, mark, closedBelow, children }: DisclosureProps) {
  const { show, hide } = useOwner().messages.compose;
  const [isOpen, setOpen] = useState(false);
  const openIfLinked = () => location.hash === `#${id}` && setOpen(true);
  useListener('hashchange', openIfLinked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the URL with which the page was opened
  useEffect(() => void openIfLinked(), []);
  const width = closedBelow === '56rem' ? styles.middle : styles.wide;
  return (
    <section id={id} className={`${styles.section} ${width}`} aria-labelledby={`${id}-heading`}>
      <div className={styles.head}>
        <h2 id={`${id}-heading`}>{heading}</h2>
        {mark}
        <TextButton
          id={`${id}-toggle`}
          aria-labelledby={`${id}-toggle ${id}-heading`}
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={`${id}-content`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? hide : show}
        </TextButton>
      </div>
      <div id={`${id}-content`} className={isOpen ? undefined : styles.closed}>
        {children}
      </div>
    </section>
  );
}
