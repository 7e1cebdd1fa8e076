import { Action, Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { useSyncExternalStore } from 'react';
import type { ToastQueue } from './toast-queue.ts';
import styles from './toaster.module.css';

/** docs/specification.md 9.9; the announcer's 1000 ms and where a swipe starts are the library's own. */
const durationMs = 5000;
const swipeThresholdPixels = 50;
const hotkey = ['F8'];

export interface ToasterLabels {
  /** Label of the area; `{hotkey}` is the key that leads there. */
  region: string;
  /** Label of one toast. */
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
