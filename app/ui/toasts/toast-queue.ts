/** What a toast says (docs/specification.md 3.6). */
export interface Toast {
  id: string;
  title: string;
  description?: string;
  action?: ToastAction;
  variant: 'default' | 'destructive';
}

export interface ToastAction {
  label: string;
  /** What the action does and how else to do it, for those who cannot reach the button in time. */
  altText: string;
  onAction: () => void;
}

/** The toasts of a page, one at once: a new one takes the place of the one before (docs/specification.md 9.9). */
export interface ToastQueue {
  /** Shows a toast and gives its id. Throws a TypeError where an action has no alternative text. */
  show(toast: Omit<Toast, 'id' | 'variant'> & { variant?: Toast['variant'] }): string;
  /** Does nothing when another toast has taken its place. */
  dismiss(id: string): void;
  current(): Toast | undefined;
  /** Calls back at each change until the returned function is called. */
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
