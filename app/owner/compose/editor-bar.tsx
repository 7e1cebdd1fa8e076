import { fill } from '../../../copy/fill.ts';
import { draftPreview } from '../../../shared/draft-preview.ts';
import { parseLocale } from '../../../shared/locale.ts';
import { paths } from '../../../shared/paths.ts';
import button from '../../ui/button.module.css';
import text from '../../ui/text.module.css';
import { useDesk } from '../desk-context.ts';
import field from '../field.module.css';
import styles from './editor-bar.module.css';
import type { Notice } from './notice.ts';
import { useClockTime } from './use-clock-time.ts';
import type { Fields } from './use-fields.ts';
import type { Intent } from './use-saving.ts';

interface EditorBarProps {
  fields: Fields;
  /** What is being saved. */
  busy: Intent | undefined;
  isDeleting: boolean;
  /** Whether a preview is on its way. */
  isPreviewing: boolean;
  said: Notice | undefined;
  /** ISO 8601 timestamp of the last save here; '' for none. */
  savedAt: string;
  onSaveAsNew: () => void;
  onHistory: () => void;
  onDelete: () => void;
}

/** Status line and buttons: Publish for what is not on the site yet, Update for what is (docs/specification.md 4.5). */
export function EditorBar({ fields, busy, isDeleting, isPreviewing, said, savedAt, ...on }: EditorBarProps) {
  const { copy, locale } = useDesk();
  const { actions, preview } = copy.compose;
  const isPublished = fields.saved?.status === 'published';
  const isBusy = busy !== undefined || isDeleting;
  const saving = isPublished ? actions.updating : actions.saving;
  const drafting = isPublished ? actions.unpublish : actions.save_draft;
  return (
    <div className={styles.bar}>
      <div className={styles.main}>
        <div className={styles.status}>
          <p role="status" className={said?.isFailure ? field.error : undefined}>
            {said?.text}
          </p>
          <Keeping fields={fields} savedAt={savedAt} />
        </div>
        <button
          type="submit"
          className={`${button.button} ${button.compact}`}
          name="intent"
          value="publish"
          disabled={isBusy}
        >
          {busy === 'publish' ? saving : isPublished ? actions.update : actions.publish}
        </button>
        <button
          type="submit"
          className={`${button.button} ${button.outlined} ${button.compact}`}
          name="intent"
          value="draft"
          disabled={isBusy}
        >
          {busy === 'draft' ? actions.saving : drafting}
        </button>
        <button
          type="submit"
          className={`${text.action} ${styles.preview}`}
          name="intent"
          value="preview"
          // Before the page's script, and without it, the article opens beside the page.
          formAction={draftPreview(paths.composePreview, parseLocale(fields.typed.language) ?? locale)}
          formTarget="_blank"
        >
          {isPreviewing ? preview.busy : actions.preview}
        </button>
      </div>
      {fields.saved && (
        <div className={styles.more}>
          <button type="button" className={text.action} disabled={isBusy} onClick={on.onSaveAsNew}>
            {busy === 'new' ? actions.saving : actions.save_as_new}
          </button>
          <button type="button" className={text.action} onClick={on.onHistory}>
            {actions.history}
          </button>
          <button
            type="submit"
            className={text.action}
            name="intent"
            value="delete"
            disabled={isBusy}
            onClick={(event) => {
              event.preventDefault();
              on.onDelete();
            }}
          >
            {isDeleting ? actions.deleting : actions.delete}
          </button>
        </div>
      )}
    </div>
  );
}

/** Whether what is typed is saved, or at least kept. Not read out by itself: it changes with the clock. */
function Keeping({ fields, savedAt }: { fields: Fields; savedAt: string }) {
  const { status } = useDesk().copy.compose;
  const { isDirty, kept } = fields;
  const saved = useClockTime(savedAt);
  const keptTime = useClockTime(kept.keptAt || '');
  if (!isDirty) return <p className={text.small}>{saved && fill(status.saved, { time: saved })}</p>;
  return (
    <p className={kept.keptAt === false ? field.error : text.small}>
      {status.unsaved}
      {' · '}
      {kept.keptAt === false ? status.not_kept : fill(status.kept_locally, { time: keptTime })}
    </p>
  );
}
