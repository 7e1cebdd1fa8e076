import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Form, Link, useLocation, useSearchParams } from 'react-router';
import type { WorkingCopyHead } from '../../../core/posts/working-copies.ts';
import { fill, plural } from '../../../messages/fill.ts';
import { datePart, isPostDate, today } from '../../../shared/dates.ts';
import { localised, paths } from '../../../shared/paths.ts';
import text from '../../ui/text.module.css';
import { useClock, useOwner } from '../context/owner-context.ts';
import type { PageHandle } from '../editor/rich-editor.tsx';
import { draftKey, hasDrafts } from '../forms/drafts.ts';
import { TextButton } from '../forms/fields.tsx';
import field from '../forms/forms.module.css';
import { HeldPlaces, RestoreCheck, WithoutApproval } from '../forms/name-warning.tsx';
import { type Message, ownerToasts } from '../forms/notices.tsx';
import { readHeld } from '../forms/overrides.ts';
import { useCopySender } from './autosave.ts';
import { ChecksPanel } from './checks/checks-panel.tsx';
import { HeldNotice, heldBy } from './checks/held-notice.tsx';
import styles from './compose.module.css';
import { DetailsPanel } from './details/details-panel.tsx';
import { HistoryDialog } from './dialogs/history-dialog.tsx';
import { PreviewDialog, usePreview, useRehearsal } from './dialogs/preview.tsx';
import { ApprovalCheck, ApprovalQuestion, FutureDate, SaveAsNew } from './dialogs/publish-dialogs.tsx';
import { EditorBar, useBarRoom } from './editor-bar.tsx';
import { EditorFacts, EditorFields, useQuiet } from './editor-fields.tsx';
import { EditorNotices } from './editor-notices.tsx';
import { type Fields, fieldText, useFields } from './fields.ts';
import type { MarkedPair, SaveFailure } from './post-action.ts';
import { isSameText, type OpenedPost, timeIn, typeTime, valuesOf, withPlaces } from './post-values.ts';
import type { Deleting } from './posts/trash.tsx';
import { ReviewPanel } from './review/review-panel.tsx';
import { useReviews } from './review/use-reviews.ts';
import { type Intent, useSavedElsewhere, useSaving } from './saving.ts';
import { doneMessage, findMissingField, saveMessage, saveReason, useStatusMessage } from './status-line.ts';
import { DroppedWordNotice, useDroppedWord } from './word/dropped-word.tsx';

interface EditorProps {
  post: OpenedPost | null;
  /** The pair that it is in. */
  pair: MarkedPair | null;
  /** The slug that could not be opened; '' when nothing is wrong. */
  missing: string;
  /** What the server keeps of unsaved writing. */
  unsaved: readonly WorkingCopyHead[];
  /** Of a form that was sent without the page's script. */
  failure: SaveFailure | undefined;
  /** The workspace's status message. */
  workspaceMessage: Message | undefined;
  isSignedOut: boolean;
  deleting: Deleting;
  /** A new post was saved, and has an id from now on. */
  onCreated: (id: string) => void;
  /** Unsaved text of that id was saved or discarded. */
  onSettled: (id: string) => void;
  /** Clears the workspace's status message. */
  onMessageRead: () => void;
}

/** Writes a new post or changes the opened one. Its fields are the form's own; they work before the script does. */
export function Editor({
  post,
  pair,
  missing,
  unsaved,
  failure,
  workspaceMessage,
  isSignedOut,
  deleting,
  ...on
}: EditorProps) {
  const owner = useOwner();
  const { messages, locale } = owner;
  const { status: labels } = messages.compose;
  const clock = useClock();
  const form = useRef<HTMLFormElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const quiet = useQuiet();
  const details = useRef<HTMLDivElement>(null);
  useBarRoom(bar, details);
  const fields = useFields(form, post, locale, {
    returned: failure?.values,
    copies: useCopySender(isSignedOut),
  });
  const { saved, typed } = fields;
  const done = useSearchParams()[0].get('done') ?? '';
  const [page, setPage] = useState<PageHandle | null>(null);
  const reviews = useReviews(saved);
  const [savedAt, setSavedAt] = useState('');
  const [dialog, setDialog] = useState<'new' | 'history' | 'date' | 'approval'>();
  const [unapproved, setUnapproved] = useState<NonNullable<SaveFailure['review']> & { intent: Intent }>();
  const [newFailure, setNewFailure] = useState<SaveFailure>();
  /** It went live while it was written on: what is typed would be seen at once. */
  const [wentLive, setWentLive] = useState(false);
  const [held, setHeld] = useState(failure && heldBy(failure));

  const status = useStatusMessage({
    form,
    read: fields.read,
    initial: {
      message: failure
        ? { text: saveMessage(failure, messages), isFailure: true }
        : doneMessage(done, owner, post?.slug),
      failure,
    },
    isSignedOut,
    onSaid: on.onMessageRead,
  });
  const { say, sayProblem } = status;
  const word = useDroppedWord(fields, say);
  const saving = useSaving({
    fields,
    isSignedOut,
    reason: () => fieldText(form.current, 'override_reason'),
    readTime: () => timeIn(new FormData(form.current ?? undefined)),
    onSaved: (now, what) => {
      setHeld(undefined);
      if (now.id !== saved?.id) on.onCreated(now.id);
      on.onSettled(fields.unsavedId());
      setDialog(undefined);
      setSavedAt(now.updated_at);
      setWentLive(false);
      const said = doneMessage(what, owner, now.slug);
      const undo = {
        label: messages.compose.actions.undo,
        onAction: () => saving.save('republish', { over: now }),
      };
      say(said && what === 'unpublished' ? { ...said, action: undo } : said);
    },
    onStatusChanged: (theirs) => meetStatus(theirs),
    onFailure: (problem, intent) => {
      if (problem.tried === 'new') setNewFailure(problem);
      setHeld((before) => heldBy(problem) ?? before);
      if (problem.review) {
        setUnapproved({ ...problem.review, intent });
        setDialog('approval');
      }
      sayProblem(problem, saveMessage(problem, messages));
    },
  });
  const preview = usePreview({
    fields,
    isSignedOut,
    onFailure: (problem) => sayProblem(problem, saveReason(problem, messages)),
  });
  const rehearsal = useRehearsal({ fields, isSignedOut, say });
  const isDeleting = deleting.busyId !== undefined && deleting.busyId === saved?.id;
  const unpublish = () => isBusy || saving.save('unpublish');
  /** A post that readers see already may keep the date it has; one that is scheduled is dated anew. */
  const isAhead = (date: string) =>
    isPostDate(date.trim()) &&
    date.trim().slice(0, 10) > today(clock.zone) &&
    !(saved && saved.status !== 'draft' && datePart(saved.date) === date);
  const isBusy = saving.busy !== undefined || isDeleting;
  const save = (intent: Intent) => {
    if (isBusy) return;
    const values = fields.read();
    const problem = findMissingField(values);
    if (!problem && intent === 'publish' && isAhead(values.date)) return setDialog('date');
    if (!problem && wentLive && !confirm(labels.went_live_question)) return;
    if (!problem) return saving.save(intent);
    if (problem) sayProblem(problem, saveMessage(problem, messages));
  };

  const saveFromDialog: typeof saving.save = (...intent) => {
    setDialog(undefined);
    saving.save(...intent);
  };

  /** The post reads as it did when it was opened, but readers see it now, or see it no longer. */
  const meetStatus = (theirs: OpenedPost) => {
    const isLive = theirs.status === 'published' && saved?.status !== 'published';
    const hasTyped = fields.hasTyped();
    fields.rebase(theirs);
    setWentLive(isLive && hasTyped);
    if (isLive) say({ text: hasTyped ? labels.went_live_unsaved : labels.went_live });
  };
  const backUp = async () => {
    if (!fields.hasTyped()) return say({ text: labels.nothing_to_back_up });
    const kept = await fields.keepNow();
    const isLost = !kept.ok && fields.drafts.storedAt === false;
    say({
      text: kept.ok ? labels.backed_up : isLost ? labels.not_kept : labels.backed_up_here,
      isFailure: isLost,
    });
  };
  useSavedElsewhere({ saved, loaded: post }, isBusy || saving.conflict !== undefined, (theirs) => {
    if (saved && isSameText(theirs, saved)) meetStatus(theirs);
    else if (fields.hasTyped()) saving.meet(theirs);
    else fields.refresh(theirs);
  });
  useLeavingToast(fields);
  const isWritten = post !== null || missing !== '' || failure !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an editor is opened once
  useEffect(() => {
    // A text that was not saved is offered, and has the focus then.
    const isOffered = hasDrafts(draftKey('compose_draft', 'new:'));
    if (isWritten || isOffered || location.hash !== '') return;
    document.getElementById('title')?.focus({ preventScroll: true });
  }, []);
  const reviewPanel = <ReviewPanel fields={fields} reviews={reviews} page={page} />;

  return (
    <section id="editor" className={styles.editor} aria-labelledby="editing">
      <EditorFacts saved={saved} />
      <OutdatedTranslation pair={pair} />
      {missing && <MissingPost />}
      <EditorNotices fields={fields} saving={saving} unsaved={unsaved} say={say} onSettled={on.onSettled} />
      <DroppedWordNotice {...word} />
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
          else if (intent === 'speech') void rehearsal.open();
          else if (intent === 'unpublish') unpublish();
          else save(intent === 'draft' || intent === 'schedule' ? intent : 'publish');
        }}
        onKeyDown={(event) => {
          const isSave = event.key === 's' && (event.ctrlKey || event.metaKey) && !event.altKey;
          // What readers see changes with Update alone.
          if (isSave && saved?.status === 'published') void backUp();
          else if (isSave) save(saved?.status === 'scheduled' ? 'schedule' : 'draft');
          // Enter in a field would publish.
          const isLine = event.key === 'Enter' && event.target instanceof HTMLInputElement;
          if (isSave || isLine) event.preventDefault();
        }}
      >
        <input type="hidden" name="opened" value={saved?.slug ?? ''} />
        <input type="hidden" name="version" value={saved?.version ?? ''} />
        <input type="hidden" name="dated" value={saved?.date ?? ''} />
        <input type="hidden" name="was" value={saved?.status ?? ''} />
        <EditorFields key={`paper-${fields.start.count}`} fields={fields} pageRef={setPage} quiet={quiet} />
        <div className={styles.details}>
          <div ref={details}>
            <ChecksPanel key={post?.id} fields={fields} page={page} />
            {reviews.wasGiven && reviewPanel}
            <DetailsPanel
              key={`details-${fields.start.count}`}
              fields={fields}
              pair={pair}
              returned={failure?.time}
              isBusy={isBusy}
            />
            {!reviews.wasGiven && reviewPanel}
          </div>
        </div>
        {held && <HeldNotice places={held} isBusy={isBusy} onMend={() => setHeld(undefined)} />}
        {failure?.review && failure.tried !== 'restore' && <ApprovalCheck {...failure.review} />}
        <EditorBar
          ref={bar}
          fields={fields}
          busy={saving.busy}
          isDeleting={isDeleting}
          isPreviewing={preview.isBusy}
          message={saving.busy ? undefined : (workspaceMessage ?? status.message)}
          savedAt={savedAt}
          onSaveAsNew={() => {
            setNewFailure(undefined);
            saving.beginCopy();
            setDialog('new');
          }}
          onHistory={() => setDialog('history')}
          onDelete={() => {
            if (saved && confirm(messages.errors.confirm.delete_editor)) void deleting.remove(saved);
          }}
        />
      </Form>
      {preview.html && <PreviewDialog html={preview.html} onClose={preview.close} />}
      {dialog === 'new' && (
        <SaveAsNew
          isBusy={saving.busy === 'new'}
          failure={newFailure}
          onSave={(slug) => {
            setNewFailure(undefined);
            saving.save('new', { slug });
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'date' && (
        <FutureDate
          date={typed.date}
          onSchedule={(at) => {
            typeTime(at, clock.zone);
            saveFromDialog('schedule');
          }}
          onNow={() => {
            fields.fillIn('date', today(clock.zone));
            saveFromDialog('publish');
          }}
          onDraft={() => saveFromDialog('draft')}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'approval' && unapproved && (
        <ApprovalQuestion
          review={unapproved}
          mine={typed}
          canWait={saved?.status !== 'published'}
          isScheduled={unapproved.intent === 'schedule'}
          onGoOn={() => saveFromDialog(unapproved.intent, { withoutApproval: true })}
          onDraft={() => saveFromDialog('draft')}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'history' && saved && (
        <HistoryDialog
          post={saved}
          mine={typed}
          onChoose={(version, time) => {
            setDialog(undefined);
            // Where only something else was changed since, the places of missing pictures stay.
            const places = version.html === saved.html ? (saved.editorHtml ?? null) : null;
            void fields.replace({ ...valuesOf(withPlaces(version, places), locale), slug: typed.slug });
            say({ text: fill(messages.compose.history.loaded, { time }) });
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
      <UndoDelete failure={failure} />
    </section>
  );
}

/** Tells, where another text is opened over one that was not saved, that what was typed is kept. */
function useLeavingToast({ isDirty, drafts, typed, saved }: Fields): void {
  const { compose } = useOwner().messages;
  const leaving = useEffectEvent(() => {
    if (!isDirty || !drafts.storedAt) return;
    const title = typed.title.trim() || (saved?.slug ?? compose.status.new);
    ownerToasts.show({ title: fill(compose.switch_post, { title }) });
  });
  useEffect(() => () => leaving(), []);
}

/** On both posts of a pair: paragraphs of the translation are out of date, or not translated yet. */
function OutdatedTranslation({ pair }: { pair: MarkedPair | null }) {
  const { messages, locale } = useOwner();
  const { details } = messages.translation;
  if (!pair || pair.marks === 0) return null;
  const { slug, language } = pair.translation;
  return (
    <p className={styles.outdated} role="status">
      {plural(locale, details.outdated[language], pair.marks)}{' '}
      <Link className={text.action} to={localised(paths.translationOf(slug), locale)}>
        {details.side_by_side}
      </Link>
    </p>
  );
}

/** The post that the address names cannot be opened; the editor below is for a new one. */
function MissingPost() {
  const { messages, locale } = useOwner();
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
        <Link className={text.action} to={localised(paths.compose, locale)}>
          {messages.compose.new_post}
        </Link>
      </div>
    </section>
  );
}

/** Offers back the post that was just deleted (`?undo=`, its id); one that names somebody for a reason alone. */
function UndoDelete({ failure }: { failure: SaveFailure | undefined }) {
  const { compose, guard } = useOwner().messages;
  const id = useSearchParams()[0].get('undo');
  if (!id) return null;
  const held = failure?.tried === 'restore' ? readHeld(failure) : undefined;
  const unapproved = failure?.tried === 'restore' ? failure.review : undefined;
  return (
    <Form method="post">
      <input type="hidden" name="undo" value={id} />
      {held && <WithoutApproval />}
      {held && <HeldPlaces places={held.places} name="override_reason" required minLength={3} />}
      {unapproved && <RestoreCheck reader={unapproved.reader} wasApproved={unapproved.wasApproved} />}
      <TextButton type="submit" name="intent" value="restore">
        {held ? guard.let_out : compose.actions.undo}
      </TextButton>
    </Form>
  );
}
