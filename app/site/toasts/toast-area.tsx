import { fill } from '../../../messages/fill.ts';
import styles from '../../ui/toasts/toaster.module.css';
import type { ToasterLabels } from '../../ui/toasts/toaster.tsx';
import { useSite } from '../site-context.ts';

/** The area of a public page's toasts, empty until the first one. */
export function ToastArea() {
  const { region, one, close } = useSite().messages.toasts;
  const labels: ToasterLabels = { region, one, close };
  return (
    <div data-toasts={JSON.stringify(labels)}>
      <section className={styles.area} aria-label={fill(region, { hotkey: 'F8' })} tabIndex={-1} />
    </div>
  );
}
