import { type RefObject, useEffect } from 'react';
import { fill } from '../../../messages/fill.ts';
import { parseLocale } from '../../../shared/locale.ts';
import { localised, paths } from '../../../shared/paths.ts';
import { draftPreview } from '../../../shared/preview.ts';
import text from '../../ui/text.module.css';
import { useClock, useOwner } from '../context/owner-context.ts';
import { Button, TextButton } from '../forms/fields.tsx';
import field from '../forms/forms.module.css';
import type { Message } from '../forms/notices.tsx';
import styles from './compose.module.css';
import type { Fields } from './fields.ts';
import type { Intent } from './saving.ts';
import { HandOver } from './word/hand-over.tsx';

interface EditorBarProps {
  ref: RefObject<HTMLDivElement | null>;
  fields: Fields;
  busy: Intent | undefined;
  isDeleting: boolean;
  isPreviewing: boolean;
  message: Message | undefined;
  /** ISO 8601 timestamp of the last save here; '' for none. */
  savedAt: string;
  onSaveAsNew: () => void;
  onHistory: () => void;
  onDelete: () => void;
}

/** Status line and buttons: Publish for what is not on the site yet, Update for what is (docs/specification.md 4.5). */
export function EditorBar({
  ref,
  fields,
  busy,
  isDeleting,
  isPreviewing,
  message,
  savedAt,
  ...on
}: EditorBarProps) {
  const { messages, locale } = useOwner();
  const { actions, preview } = messages.compose;
  const isPublished = fields.saved?.status === 'published';
  const isScheduled = fields.saved?.status === 'scheduled';
  const main = isScheduled ? 'schedule' : 'publish';
  const isBusy = busy !== undefined || isDeleting;
  const saving = isPublished || isScheduled ? actions.updating : actions.saving;
  // Not `disabled`: a button that cannot be used for a moment keeps the focus.
  const waiting = isBusy || undefined;
  const unlessBusy = (act: () => void) => () => isBusy || act();
  return (
    <div ref={ref} className={styles.bar}>
      <div className={styles.main}>
        <div className={styles.status}>
          <div className={styles.said}>
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
          <Keeping fields={fields} savedAt={savedAt} />
        </div>
        <Button type="submit" name="intent" value={main} aria-disabled={waiting}>
          {busy === main ? saving : isPublished || isScheduled ? actions.update : actions.publish}
        </Button>
        {!isPublished && (
          <Button type="submit" isOutlined name="intent" value="draft" aria-disabled={waiting}>
            {busy === 'draft' ? actions.saving : isScheduled ? actions.unschedule : actions.save_draft}
          </Button>
        )}
        <TextButton
          type="submit"
          className={styles.preview}
          name="intent"
          value="preview"
          // Before the page's script, and without it, the article opens beside the page.
          formAction={draftPreview(paths.composePreview, parseLocale(fields.typed.language) ?? locale)}
          formTarget="_blank"
        >
          {isPreviewing ? preview.busy : actions.preview}
        </TextButton>
      </div>
      <div className={styles.more}>
        {fields.saved && (
          <>
            {isScheduled && (
              <TextButton type="submit" name="intent" value="publish" aria-disabled={waiting}>
                {busy === 'publish' ? actions.saving : actions.publish_now}
              </TextButton>
            )}
            <TextButton aria-disabled={waiting} onClick={unlessBusy(on.onSaveAsNew)}>
              {busy === 'new' ? actions.saving : actions.save_as_new}
            </TextButton>
            <HandOver slug={fields.saved.slug} isDirty={fields.isDirty} />
            <TextButton onClick={on.onHistory}>{actions.history}</TextButton>
          </>
        )}
        <TextButton type="submit" name="intent" value="speech" formAction={localised(paths.speech(), locale)}>
          {messages.speech.link}
        </TextButton>
        {fields.saved && (
          <TextButton
            type="submit"
            name="intent"
            value="delete"
            aria-disabled={waiting}
            onClick={(event) => {
              event.preventDefault();
              if (!isBusy) on.onDelete();
            }}
          >
            {isDeleting ? actions.deleting : actions.delete}
          </TextButton>
        )}
      </div>
    </div>
  );
}

/** Whether what is typed is saved, or at least kept by the server or the browser. Not read out by itself: it changes with the clock. */
function Keeping({ fields, savedAt }: { fields: Fields; savedAt: string }) {
  const { status } = useOwner().messages.compose;
  const clock = useClock();
  const { isDirty, drafts } = fields;
  const saved = savedAt && clock.time(savedAt);
  const isPublished = fields.saved?.status === 'published';
  const unsaved = isPublished ? status.unsaved : fields.saved ? status.unsaved_draft : status.unsaved_new;
  const kept = fields.copies.keptAt ?? drafts.storedAt;
  const keptWhere = fields.copies.keptAt ? status.kept_on_server : status.kept_locally;
  if (!isDirty) return <p className={text.small}>{saved && fill(status.saved, { time: saved })}</p>;
  return (
    <p className={kept === false ? field.error : text.small}>
      {unsaved}
      {' · '}
      {kept === false ? status.not_kept : fill(keptWhere, { time: kept ? clock.time(kept) : '' })}
    </p>
  );
}

/**
 * Tells the style sheets what they cannot know: `--bottom-bar`, how much of the window the bar at its foot takes, and for
 * the panel beside the text `--panel-top`, how far down it begins. So neither a field that has the focus nor the panel's
 * end nor a notice lies behind the bar.
 */
export function useBarRoom(bar: RefObject<HTMLElement | null>, panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const main = bar.current?.firstElementChild as HTMLElement | null | undefined;
    const measure = () => {
      // On phones only its first part stays in view, and the bar itself has no box.
      const height = bar.current?.offsetHeight || main?.offsetHeight || 0;
      style.setProperty('--bottom-bar', `${height}px`);
      style.scrollPaddingBottom = `${height + 16}px`;
      // As it is before anything is scrolled: a panel that grew with scrolling would move the buttons below it away from a
      // click. Of what holds the panel, since the panel itself moves along.
      const top = (panel.current?.parentElement?.getBoundingClientRect().top ?? 0) + scrollY;
      panel.current?.style.setProperty('--panel-top', `${top}px`);
    };
    // In the next frame: what it sets changes the size of the panel, which it observes.
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
