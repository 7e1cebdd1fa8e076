import { type RefObject, useEffect } from 'react';
import { fill } from '../../../messages/fill.ts';
import { parseLocale } from '../../../shared/locale.ts';
import { localized, paths } from '../../../shared/paths.ts';
import { draftPreview } from '../../../shared/preview.ts';
import text from '../../ui/text.module.css';
import { useClock, useOwner } from '../context/owner-context.ts';
import { Button, TextButton } from '../forms/fields.tsx';
import field from '../forms/forms.module.css';
import type { Message } from '../forms/notices.tsx';
import styles from './compose.module.css';
import { addressOf, type Fields, type Intent } from './saving.ts';
import { ExportMenu } from './word/export-menu.tsx';

interface EditorBarProps {
  ref: RefObject<HTMLDivElement | null>;
  fields: Fields;
  busy: Intent | 'delete' | undefined;
  isPreviewing: boolean;
  message: Message | undefined;
  /** ISO 8601 timestamp of the last save here; '' for none. */
  savedAt: string;
  onSaveAsNew: () => void;
  onHistory: () => void;
  onDelete: () => void;
}

/** Status line and buttons: Publish for an unpublished post, Update for a published one (docs/specification.md 4.5). */
export function EditorBar({ ref, fields, busy, isPreviewing, message, savedAt, ...on }: EditorBarProps) {
  const { messages, locale } = useOwner();
  const { actions, preview } = messages.compose;
  const { saved } = fields;
  const isPublished = saved?.status === 'published';
  const isScheduled = saved?.status === 'scheduled';
  const main = isScheduled ? 'schedule' : 'publish';
  const isUpdate = isPublished || isScheduled;
  const isBusy = busy !== undefined;
  return (
    <div ref={ref} className={styles.bar}>
      <div className={styles.main}>
        <div className={styles.status}>
          <div className={styles.message}>
            <p role="status" className={message?.isFailure ? field.error : undefined}>
              {message?.text}
            </p>
            {message?.link && (
              <a href={message.link.href} target="_blank" rel="noopener">
                {message.link.label}
              </a>
            )}
            {message?.action && (
              <TextButton onClick={message.action.onAction}>{message.action.label}</TextButton>
            )}
          </div>
          <BackupStatus fields={fields} savedAt={savedAt} />
        </div>
        <Button type="submit" name="intent" value={main} isBusy={isBusy}>
          {busy === main
            ? actions[isUpdate ? 'updating' : 'saving']
            : actions[isUpdate ? 'update' : 'publish']}
        </Button>
        {isPublished ? (
          <Button type="submit" isOutlined name="intent" value="next" isBusy={isBusy}>
            {busy === 'next' ? actions.saving : actions.save_next}
          </Button>
        ) : (
          <Button type="submit" isOutlined name="intent" value="draft" isBusy={isBusy}>
            {busy === 'draft' ? actions.saving : actions[isScheduled ? 'unschedule' : 'save_draft']}
          </Button>
        )}
        <TextButton
          type="submit"
          className={styles.preview}
          name="intent"
          value="preview"
          // Without JavaScript, the preview opens in a new tab.
          formAction={draftPreview(paths.composePreview, parseLocale(fields.typed.language) ?? locale)}
          formTarget="_blank"
        >
          {isPreviewing ? preview.busy : actions.preview}
        </TextButton>
      </div>
      <div className={styles.more}>
        {saved && (
          <>
            {isScheduled && (
              <TextButton type="submit" name="intent" value="publish" isBusy={isBusy}>
                {busy === 'publish' ? actions.saving : actions.publish_now}
              </TextButton>
            )}
            <TextButton isBusy={isBusy} onClick={on.onSaveAsNew}>
              {busy === 'new' ? actions.saving : actions.save_as_new}
            </TextButton>
            <ExportMenu slug={addressOf(saved)} isDirty={fields.isDirty} />
            <TextButton onClick={on.onHistory}>{actions.history}</TextButton>
          </>
        )}
        <TextButton type="submit" name="intent" value="speech" formAction={localized(paths.speech(), locale)}>
          {messages.speech.link}
        </TextButton>
        {saved && (
          <TextButton
            type="submit"
            name="intent"
            value="delete"
            isBusy={isBusy}
            onClick={(event) => {
              event.preventDefault();
              on.onDelete();
            }}
          >
            {busy === 'delete' ? actions.deleting : actions.delete}
          </TextButton>
        )}
      </div>
    </div>
  );
}

/** Shows whether the text is saved, or at least backed up. Not a live region, because it changes with the clock. */
function BackupStatus({ fields, savedAt }: { fields: Fields; savedAt: string }) {
  const { status } = useOwner().messages.compose;
  const clock = useClock();
  const { saved, isDirty, drafts, autosave } = fields;
  if (!isDirty) {
    return <p className={text.small}>{savedAt && fill(status.saved, { time: clock.time(savedAt) })}</p>;
  }
  const isPublished = saved?.status === 'published';
  const unsaved = isPublished ? status.unsaved : saved ? status.unsaved_draft : status.unsaved_new;
  const at = autosave.backedUpAt ?? drafts.storedAt;
  const place = autosave.backedUpAt ? status.kept_on_server : status.kept_locally;
  return (
    <p className={at === false ? field.error : text.small}>
      {unsaved}
      {' · '}
      {at === false ? status.not_kept : fill(place, { time: at ? clock.time(at) : '' })}
    </p>
  );
}

/**
 * Sets `--bottom-bar` to the height of the bar at the bottom of the window and `--panel-top` to the top of
 * the side panel, so that the bar doesn't cover a focused field, a notice or any part of the panel.
 */
export function useBarHeight(bar: RefObject<HTMLElement | null>, panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const main = bar.current?.firstElementChild as HTMLElement | null | undefined;
    const measure = () => {
      // On phones the bar has no box, and only its first part is sticky.
      const height = bar.current?.offsetHeight || main?.offsetHeight || 0;
      style.setProperty('--bottom-bar', `${height}px`);
      style.scrollPaddingBottom = `${height + 16}px`;
      // Add the scroll position, or the panel would grow while scrolling. The panel is sticky, so its parent
      // is measured.
      const top = (panel.current?.parentElement?.getBoundingClientRect().top ?? 0) + scrollY;
      panel.current?.style.setProperty('--panel-top', `${top}px`);
    };
    // Wait for the next frame, because measuring changes the size of the observed panel.
    let frame = 0;
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    for (const element of [bar.current, main, panel.current]) if (element) observer.observe(element);
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      removeEventListener('resize', measure);
      style.removeProperty('--bottom-bar');
      style.scrollPaddingBottom = '';
    };
  }, [bar, panel]);
}
