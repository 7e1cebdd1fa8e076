import type { ToastQueue } from '../../ui/toasts/toast-queue.ts';

let started: Promise<ToastQueue> | undefined;

/** Shows a toast; the first one fetches the script for it. Without that script the page has said it in place. */
export async function showToast(title: string): Promise<void> {
  const area = document.querySelector<HTMLElement>('[data-toasts]');
  if (!area) return;
  started ??= import('./start-toaster.tsx').then(({ startToasts }) => startToasts(area));
  try {
    (await started).show({ title });
  } catch {
    // The next toast tries again.
    started = undefined;
  }
}

/** Until the first toast, F8 leads to their empty area; afterwards the script of the toasts does that. */
export function enhanceToastKey(): void {
  addEventListener('keydown', ({ key }) => {
    if (key === 'F8' && !started) document.querySelector<HTMLElement>('[data-toasts] > *')?.focus();
  });
}
