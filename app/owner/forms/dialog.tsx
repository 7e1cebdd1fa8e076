import {
  createContext,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  use,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import styles from './forms.module.css';

interface DialogProps {
  className?: string | undefined;
  /** Enter in a field that is in no form of the window's own. */
  onEnter?: () => void;
  /** Without it what is asked has to be answered. */
  onClose?: () => void;
  /** `DialogHeading` is among them and names the window. */
  children: ReactNode;
}

const DialogContext = createContext({ headingId: '', close: () => {} });

/** A window over the page, open while it is rendered; closed, it gives the focus back. */
export function Dialog({ className = '', onEnter, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  const close = () => dialog.current?.close();
  // A layout effect: taken away without a word to the browser, an open window would take the focus along.
  useLayoutEffect(() => {
    const window = dialog.current;
    window?.showModal();
    return () => window?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${className}`}
      aria-labelledby={headingId}
      onCancel={(event) => event.target === dialog.current && !onClose && event.preventDefault()}
      onClose={onClose}
      onKeyDown={(event) => {
        if (!isEnterForNoForm(event)) return;
        // It may stand within a form of the page, which Enter would send.
        event.preventDefault();
        onEnter?.();
      }}
      onPointerDown={(event) => onClose && isBeside(event) && close()}
    >
      <DialogContext value={{ headingId, close }}>{children}</DialogContext>
    </dialog>
  );
}

/** Asked of the place: border, padding and scroll bar have the same target as what lies around the window. */
function isBeside({ clientX: x, clientY: y, currentTarget }: PointerEvent<HTMLDialogElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}

function isEnterForNoForm({ key, target, currentTarget }: KeyboardEvent<HTMLDialogElement>): boolean {
  return key === 'Enter' && target instanceof HTMLInputElement && !currentTarget.contains(target.form);
}

export function DialogHeading({ children }: { children: ReactNode }) {
  const { headingId } = use(DialogContext);
  return (
    <h2 id={headingId} className={styles.heading}>
      {children}
    </h2>
  );
}

export function DialogClose({ className, children }: { className: string | undefined; children: ReactNode }) {
  const { close } = use(DialogContext);
  return (
    <button type="button" className={className} onClick={close}>
      {children}
    </button>
  );
}
