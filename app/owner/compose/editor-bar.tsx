import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { fill } from '../../../messages/fill.ts';
import { parseLocale } from '../../../shared/locale.ts';
import { paths } from '../../../shared/paths.ts';
import { draftPreview } from '../../../shared/preview.ts';
import type { Review } from '../../../shared/review.ts';
import button from '../../ui/button.module.css';
import text from '../../ui/text.module.css';
import { useClock, useOwner, useShortTime } from '../context/owner-context.ts';
import { Button, TextButton } from '../forms/fields.tsx';
import field from '../forms/forms.module.css';
import styles from './compose.module.css';
import { liveOf } from './next-version.tsx';
import { type PostSession, publishIntent } from './post-session.ts';
import type { Fields } from './saving.ts';
import { findMissingField } from './status-line.ts';

export interface EditorBarProps {
  session: PostSession;
  /** The newest review round. After requested changes, the next step is another one. */
  round?: Review | undefined;
  /** On the translation page: labels for its language, and what is left to do. */
  translation?: { readers: string; publish: string; todo: ReactNode } | undefined;
}

/** Where the text is saved, and the Publish or Update button (docs/specification.md 4.5). */
export function EditorBar({ session, round, translation }: EditorBarProps) {
  const { messages, locale } = useOwner();
  const { actions, next, preview, places, schedule } = messages.compose;
  const { fields, busy, isAway, isLater, message } = session;
  const { saved, typed } = fields;
  /** Whether the text differs from the one that readers see. */
  const isChanged = saved?.next !== undefined || fields.isDirty;
  const bar = useRef<HTMLDivElement>(null);
  useBarHeight(bar);
  const isPublished = saved?.status === 'published';
  const isScheduled = saved?.status === 'scheduled';
  const main = publishIntent(saved, isLater);
  const isBlocked = isAway || session.saving.conflict !== undefined;
  const isBusy = busy !== undefined || isBlocked;
  const hasNextRound = round?.state === 'changes' && (isChanged || !isPublished);
  const isPointless = isBlocked || (isPublished ? !isChanged : findMissingField(typed) !== undefined);
  return (
    <div ref={bar} id="editor-bar" className={styles.bar}>
      <div className={styles.message}>
        <p role="status" className={message?.isFailure ? field.error : undefined}>
          {message?.text}
        </p>
        {message?.link && (
          <a href={message.link.href} target="_blank" rel="noopener">
            {message.link.label}
          </a>
        )}
        {message?.action && <TextButton onClick={message.action.onAction}>{message.action.label}</TextButton>}
      </div>
      <TextPlaces fields={fields} isChanged={isChanged} translation={translation} />
      {!translation && (
        <a className={`${text.action} ${styles.about}`} href="#details">
          {places.about}
        </a>
      )}
      <TextButton
        type="submit"
        name="intent"
        value="preview"
        // Without JavaScript, the preview opens in a new tab.
        formAction={draftPreview(paths.composePreview, parseLocale(typed.language) ?? locale)}
        formTarget="_blank"
      >
        {session.preview.isBusy ? preview.busy : actions.preview}
      </TextButton>
      <div className={styles.buttons}>
        {!isScheduled && (
          <Button
            type="submit"
            isOutlined
            name="intent"
            value={isPublished ? 'next' : 'draft'}
            isBusy={isBusy}
            className={isBlocked ? styles.pointless : ''}
            title="Ctrl+S"
          >
            {isAway
              ? actions.saves_later
              : busy === 'next' || busy === 'draft'
                ? actions.saving
                : actions[isPublished ? 'save_next' : 'save_draft']}
          </Button>
        )}
        <Button
          type="submit"
          name="intent"
          value={main}
          isBusy={isBusy}
          className={isPointless ? styles.pointless : styles.primary}
          title="Ctrl+Shift+Enter"
        >
          {busy === main
            ? actions[isPublished ? 'updating' : 'saving']
            : isPublished
              ? actions.update
              : isScheduled
                ? actions.save
                : isLater
                  ? schedule.schedule
                  : (translation?.publish ?? actions.publish)}
        </Button>
        {hasNextRound && (
          <a className={`${button.button} ${button.compact}`} href="#review-reader">
            {fill(next.send_round, { round: round.round + 1 })}
          </a>
        )}
      </div>
    </div>
  );
}

/** What readers see, what is saved and backed up. Not a live region, because it changes with the clock. */
function TextPlaces({
  fields,
  isChanged,
  translation,
}: Pick<EditorBarProps, 'translation'> & { fields: Fields; isChanged: boolean }) {
  const { places } = useOwner().messages.compose;
  const { moment, time } = useClock();
  const when = useShortTime();
  const { saved, isDirty, drafts, autosave } = fields;
  const live = liveOf(saved);
  const next = saved?.next;
  const of = live ? when(live.updated_at) : '';
  const readers = !saved
    ? places.nothing
    : saved.publish_at
      ? fill(places.until, { time: moment(saved.publish_at) })
      : !live
        ? places.draft
        : next?.publish_at
          ? fill(places.text_until, { of, time: moment(next.publish_at) })
          : fill(isChanged ? places.text_of : places.this_text, { of });
  const kept = !saved ? places.not_yet : next ? places.next : live ? places.published : places.draft_at;
  const savedAt = when(next?.updated_at ?? saved?.updated_at ?? '');
  const at = autosave.backedUpAt ?? drafts.storedAt;
  const isOnServer = autosave.backedUpAt !== undefined;
  const backup = !isDirty
    ? places[saved ? 'nothing_newer' : 'as_you_type']
    : at === false
      ? places.not_backed_up
      : fill(isOnServer ? places.both : places.browser, { time: at ? time(at) : '' });
  const isAtRisk = isDirty && !isOnServer;
  return (
    <dl className={styles.places}>
      <div>
        <dt>{translation?.readers ?? places.readers}</dt>
        <dd>{readers}</dd>
      </div>
      <div>
        <dt>{places.saved}</dt>
        <dd>{fill(saved?.publish_at ? places.goes_live : kept, { time: savedAt })}</dd>
      </div>
      <div data-risk={isAtRisk || undefined}>
        <dt>{places.backed_up}</dt>
        <dd>{backup}</dd>
      </div>
      {translation?.todo}
    </dl>
  );
}

/** Sets `--bottom-bar` to the bottom bar's height, to keep focused fields and notices uncovered. */
function useBarHeight(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const height = bar.current?.offsetHeight ?? 0;
      style.setProperty('--bottom-bar', `${height}px`);
      style.scrollPaddingBottom = `${height + 16}px`;
    });
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--bottom-bar');
      style.scrollPaddingBottom = '';
    };
  }, [bar]);
}
