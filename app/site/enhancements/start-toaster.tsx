import { createRoot } from 'react-dom/client';
import { createToastQueue, Toaster, type ToasterLabels, type ToastQueue } from '../../ui/toaster.tsx';

export function startToasts(area: HTMLElement): ToastQueue {
  const labels = JSON.parse(area.dataset.toasts ?? '{}') as ToasterLabels;
  const queue = createToastQueue();
  createRoot(area).render(<Toaster queue={queue} labels={labels} />);
  return queue;
}
