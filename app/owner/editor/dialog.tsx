import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './dialog.module.css';

interface DialogProps {
  heading: string;
  /** Enter in one of its fields. */
  onEnter: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A small window over the page, open while it is rendered. It is no form: it stands within the post's. */
export function Dialog({ heading, onEnter, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={headingId}
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        onEnter();
      }}
      // Beside the window is out of it.
      onPointerDown={(event) => event.target === dialog.current && onClose()}
    >
      <div className={styles.content}>
        <h2 id={headingId}>{heading}</h2>
        {children}
      </div>
    </dialog>
  );
}
