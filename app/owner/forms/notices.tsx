import { type ReactNode, useState } from 'react';
import { fill } from '../../../messages/fill.ts';
import { createToastQueue, Toaster } from '../../ui/toaster.tsx';
import { useFocusWhenLost } from '../context/browser.ts';
import { useLocalTime, useOwner } from '../context/owner-context.ts';
import { TextButton } from './fields.tsx';
import styles from './forms.module.css';

export interface Message {
  text: string;
  isFailure?: boolean;
  /** Link to the result, opened in a new tab. */
  link?: { href: string; label: string };
  /** An action such as Undo. */
  action?: { label: string; onAction: () => void };
}

/** The owner area's toasts. Used only in the browser. */
export const ownerToasts = createToastQueue();

export function OwnerToaster() {
  const { region, one, close } = useOwner().messages.toasts;
  return <Toaster queue={ownerToasts} labels={{ region, one, close }} />;
}

interface RecoverTextProps {
  /** When the text was written, in ISO 8601. */
  at: string;
  title?: string;
  /** Labels for a text that isn't stored in this browser. `{time}` in the heading is the text's time. */
  labels?: Record<'heading' | 'restore' | 'discard' | 'compare', string>;
  onRestore: () => void;
  onDiscard: () => void;
  /** Renders the differences from the saved text. */
  compare?: (time: string) => ReactNode;
}

/** Offers to restore an unsaved text. */
export function RecoverText({ at, title, labels, onRestore, onDiscard, compare }: RecoverTextProps) {
  const { messages } = useOwner();
  const recover = labels ?? messages.compose.recover;
  const [isCompared, setCompared] = useState(false);
  const time = useLocalTime(at);
  // After reloading, nothing has the focus, and the page may be scrolled.
  const notice = useFocusWhenLost<HTMLParagraphElement>(at);
  return (
    <section
      className={`${styles.recover} ${compare ? styles.compared : ''}`}
      aria-label={messages.toasts.one}
    >
      <p ref={notice} tabIndex={-1}>
        {fill(recover.heading, { time })} {title && <cite>{title}</cite>}
      </p>
      <TextButton onClick={onRestore}>{recover.restore}</TextButton>
      <TextButton onClick={onDiscard}>{recover.discard}</TextButton>
      {compare && (
        <TextButton aria-expanded={isCompared} onClick={() => setCompared(!isCompared)}>
          {recover.compare}
        </TextButton>
      )}
      {isCompared && compare?.(time)}
    </section>
  );
}
