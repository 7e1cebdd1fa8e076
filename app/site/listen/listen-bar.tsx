import styles from '../blog/article-tools.module.css';
import { useSite } from '../site-context.ts';

/** What an article is read by, at the foot of the window for as long as it is read. */
export function ListenBar() {
  const { listen } = useSite().messages;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      className={styles.bar}
      role="group"
      aria-label={listen.bar}
      data-listen-bar=""
      data-pause={listen.pause}
      data-resume={listen.resume}
      hidden
    >
      <button type="button">{listen.pause}</button>
      <button type="button">{listen.stop}</button>
      <span data-place={listen.place} />
    </div>
  );
}
