import { createContext, type PointerEvent, type ReactNode, use, useId, useLayoutEffect, useRef } from 'react';
import styles from './forms.module.css';

interface DialogProps {
  className?: string | undefined;
  /** Called on Enter in a field outside any form in the dialog. */
  onEnter?: () => void;
  /** Without this, the dialog can't be canceled. */
  onClose?: () => void;
  /** Should include a `DialogHeading`, which names the dialog. */
  children: ReactNode;
}

const DialogContext = createContext({ headingId: '', close: () => {} });

/** A modal dialog, open while it is rendered. Closing it returns the focus. */
export function Dialog({ className = '', onEnter, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  const close = () => dialog.current?.close();
  // A layout effect, because the focus returns only if the dialog is closed before it is removed.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${className}`}
      aria-labelledby={headingId}
      onCancel={(event) => event.target === dialog.current && !onClose && event.preventDefault()}
      onClose={onClose}
      onKeyDown={(event) => {
        const { key, target, currentTarget } = event;
        const isInput = target instanceof HTMLInputElement;
        if (key !== 'Enter' || !isInput || currentTarget.contains(target.form)) return;
        // The dialog may be inside a form of the page, which Enter would submit.
        event.preventDefault();
        onEnter?.();
      }}
      onPointerDown={(event) => onClose && isOutside(event) && close()}
    >
      <DialogContext value={{ headingId, close }}>{children}</DialogContext>
    </dialog>
  );
}

/** Checks the position, because the backdrop has the same target as the dialog's padding. */
function isOutside({ clientX: x, clientY: y, currentTarget }: PointerEvent<HTMLDialogElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}

export function DialogHeading({ children }: { children: ReactNode }) {
  const { headingId } = use(DialogContext);
  return <h2 id={headingId}>{children}</h2>;
}

export function DialogClose({ className, children }: { className: string | undefined; children: ReactNode }) {
  const { close } = use(DialogContext);
  return (
    <button type="button" className={className} onClick={close}>
      {children}
    </button>
  );
}
