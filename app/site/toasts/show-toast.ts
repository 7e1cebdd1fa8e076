import type { ToastQueue } from '../../ui/toasts/toast-queue.ts';

let started: Promise<ToastQueue> | undefined;

/** The first toast fetches the script. Where that fails, the message in the page is enough. */
export async function showToast(title: string): Promise<void> {
  const area = document.querySelector<HTMLElement>('[data-toasts]');
  if (!area) return;
  // Taken apart here, the module would be put together again: a page's script has to be small.
  started ??= import('./start-toaster.tsx').then((toaster) => toaster.startToasts(area));
  try {
    (await started).show({ title });
  } catch {
    // The next toast tries again.
    started = undefined;
  }
}

/** Until the first toast, F8 leads to the empty area. */
export function enhanceToastKey(): void {
  addEventListener('keydown', ({ key }) => {
    if (key === 'F8' && !started) document.querySelector<HTMLElement>('[data-toasts] > *')?.focus();
  });
}
