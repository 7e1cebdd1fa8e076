import styles from '../blog/article-tools.module.css';
import { useSite } from '../site-context.ts';

/** Shown by the site's script where the browser has a voice. It takes no place, so that nothing moves. */
export function ListenButton() {
  const { listen } = useSite().messages;
  return (
    <button type="button" className={styles.listen} aria-label={listen.label} data-listen={styles.offered}>
      {listen.start}
    </button>
  );
}
