import { useId } from 'react';
import type { ContentItem } from '../../../shared/content.ts';
import { useOwner } from '../context/owner-context.ts';
import { TextButton } from '../forms/button.tsx';
import styles from './content-manager.module.css';
import type { SectionText } from './use-section-text.ts';

/** The text that another window saved meanwhile, to be compared with the typed one. Neither gets lost. */
export function Conflict({ other, section }: { other: ContentItem; section: SectionText }) {
  const { conflict } = useOwner().messages.contentManager;
  const id = useId();
  return (
    <section className={styles.conflict} aria-labelledby={id}>
      <p id={id}>{conflict.heading}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls here, also by keyboard */}
      <pre lang={other.language} tabIndex={0} className={styles.other}>
        {other.content}
      </pre>
      <div className={styles.textConflictActions}>
        <TextButton
          onClick={() => {
            section.replace(other);
            section.say(conflict.loaded);
          }}
        >
          {conflict.load}
        </TextButton>
        <TextButton
          onClick={() => {
            section.rebase(other);
            section.say(conflict.kept);
          }}
        >
          {conflict.keep}
        </TextButton>
      </div>
    </section>
  );
}
