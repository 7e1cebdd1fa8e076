import styles from '../blog/article-tools.module.css';
import { useSite } from '../site-context.ts';

/** What can be done with words that are selected in an article: in the margin beside them, or at an edge of a small window. */
export function PassageBar() {
  const { messages, brand } = useSite();
  const { passage } = messages;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      className={styles.passageBar}
      role="group"
      aria-label={passage.bar}
      data-passage=""
      data-brand={brand}
      hidden
    >
      <button type="button" data-picture="">
        {passage.picture}
      </button>
      <button type="button" data-copy="">
        {passage.copy_link}
      </button>
      <span
        role="status"
        data-copied={passage.copied}
        data-copy-failed={passage.copy_failed}
        data-saved={passage.saved}
        data-saved-and-copied={passage.saved_and_copied}
        data-too-long={passage.too_long}
        data-failed={passage.failed}
      />
    </div>
  );
}
