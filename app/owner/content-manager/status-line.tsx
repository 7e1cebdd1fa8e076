import { fill } from '../../../messages/fill.ts';
import type { ContentItem } from '../../../shared/content.ts';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import { useLocalTime } from '../context/use-local-time.ts';
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
