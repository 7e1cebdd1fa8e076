import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { fill } from '../../../messages/fill.ts';
import { paths } from '../../../shared/paths.ts';
import { escapeText } from '../../../shared/rich-text/html.ts';
import { saveFile } from '../../ui/save-file.ts';
import { isCommand, useIsOffline } from '../context/browser.ts';
import { useClock, useOwner } from '../context/owner-context.ts';
import { saveEvent } from '../editor/editor-hooks.ts';
import { type Message, ownerToasts } from '../forms/notices.tsx';
import { heldBy } from './checks/held-notice.tsx';
import { usePreview, useRehearsal } from './dialogs/preview.tsx';
import type { Done, SaveFailure } from './post-action.ts';
import { type DraftValues, isSameText, type OpenedPost } from './post-values.ts';
import { type Intent, useFields, useSavedElsewhere, useSaving } from './saving.ts';
import { doneMessage, findMissingField, saveReason, useStatusMessage, wentLiveText } from './status-line.ts';

interface SessionOptions {
  post: OpenedPost | null;
  isSignedOut: boolean;
  /** Why a form sent without JavaScript failed. */
  failure?: SaveFailure | undefined;
  /** Replaces the session's message until it has another one. */
  message?: Message | undefined;
  isDeleting?: boolean;
  /** Whether an unpublished post is to be scheduled. */
  isLater?: boolean;
  /** Returns the path of the page with a saved post. */
  pathOf?: (slug: string) => string;
  /** Returns false if the owner has to be asked first. */
  canSave?: (intent: Intent, values: DraftValues) => boolean;
  onSaved?: (now: OpenedPost, done: Done) => void;
  onFailure?: (failure: SaveFailure) => void;
  onMessageRead?: () => void;
}

/**
 * An editing session of a post: its fields, backups and saves, what was saved elsewhere, and what is shown
 * when the connection or the session is lost.
 */
export function usePostSession({ post, isSignedOut, failure, isLater = false, ...given }: SessionOptions) {
  const owner = useOwner();
  const { messages } = owner;
  const { time } = useClock();
  const { status: labels, actions, switch_post } = messages.compose;
  const { revalidate } = useRevalidator();
  const form = useRef<HTMLFormElement>(null);
  const fields = useFields(form, post, failure?.values);
  const { saved, autosave } = fields;
  const [held, setHeld] = useState(failure && heldBy(failure));
  const [asked, setAsked] = useState<{ review: NonNullable<SaveFailure['review']>; intent: Intent }>();
  /** The version that went live while its text was being changed. */
  const [wentLive, setWentLive] = useState<number>();
  const status = useStatusMessage(fields, failure, given.onMessageRead);
  const { say, sayProblem } = status;

  /** Repeats what failed because the session had expired, unless the text has been changed since. */
  const repeat = useRef<() => unknown>(undefined);
  const afterSignIn = (action: () => unknown) => {
    repeat.current = action;
    void revalidate();
  };
  const onSignedIn = useEffectEvent(() => {
    autosave.release('problem');
    status.clear('signed_out');
    repeat.current?.();
    repeat.current = undefined;
  });
  const wasSignedOut = useRef(false);
  useEffect(() => {
    if (wasSignedOut.current && !isSignedOut) onSignedIn();
    wasSignedOut.current = isSignedOut;
  }, [isSignedOut]);

  /** Continues with a post that was only published or unpublished elsewhere. Its text hasn't changed. */
  const meetStatus = (theirs: OpenedPost) => {
    const isLive = theirs.status === 'published' && saved?.status !== 'published';
    const { updated_at: at } = theirs;
    const text = wentLiveText({ due: saved?.publish_at, at, time: time(at) }, owner);
    const hasTyped = fields.hasTyped();
    fields.rebase(theirs);
    if (!isLive) return;
    if (hasTyped) setWentLive(theirs.version);
    say({ text: hasTyped ? `${text} ${labels.went_live_unsaved}` : text });
  };
  const saving = useSaving({
    fields,
    pathOf: given.pathOf ?? paths.composePost,
    onSaved: (now, done) => {
      setHeld(undefined);
      given.onSaved?.(now, done);
      const undone =
        done === 'unpublished'
          ? () => saving.save('republish', { onto: now, shown: saved?.next?.published_version })
          : done === 'next_discarded' &&
            (() => saving.save('undiscard', { onto: now, shown: saved?.next?.version }));
      const undo = undone && { action: { label: actions.undo, onAction: undone } };
      const message = doneMessage(done, owner, now.slug);
      say(message && { ...message, ...undo });
    },
    onStatusChanged: meetStatus,
    onFailure: (problem, { intent, ...sent }) => {
      if (problem.code === 'signed_out') repeat.current = () => saving.save(intent, sent);
      setHeld((before) => heldBy(problem) ?? before);
      if (problem.review) setAsked({ review: problem.review, intent });
      given.onFailure?.(problem);
      sayProblem(problem);
    },
  });
  const busy = given.isDeleting ? ('delete' as const) : saving.busy;
  const preview = usePreview(fields, (problem) => {
    sayProblem(problem, saveReason(problem, messages));
    if (problem.code === 'signed_out') afterSignIn(preview.open);
  });
  const rehearse = useRehearsal(fields, (text, hasExpired) => {
    say({ text, isFailure: true });
    if (hasExpired) afterSignIn(rehearse);
  });
  useSavedElsewhere(fields, post, busy !== undefined || saving.conflict !== undefined, (theirs) => {
    if (saved && isSameText(theirs, saved)) meetStatus(theirs);
    else if (fields.hasTyped()) saving.meet(theirs);
    else fields.refresh(theirs);
  });

  /** Whether Ctrl+S was pressed offline, to save once the connection is back. */
  const saveWhenBack = useRef(false);
  const download = { label: actions.download, onAction: () => downloadText(fields.read()) };
  const isOffline = useIsOffline((now) =>
    say({
      text: messages.toasts[now ? 'offline' : 'online'],
      ...(now && { isFailure: true, action: download }),
    }),
  );
  const save = (intent: Intent) => {
    if (busy || isOffline) return;
    if (saving.conflict) return document.getElementById('conflict')?.focus();
    form.current?.dispatchEvent(new Event(saveEvent));
    const values = fields.read();
    const problem = findMissingField(values);
    if (problem) return sayProblem(problem);
    if (given.canSave?.(intent, values) ?? true) saving.save(intent);
  };
  /** Saves without changing the site. */
  const saveQuietly = () => {
    if (saved?.status !== 'published') return save(saved?.status === 'scheduled' ? 'schedule' : 'draft');
    if (fields.hasTyped()) save('next');
    else say({ text: labels.nothing_to_save });
  };
  const onBack = useEffectEvent(() => {
    if (saveWhenBack.current) saveQuietly();
    saveWhenBack.current = false;
  });
  useEffect(() => {
    if (!isOffline) onBack();
  }, [isOffline]);

  /** Says that unsaved text stays stored when another text is opened. */
  const onLeft = useEffectEvent(() => {
    if (!fields.isDirty || !fields.drafts.storedAt) return;
    const title = fields.typed.title.trim() || (saved?.slug ?? labels.new);
    ownerToasts.show({ title: fill(switch_post, { title }) });
  });
  useEffect(() => () => onLeft(), []);

  const act = (intent: string | null | undefined) => {
    if (intent === 'preview') void preview.open();
    else if (intent === 'speech') void rehearse();
    else if (intent === 'unpublish' || intent === 'discard') busy || saving.save(intent);
    else save(savingIntents.find((each) => each === intent) ?? 'publish');
  };
  return {
    form,
    fields,
    saving,
    preview,
    busy,
    isLater,
    /** Whether saves can't reach the site. */
    isAway: isOffline || isSignedOut,
    message: saving.busy ? undefined : (given.message ?? status.message),
    say,
    wentLive,
    held,
    endHeld: () => setHeld(undefined),
    asked,
    endAsked: () => setAsked(undefined),
    act,
    onInput: () => {
      repeat.current = undefined;
      fields.onInput();
      status.onInput();
    },
    /** Handles the keys of both editors. Returns whether it did. */
    onKeyDown: (event: Pressed) => {
      const command = commandOf(event);
      if (command === 'save' && isOffline) saveWhenBack.current = true;
      else if (command === 'save') saveQuietly();
      else if (command === 'publish') save(publishIntent(saved, isLater));
      return command !== undefined;
    },
  };
}

export type PostSession = ReturnType<typeof usePostSession>;

/** Intents of submit buttons that save the typed text. */
const savingIntents: readonly Intent[] = ['draft', 'schedule', 'next', 'unschedule'];

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target'>;

/** Returns what a key press in the editor's form does. `none`: Enter in a field, which would publish the post. */
function commandOf(event: Pressed): 'save' | 'publish' | 'none' | undefined {
  if (event.key === 's' && isCommand(event)) return 'save';
  if (event.key !== 'Enter') return undefined;
  if (event.shiftKey && isCommand(event)) return 'publish';
  return event.target instanceof HTMLInputElement ? 'none' : undefined;
}

/** What the main button does: Publish, Update or Schedule. */
export function publishIntent(saved: OpenedPost | null, isLater: boolean): 'schedule' | 'publish' {
  const isUnpublished = saved?.status !== 'published';
  return isUnpublished && (isLater || saved?.status === 'scheduled') ? 'schedule' : 'publish';
}

/** Downloads the typed text as an HTML file. */
function downloadText({ title, slug, html }: DraftValues): void {
  const head = `<!DOCTYPE html>\n<meta charset="utf-8">\n<title>${escapeText(title)}</title>\n`;
  const page = [head, `<h1>${escapeText(title)}</h1>\n`, html];
  saveFile(new File(page, `${slug || 'post'}.html`, { type: 'text/html' }));
}
