import { createRoot } from 'react-dom/client';
import { createToastQueue, type ToastQueue } from '../../ui/toasts/toast-queue.ts';
import { Toaster, type ToasterLabels } from '../../ui/toasts/toaster.tsx';

/** Brings the area of a page to life, its labels being in `data-toasts`, and gives the queue that it shows. */
export function startToasts(area: HTMLElement): ToastQueue {
  const labels = JSON.parse(area.dataset.toasts ?? '{}') as ToasterLabels;
  const queue = createToastQueue();
  createRoot(area).render(<Toaster queue={queue} labels={labels} />);
  return queue;
}
