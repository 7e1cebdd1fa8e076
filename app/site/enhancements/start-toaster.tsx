import { createRoot } from 'react-dom/client';
import { createToastQueue, Toaster, type ToasterLabels, type ToastQueue } from '../../ui/toaster.tsx';

/** Shows a queue of toasts in the page's area, whose labels are in `data-toasts`. */
export function startToasts(area: HTMLElement): ToastQueue {
  const labels = JSON.parse(area.dataset.toasts ?? '{}') as ToasterLabels;
  const queue = createToastQueue();
  createRoot(area).render(<Toaster queue={queue} labels={labels} />);
  return queue;
}
