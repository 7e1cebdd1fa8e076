import { type ReactNode, useEffect, useState } from 'react';
import { Form, Link, useLocation, useSearchParams } from 'react-router';
import type { WorkingCopyHead } from '../../../core/posts/autosaves.ts';
import { fill, plural } from '../../../messages/fill.ts';
import { datePart, isPostDate, today } from '../../../shared/dates.ts';
import { paths } from '../../../shared/paths.ts';
import text from '../../ui/text.module.css';
import { useListener } from '../context/browser.ts';
import { useClock, useOwner } from '../context/owner-context.ts';
import type { PageHandle } from '../editor/rich-editor.tsx';
import { draftKey, hasDrafts } from '../forms/drafts.ts';
import { TextButton } from '../forms/fields.tsx';
import field from '../forms/forms.module.css';
import { NameMatches, RestoreCheck, WithoutApproval } from '../forms/name-warning.tsx';
import type { Message } from '../forms/notices.tsx';
import { readNameMatches } from '../forms/overrides.ts';
import { ActionLink } from '../page-kit.tsx';
import { ChecksPanel } from './checks/checks-panel.tsx';
import styles from './compose.module.css';
import { DetailsPanel } from './details/details-panel.tsx';
import { ApprovalCheck, FutureDate } from './dialogs/publish-questions.tsx';
import { VersionHistory } from './dialogs/version-history.tsx';
import { EditorFacts, EditorFields, useFocusMode } from './editor-fields.tsx';
import { EditorNotices } from './editor-notices.tsx';
import {
  liveOf,
  NextPanel,
  ReadOnlyText,
  useChangeMarks,
  useChanges,
  VersionStrip,
  type View,
} from './next-version.tsx';
import type { MarkedPair, SaveFailure } from './post-action.ts';
import { PostForm } from './post-form.tsx';
import { usePostSession } from './post-session.ts';
import { type OpenedPost, typeTime, valuesOf, withEditorHtml } from './post-values.ts';
import type { Deleting } from './posts/deleting.ts';
import { ReviewPanel } from './review/review-panel.tsx';
import { useReviews } from './review/use-reviews.ts';
import { DroppedWordNotice, useDroppedWord } from './word/dropped-word.tsx';

interface EditorProps {
  post: OpenedPost | null;
  /** The post and its translation; null without one. */
  pair: MarkedPair | null;
  /** The slug that could not be opened; '' for none. */
  missing: string;
  /** The server's backups of unsaved text. */
  unsaved: readonly WorkingCopyHead[];
  /** Why a form sent without JavaScript failed. */
  failure: SaveFailure | undefined;
  /** Replaces the editor's own status message. */
  message: Message | undefined;
  isSignedOut: boolean;
  deleting: Deleting;
  /** Links to other posts. */
  links: ReactNode;
  /** Called when a new post was saved and has an ID. */
  onCreated: (id: string) => void;
  isRestoring: boolean;
  onNew: () => void;
  /** Clears the workspace's message. */
  onMessageRead: () => void;
}

/** Edits a new post or the opened one. */
export function Editor({
  post,
  pair,
  missing,
  unsaved,
  isRestoring,
  failure,
  message,
  isSignedOut,
  deleting,
  links,
  ...on
}: EditorProps) {
  const { messages, locale } = useOwner();
  const clock = useClock();
  const focusMode = useFocusMode();
  const [page, setPage] = useState<PageHandle | null>(null);
  const [toolbarAt, setToolbarAt] = useState<HTMLElement | null>(null);
  /** Whether to ask about a future date. */
  const [asksDate, setAsksDate] = useState(false);
  /** Why the post wasn't saved as a new one. */
  const [newFailure, setNewFailure] = useState<SaveFailure>();
  const [view, setView] = useState<View>('next');
  /** Whether an unpublished post goes live later instead of when Publish is pressed. */
  const [isLater, setLater] = useState(failure?.time !== undefined);
  const session = usePostSession({
    post,
    isSignedOut,
    failure,
    message,
    isLater,
    isDeleting: deleting.busyId !== undefined && deleting.busyId === post?.id,
    onSaved: (now) => {
      if (now.id !== saved?.id) on.onCreated(now.id);
      setAsksDate(false);
      setNewFailure(undefined);
      setView('next');
      if (now.status !== 'draft') setLater(false);
    },
    onFailure: (problem) => setNewFailure(problem.tried === 'new' ? problem : undefined),
    canSave: (intent, { date }) => {
      const isAhead =
        intent === 'publish' && isPostDate(date.trim()) && date.trim().slice(0, 10) > today(clock.zone);
      // A published or scheduled post may already have the date.
      if (!isAhead || (saved && saved.status !== 'draft' && datePart(saved.date) === date)) return true;
      setAsksDate(true);
      return false;
    },
    onMessageRead: on.onMessageRead,
  });
  const { fields, saving, busy, say, wentLive } = session;
  const { saved, typed } = fields;
  const isBusy = busy !== undefined;
  const reviews = useReviews(saved);
  const live = liveOf(saved);
  const changes = useChanges(fields);
  useChangeMarks(page, live);
  const word = useDroppedWord(fields, say);
  const answer: typeof saving.save = (...options) => {
    setAsksDate(false);
    saving.save(...options);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: sets the focus once, when the editor opens
  useEffect(() => {
    // The choice may have been made before the script loaded.
    setLater(fields.readForm().get('goes_live') === 'later');
    // The offer of an unsaved text takes the focus.
    const isOffered = hasDrafts(draftKey('compose_draft', 'new:'));
    if (post || missing || failure || isOffered || location.hash !== '') return;
    document.getElementById('title')?.focus({ preventScroll: true });
  }, []);
  useListener(
    'keydown',
    (event: KeyboardEvent) => {
      const { code, shiftKey, ctrlKey, metaKey } = event;
      if (code !== 'KeyD' || !shiftKey || !(ctrlKey || metaKey) || !live) return;
      event.preventDefault();
      setView(view === 'compare' ? 'next' : 'compare');
    },
    'document',
  );
  const reviewPanel = <ReviewPanel fields={fields} reviews={reviews} page={page} />;

  return (
    <section id="editor" className={styles.editor} aria-labelledby="editing">
      <EditorFacts saved={saved} links={links} />
      {live && saved && (
        <VersionStrip live={live} saved={saved} changes={changes} view={view} onView={setView} />
      )}
      <OutdatedTranslation pair={pair} />
      {missing && <MissingPost />}
      <PostForm
        session={session}
        className={styles.form}
        round={reviews.rounds[0]}
        onKeyDown={({ key, shiftKey, currentTarget }) => {
          if (key === 'F6') focusNextArea(currentTarget, shiftKey ? -1 : 1);
          return key === 'F6';
        }}
      >
        <div ref={setToolbarAt} className={styles.toolbar} hidden={view !== 'next'} />
        <div>
          <div className={styles.notices}>
            <EditorNotices session={session} unsaved={unsaved} isRestoring={isRestoring} onNew={on.onNew} />
            {saved && saved.version === wentLive && (
              <WentLive post={saved} onCompare={() => setView('compare')} />
            )}
            <DroppedWordNotice {...word} />
            {asksDate && (
              <FutureDate
                date={typed.date}
                onSchedule={(at) => {
                  setLater(true);
                  typeTime(at, clock.zone);
                  answer('schedule');
                }}
                onNow={() => {
                  fields.fillIn('date', today(clock.zone));
                  answer('publish');
                }}
                onDraft={() => answer('draft')}
                onClose={() => setAsksDate(false)}
              />
            )}
          </div>
          <div hidden={view !== 'next'}>
            <EditorFields
              key={`paper-${fields.start.count}`}
              fields={fields}
              pageRef={setPage}
              focusMode={focusMode}
              toolbarAt={toolbarAt}
            />
          </div>
          {live && (view === 'live' || view === 'compare') && (
            <ReadOnlyText view={view} live={live} fields={fields} />
          )}
          {saved && view === 'history' && (
            <VersionHistory
              post={saved}
              mine={typed}
              onChoose={(version, time) => {
                setView('next');
                // If the text is the same, so are the missing images.
                const html = version.html === saved.html ? (saved.editorHtml ?? null) : null;
                void fields.replace({ ...valuesOf(withEditorHtml(version, html), locale), slug: typed.slug });
                say({ text: fill(messages.compose.history.loaded, { time }) });
              }}
              onClose={() => {
                setView('next');
                document.getElementById('history')?.focus();
              }}
            />
          )}
        </div>
        <DetailsPanel
          key={`details-${fields.start.count}`}
          fields={fields}
          pair={pair}
          returned={failure?.time}
          isLater={isLater}
          onLater={setLater}
          busy={busy}
          next={
            <>
              <NextPanel
                fields={fields}
                changes={changes}
                view={view}
                isBusy={isBusy}
                onMerge={() => void saving.meetPublished()}
              />
              {reviews.wasGiven && reviewPanel}
            </>
          }
          checks={<ChecksPanel key={`checks-${post?.id}`} fields={fields} page={page} />}
          review={!reviews.wasGiven && reviewPanel}
          newFailure={newFailure}
          onSaveAsNew={(copy) => saving.save('new', copy)}
          onHistory={() => setView('history')}
          onDelete={() => {
            if (saved && confirm(messages.errors.confirm.delete_editor)) deleting.remove(saved);
          }}
        />
        {failure?.review && failure.tried !== 'restore' && <ApprovalCheck {...failure.review} />}
      </PostForm>
      <UndoDelete failure={failure} />
    </section>
  );
}

/** The editor's areas, and what gets the focus in them, as CSS selectors. */
const areas = [
  { area: '.ProseMirror', first: '' },
  { area: '[role="toolbar"]', first: '[tabindex="0"]' },
  { area: '#details', first: 'summary, input, textarea, a' },
  { area: '#editor-bar', first: 'a, button' },
];

/** Moves the focus to the next area, or with `step` -1 to the previous one. */
function focusNextArea(editor: HTMLElement, step: 1 | -1): void {
  const found = areas.flatMap(({ area, first }) => {
    const element = editor.querySelector<HTMLElement>(area);
    const inside = element && first ? [...element.querySelectorAll<HTMLElement>(first)] : [element];
    const target = inside.find((each) => each?.offsetParent);
    return element && target ? [{ element, target }] : [];
  });
  const now = found.findIndex(({ element }) => element.contains(document.activeElement));
  found.at((now + step) % found.length)?.target.focus();
}

/** Shown on a post and its translation if translated paragraphs are out of date or missing. */
function OutdatedTranslation({ pair }: { pair: MarkedPair | null }) {
  const { messages, locale } = useOwner();
  const { details } = messages.translation;
  if (!pair || pair.marks === 0) return null;
  const { slug, language } = pair.translation;
  return (
    <p className={styles.outdated} role="status">
      {plural(locale, details.outdated[language], pair.marks)}{' '}
      <ActionLink to={paths.translationOf(slug)}>{details.side_by_side}</ActionLink>
    </p>
  );
}

/** Explains which text readers see of a post that went live while it was being changed. */
function WentLive({ post, onCompare }: { post: OpenedPost; onCompare: () => void }) {
  const { next, row } = useOwner().messages.compose;
  const { time } = useClock();
  return (
    <section className={styles.panel} aria-labelledby="went-live">
      <h2 id="went-live">{fill(next.went_live, { time: time(post.updated_at) })}</h2>
      <p>{next.went_live_help}</p>
      <p className={styles.actions}>
        <a className={text.action} href={paths.post(post.slug)} target="_blank" rel="noopener">
          {row.view_post}
        </a>
        <TextButton onClick={onCompare}>{next.views.compare}</TextButton>
      </p>
    </section>
  );
}

/** The post in the URL can't be opened. The editor below is for a new one. */
function MissingPost() {
  const { messages } = useOwner();
  const { pathname, search } = useLocation();
  return (
    <section className={styles.panel} aria-label={messages.toasts.one}>
      <p role="alert" className={field.error}>
        {messages.errors.catalog.editor_load}
      </p>
      <div className={styles.actions}>
        <Link className={text.action} to={pathname + search} replace>
          {messages.compose.load_again}
        </Link>
        <ActionLink to={paths.compose}>{messages.compose.new_post}</ActionLink>
      </div>
    </section>
  );
}

/** Offers to restore the deleted post (`?undo=`, its ID), with a reason if it has confidential names. */
function UndoDelete({ failure }: { failure: SaveFailure | undefined }) {
  const { compose, guard } = useOwner().messages;
  const id = useSearchParams()[0].get('undo');
  if (!id) return null;
  const refusal = failure?.tried === 'restore' ? failure : undefined;
  const held = readNameMatches(refusal);
  return (
    <Form method="post">
      <input type="hidden" name="undo" value={id} />
      {held && <WithoutApproval />}
      {held && <NameMatches places={held.places} name="override_reason" required minLength={3} />}
      {refusal?.review && <RestoreCheck {...refusal.review} />}
      <TextButton type="submit" name="intent" value="restore">
        {held ? guard.let_out : compose.actions.undo}
      </TextButton>
    </Form>
  );
}
