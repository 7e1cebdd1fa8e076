import { fill } from '../../../messages/fill.ts';
import type { ContentItem } from '../../../shared/content.ts';
import marks from '../../ui/marks.module.css';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import { useLocalTime } from '../context/use-local-time.ts';
import styles from './content-manager.module.css';
import { sectionStatus } from './section-status.ts';

/** A text's status and when it was last updated. A new one is a draft (docs/specification.md 4.6). */
export function StatusLine({ item, isDirty }: { item: ContentItem | null; isDirty: boolean }) {
  const { contentManager } = useOwner().messages;
  const { status, status_line, status_line_new, unsaved } = contentManager;
  const date = useLocalTime(item?.updated_at ?? '');
  const line = item
    ? fill(status_line, { status: status[sectionStatus(item)], date })
    : fill(status_line_new, { status: status.draft });
  return (
    <p className={text.small}>
      {line} {isDirty && unsaved}
    </p>
  );
}

/** Says that the Spanish no longer follows the English: something goes in here. */
export function OlderMark({ isBuiltIn }: { isBuiltIn: boolean }) {
  const { older, older_built_in, older_help } = useOwner().messages.contentManager;
  return (
    <p className={styles.statusLineOlder}>
      <span className={`${marks.caret} ${styles.caret}`} aria-hidden="true" />
      <span>
        <strong>{older}.</strong> {isBuiltIn ? older_built_in : older_help}
      </span>
    </p>
  );
}
