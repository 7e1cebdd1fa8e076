import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Form, Link, useLocation, useRevalidator, useSearchParams } from 'react-router';
import type { WorkingCopyHead } from '../../../core/posts/autosaves.ts';
import { fill, plural } from '../../../messages/fill.ts';
import { datePart, isPostDate, today } from '../../../shared/dates.ts';
import { paths } from '../../../shared/paths.ts';
import { escapeText } from '../../../shared/rich-text/html.ts';
import { saveFile } from '../../ui/save-file.ts';
import text from '../../ui/text.module.css';
import { useListener } from '../context/browser.ts';
import { useClock, useOwner } from '../context/owner-context.ts';
import { saveEvent } from '../editor/editor-hooks.ts';
import type { PageHandle } from '../editor/rich-editor.tsx';
import { draftKey, hasDrafts } from '../forms/drafts.ts';
import { TextButton } from '../forms/fields.tsx';
import field from '../forms/forms.module.css';
import { NameMatches, RestoreCheck, WithoutApproval } from '../forms/name-warning.tsx';
import type { Message } from '../forms/notices.tsx';
import { readNameMatches } from '../forms/overrides.ts';
import { ActionLink } from '../page-kit.tsx';
import { useAutosave } from './autosave.ts';
import { ChecksPanel } from './checks/checks-panel.tsx';
import { HeldNotice, heldBy } from './checks/held-notice.tsx';
import styles from './compose.module.css';
import { DetailsPanel } from './details/details-panel.tsx';
import { HistoryDialog } from './dialogs/history-dialog.tsx';
import { PreviewDialog, usePreview, useRehearsal } from './dialogs/preview.tsx';
import { ApprovalCheck, ApprovalQuestion, FutureDate, SaveAsNew } from './dialogs/publish-dialogs.tsx';
import { commandOf, EditorBar, publishIntent, useBarHeight } from './editor-bar.tsx';
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
import {
  type DraftValues,
  isSameText,
  type OpenedPost,
  typeTime,
  valuesOf,
  withEditorHtml,
} from './post-values.ts';
import type { Deleting } from './posts/deleting.ts';
import { ReviewPanel } from './review/review-panel.tsx';
import { useReviews } from './review/use-reviews.ts';
import {
  type Intent,
  type SaveOptions,
  useFields,
  useSavedElsewhere,
  useSaving,
  useSignedInAgain,
  useUnsavedToast,
} from './saving.ts';
import { doneMessage, findMissingField, saveReason, useStatusMessage } from './status-line.ts';
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
  workspaceMessage: Message | undefined;
  isSignedOut: boolean;
  isOffline: boolean;
  deleting: Deleting;
  /** Links to other posts. */
  links: ReactNode;
  /** Called when a new post was saved and has an ID. */
  onCreated: (id: string) => void;
  /** Called when unsaved text with that ID was saved or discarded. */
  onSettled: (id: string) => void;
  /** Clears the workspace's message. */
  onMessageRead: () => void;
}

/** Intents of submit buttons that save the typed text. */
const savingIntents: readonly Intent[] = ['draft', 'schedule', 'next', 'unschedule'];

type OpenDialog =
  | { name: 'history' | 'date' }
  | { name: 'new'; failure?: SaveFailure }
  | { name: 'approval'; review: NonNullable<SaveFailure['review']>; intent: Intent };

/** Edits a new post or the opened one. */
export function Editor({
  post,
  pair,
  missing,
  unsaved,
  failure,
  workspaceMessage,
  isSignedOut,
  isOffline,
  deleting,
  links,
  ...on
}: EditorProps) {
  const owner = useOwner();
  const { messages, locale } = owner;
  const { status: labels, actions, history } = messages.compose;
  const clock = useClock();
  const { revalidate } = useRevalidator();
  const form = useRef<HTMLFormElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  useBarHeight(bar);
  const focusMode = useFocusMode();
  const autosave = useAutosave();
  const fields = useFields(form, post, locale, { returned: failure?.values, autosave });
  const { saved, typed } = fields;
  const reviews = useReviews(saved);
  const [page, setPage] = useState<PageHandle | null>(null);
  const [toolbarAt, setToolbarAt] = useState<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<OpenDialog>();
  const closeDialog = () => setDialog(undefined);
  const [held, setHeld] = useState(failure && heldBy(failure));
  const [view, setView] = useState<View>('next');
  /** Whether an unpublished post goes live later instead of when Publish is pressed. */
  const [isLater, setLater] = useState(failure?.time !== undefined);
  /** The version that went live while its text was being changed. */
  const [wentLive, setWentLive] = useState<number>();
  const live = liveOf(saved);
  const changes = useChanges(fields);
  useChangeMarks(page, live);

  const status = useStatusMessage(fields, failure, on.onMessageRead);
  const { say, sayProblem } = status;
  const word = useDroppedWord(fields, say);
  const saving = useSaving({
    fields,
    onSaved: (now, what) => {
      if (now.id !== saved?.id) on.onCreated(now.id);
      on.onSettled(fields.unsavedId());
      closeDialog();
      setHeld(undefined);
      setView('next');
      if (now.status !== 'draft') setLater(false);
      const message = doneMessage(what, owner, now.slug);
      const undone =
        what === 'unpublished'
          ? () => saving.save('republish', { onto: now, shown: saved?.next?.published_version })
          : what === 'next_discarded' &&
            (() => saving.save('undiscard', { onto: now, shown: saved?.next?.version }));
      const undo = undone && { action: { label: actions.undo, onAction: undone } };
      say(message && { ...message, ...undo });
    },
    onStatusChanged: (theirs) => meetStatus(theirs),
    onFailure: (problem, sent) => {
      if (problem.code === 'signed_out') afterSignIn.current = sent;
      setHeld((before) => heldBy(problem) ?? before);
      if (problem.tried === 'new')
        setDialog((open) => (open?.name === 'new' ? { ...open, failure: problem } : open));
      if (problem.review) setDialog({ name: 'approval', review: problem.review, intent: sent.intent });
      sayProblem(problem);
    },
  });
  const preview = usePreview(fields, (problem) => {
    sayProblem(problem, saveReason(problem, messages));
    if (problem.code === 'signed_out') askForSignIn('preview');
  });
  const rehearse = useRehearsal(fields, (text, isSignedOut) => {
    say({ text, isFailure: true });
    if (isSignedOut) askForSignIn('speech');
  });

  /** The action that failed because the session had expired, to be repeated after signing in. */
  const afterSignIn = useRef<'preview' | 'speech' | (SaveOptions & { intent: Intent })>(undefined);
  const askForSignIn = (intent: 'preview' | 'speech') => {
    afterSignIn.current = intent;
    void revalidate();
  };
  useSignedInAgain(isSignedOut, () => {
    const failed = afterSignIn.current;
    afterSignIn.current = undefined;
    autosave.release('problem');
    status.clear('signed_out');
    if (failed === 'preview') void preview.open();
    else if (failed === 'speech') void rehearse();
    else if (failed) saving.save(failed.intent, failed);
  });

  const download = { label: actions.download, onAction: () => downloadText(fields.read()) };
  const isAway = isOffline || isSignedOut;
  const isDeleting = deleting.busyId !== undefined && deleting.busyId === saved?.id;
  const busy = isDeleting ? 'delete' : saving.busy;
  const isBusy = busy !== undefined;
  /** Checks for a future date, unless a published or scheduled post already has it. */
  const isAhead = (date: string) =>
    isPostDate(date.trim()) &&
    date.trim().slice(0, 10) > today(clock.zone) &&
    !(saved && saved.status !== 'draft' && datePart(saved.date) === date);
  const save = (intent: Intent) => {
    if (isBusy || isOffline) return;
    if (saving.conflict) return document.getElementById('conflict')?.focus();
    form.current?.dispatchEvent(new Event(saveEvent));
    const values = fields.read();
    const problem = findMissingField(values);
    if (problem) return sayProblem(problem);
    if (intent === 'publish' && isAhead(values.date)) return setDialog({ name: 'date' });
    saving.save(intent);
  };
  const saveFromDialog: typeof saving.save = (...options) => {
    closeDialog();
    saving.save(...options);
  };

  /** Continues with a post that was only published or unpublished elsewhere. Its text hasn't changed. */
  const meetStatus = (theirs: OpenedPost) => {
    const isLive = theirs.status === 'published' && saved?.status !== 'published';
    const hasTyped = fields.hasTyped();
    fields.rebase(theirs);
    if (!isLive) return;
    if (hasTyped) setWentLive(theirs.version);
    say({ text: hasTyped ? labels.went_live_unsaved : labels.went_live });
  };
  /** Ctrl+S saves without changing the site. */
  const saveQuietly = () => {
    if (saved?.status !== 'published') return save(saved?.status === 'scheduled' ? 'schedule' : 'draft');
    if (fields.hasTyped()) save('next');
    else say({ text: labels.nothing_to_save });
  };
  useSavedElsewhere({ saved, loaded: post }, isBusy || saving.conflict !== undefined, (theirs) => {
    if (saved && isSameText(theirs, saved)) meetStatus(theirs);
    else if (fields.hasTyped()) saving.meet(theirs);
    else fields.refresh(theirs);
  });
  useUnsavedToast(fields);
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
  /** Whether Ctrl+S was pressed offline, to save once the connection is back. */
  const saveWhenBack = useRef(false);
  const onBack = useEffectEvent(() => {
    if (saveWhenBack.current) saveQuietly();
    saveWhenBack.current = false;
  });
  useEffect(() => {
    if (!isOffline) onBack();
  }, [isOffline]);
  const reviewPanel = <ReviewPanel fields={fields} reviews={reviews} page={page} />;

  return (
    <section id="editor" className={styles.editor} aria-labelledby="editing">
      <EditorFacts saved={saved} links={links} />
      {live && saved && (
        <VersionStrip live={live} saved={saved} changes={changes} view={view} onView={setView} />
      )}
      <OutdatedTranslation pair={pair} />
      {missing && <MissingPost />}
      <Form
        ref={form}
        method="post"
        className={styles.form}
        onInput={() => {
          fields.onInput();
          status.onInput();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          const { submitter } = event.nativeEvent as SubmitEvent;
          const intent = submitter?.getAttribute('value');
          if (intent === 'preview') void preview.open();
          else if (intent === 'speech') void rehearse();
          else if (intent === 'unpublish' || intent === 'discard') isBusy || saving.save(intent);
          else save(savingIntents.find((each) => each === intent) ?? 'publish');
        }}
        onKeyDown={(event) => {
          const command = commandOf(event);
          if (event.key === 'F6') focusNextArea(event.currentTarget, event.shiftKey ? -1 : 1);
          else if (command === 'save' && isOffline) saveWhenBack.current = true;
          else if (command === 'save') saveQuietly();
          else if (command === 'publish') save(publishIntent(saved, isLater));
          if (command || event.key === 'F6') event.preventDefault();
        }}
      >
        <input type="hidden" name="opened" value={saved ? saved.slug : ''} />
        <input type="hidden" name="next" value={saved?.next?.version ?? ''} />
        <input type="hidden" name="base" value={saved?.next?.base ?? ''} />
        <input type="hidden" name="version" value={saved?.version ?? ''} />
        <input type="hidden" name="dated" value={saved?.date ?? ''} />
        <input type="hidden" name="was" value={saved?.status ?? ''} />
        <div ref={setToolbarAt} className={styles.toolbar} hidden={view !== 'next'} />
        <div>
          <div className={styles.notices}>
            <EditorNotices
              fields={fields}
              saving={saving}
              unsaved={unsaved}
              say={say}
              onSettled={on.onSettled}
            />
            {saved && saved.version === wentLive && (
              <WentLive post={saved} onCompare={() => setView('compare')} />
            )}
            <DroppedWordNotice {...word} />
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
          {live && view !== 'next' && <ReadOnlyText view={view} live={live} fields={fields} />}
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
          onSaveAsNew={() => setDialog({ name: 'new' })}
          onHistory={() => setDialog({ name: 'history' })}
          onDelete={() => {
            if (saved && confirm(messages.errors.confirm.delete_editor)) deleting.remove(saved);
          }}
        />
        {held && <HeldNotice places={held} isBusy={isBusy} onClose={() => setHeld(undefined)} />}
        {failure?.review && failure.tried !== 'restore' && <ApprovalCheck {...failure.review} />}
        <EditorBar
          ref={bar}
          fields={fields}
          isChanged={saved?.next !== undefined || fields.isDirty}
          busy={busy}
          isPreviewing={preview.isBusy}
          isAway={isAway}
          hasConflict={saving.conflict !== undefined}
          isLater={isLater}
          round={reviews.rounds[0]}
          message={
            saving.busy
              ? undefined
              : workspaceMessage
                ? { ...workspaceMessage, ...(isOffline && { action: download }) }
                : status.message
          }
        />
      </Form>
      {preview.html && <PreviewDialog html={preview.html} onClose={preview.close} />}
      {dialog?.name === 'new' && (
        <SaveAsNew
          isBusy={saving.busy === 'new'}
          failure={dialog.failure}
          onSave={(copy) => {
            setDialog({ name: 'new' });
            saving.save('new', copy);
          }}
          onClose={closeDialog}
        />
      )}
      {dialog?.name === 'date' && (
        <FutureDate
          date={typed.date}
          onSchedule={(at) => {
            setLater(true);
            typeTime(at, clock.zone);
            saveFromDialog('schedule');
          }}
          onNow={() => {
            fields.fillIn('date', today(clock.zone));
            saveFromDialog('publish');
          }}
          onDraft={() => saveFromDialog('draft')}
          onClose={closeDialog}
        />
      )}
      {dialog?.name === 'approval' && (
        <ApprovalQuestion
          review={dialog.review}
          mine={typed}
          canSchedule={saved?.status !== 'published'}
          isScheduled={dialog.intent === 'schedule'}
          onPublish={() => saveFromDialog(dialog.intent, { withoutApproval: true })}
          onDraft={() => saveFromDialog('draft')}
          onClose={closeDialog}
        />
      )}
      {dialog?.name === 'history' && saved && (
        <HistoryDialog
          post={saved}
          mine={typed}
          onChoose={(version, time) => {
            closeDialog();
            // If the text is the same, so are the missing images.
            const html = version.html === saved.html ? (saved.editorHtml ?? null) : null;
            void fields.replace({ ...valuesOf(withEditorHtml(version, html), locale), slug: typed.slug });
            say({ text: fill(history.loaded, { time }) });
          }}
          onClose={closeDialog}
        />
      )}
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

/** Downloads the typed text as an HTML file. */
function downloadText({ title, slug, html }: DraftValues): void {
  const head = `<!DOCTYPE html>\n<meta charset="utf-8">\n<title>${escapeText(title)}</title>\n`;
  const page = [head, `<h1>${escapeText(title)}</h1>\n`, html];
  saveFile(new File(page, `${slug || 'post'}.html`, { type: 'text/html' }));
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
