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
    // Not reached this time; the next toast tries again.
    started = undefined;
  }
}

/** F8 leads to the toasts' area before there was any (afterwards the toasts' own script answers). */
export function answerToastKey(): void {
  addEventListener('keydown', ({ key }) => {
    if (key === 'F8' && !started) document.querySelector<HTMLElement>('[data-toasts] > *')?.focus();
  });
}
