import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from '../compose.module.css';

interface QuestionProps {
  heading: string;
  className?: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** A notice above the text that asks for the next step. It takes the focus and returns it. Escape closes it. */
export function Question({ heading, className, onClose, children }: QuestionProps) {
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    title.current?.focus();
    return () => {
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <section
      className={styles.panel}
      aria-labelledby={id}
      data-step
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <h2 id={id} ref={title} tabIndex={-1} className={className}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
