import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router';
import { useListener } from '../../context/browser.ts';
import styles from './details.module.css';

interface RowProps {
  id: string;
  label: string;
  /** The setting's value in a few words. */
  state: ReactNode;
  /** Whether the row starts open. A link to `#id` or to an element in it opens it too. */
  isOpen?: boolean;
  /** Whether the row is always open, without its label and state. */
  isFixed?: boolean;
  /** Whether the row's button is the next step while the row is open. */
  isStep?: boolean;
  children: ReactNode;
}

/** A setting of a post: its label and state, and its fields once it is opened. */
export function Row({ id, label, state, isOpen = false, isFixed = false, isStep, children }: RowProps) {
  const row = useRef<HTMLDetailsElement>(null);
  const openIfLinked = () => {
    const linked = document.getElementById(location.hash.slice(1));
    if (!row.current?.contains(linked)) return;
    row.current.open = true;
    // What a row lists comes before its form.
    const first =
      linked === row.current ? row.current.querySelector<HTMLElement>('ol, input, textarea, select') : linked;
    (first?.matches('ol') ? row.current.querySelector('summary') : first)?.focus();
    row.current.scrollIntoView();
  };
  useListener('hashchange', openIfLinked);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each navigation by script
  useEffect(openIfLinked, [key]);
  return (
    <details
      ref={row}
      id={id}
      className={isFixed ? styles.fixed : styles.row}
      data-step={isStep}
      open={isFixed || isOpen || undefined}
      onKeyDown={(event) => {
        const isElsewhere = event.target instanceof Element && event.target.closest('dialog');
        if (event.key !== 'Escape' || isElsewhere || isFixed || !row.current?.open) return;
        event.stopPropagation();
        row.current.open = false;
        row.current.querySelector('summary')?.focus();
      }}
    >
      <summary>
        <span>{label}</span> <span>{state}</span>
      </summary>
      <div>{children}</div>
    </details>
  );
}

interface RowButtonProps extends ComponentProps<'button'> {
  label: string;
  state: ReactNode;
  isBusy?: boolean;
}

/** A row that is a button. */
export function RowButton({ label, state, isBusy = false, ...more }: RowButtonProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <button
        type="button"
        {...more}
        {...(isBusy && { 'aria-disabled': true, onClick: (event) => event.preventDefault() })}
        aria-describedby={id}
      >
        {label}
      </button>
      <span id={id}>{state}</span>
    </div>
  );
}
