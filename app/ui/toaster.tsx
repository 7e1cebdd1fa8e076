import { Action, Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { useSyncExternalStore } from 'react';
import styles from './toaster.module.css';

/** How long a toast is shown (docs/specification.md 9.9). */
const durationMs = 5000;
const swipeThresholdPixels = 50;
const hotkey = ['F8'];

export interface ToasterLabels {
  /** Label of the toast area. `{hotkey}` is the key that moves the focus there. */
  region: string;
  one: string;
  close: string;
}

export function Toaster({ queue, labels }: { queue: ToastQueue; labels: ToasterLabels }) {
  const toast = useSyncExternalStore(queue.subscribe, queue.current, queue.current);
  return (
    <Provider label={labels.one} duration={durationMs} swipeThreshold={swipeThresholdPixels}>
      {toast && (
        <Root
          key={toast.id}
          className={toast.variant === 'destructive' ? `${styles.toast} ${styles.destructive}` : styles.toast}
          onOpenChange={(open) => open || queue.dismiss(toast.id)}
        >
          <div>
            <Title>{toast.title}</Title>
            {toast.description && (
              <Description className={styles.description}>{toast.description}</Description>
            )}
          </div>
          {toast.action && (
            <Action altText={toast.action.altText} className={styles.button} onClick={toast.action.onAction}>
              {toast.action.label}
            </Action>
          )}
          <Close className={styles.button}>{labels.close}</Close>
        </Root>
      )}
      <Viewport className={styles.area} hotkey={hotkey} label={labels.region} />
    </Provider>
  );
}

/** The content of a toast (docs/specification.md 3.6). */
export interface Toast {
  id: string;
  title: string;
  description?: string;
  action?: ToastAction;
  variant: 'default' | 'destructive';
}

export interface ToastAction {
  label: string;
  /** A description of the action and of another way to do it, for people who can't reach the button in time. */
  altText: string;
  onAction: () => void;
}

/** Shows one toast at a time. A new toast replaces the old one (docs/specification.md 9.9). */
export interface ToastQueue {
  /** Returns the toast's ID. Throws a TypeError if an action has no alternative text. */
  show(toast: Omit<Toast, 'id' | 'variant'> & { variant?: Toast['variant'] }): string;
  /** Dismisses the toast, unless another has replaced it. */
  dismiss(id: string): void;
  current(): Toast | undefined;
  subscribe(changed: () => void): () => void;
}

export function createToastQueue(): ToastQueue {
  const listeners = new Set<() => void>();
  let current: Toast | undefined;
  let count = 0;
  const set = (toast: Toast | undefined) => {
    current = toast;
    for (const changed of listeners) changed();
  };
  return {
    show(toast) {
      if (toast.action && !toast.action.altText.trim()) {
        throw new TypeError('A toast’s action needs alternative text.');
      }
      count += 1;
      set({ variant: 'default', ...toast, id: `toast-${count}` });
      return `toast-${count}`;
    },
    dismiss(id) {
      if (current?.id === id) set(undefined);
    },
    current: () => current,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
