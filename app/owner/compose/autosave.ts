import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { WorkingCopyHead } from '../../../core/posts/working-copies.ts';
import { paths } from '../../../shared/paths.ts';
import type { WorkingCopyInput } from '../../../shared/post.ts';
import { storedKeys, useListener } from '../context/browser.ts';
import { whenIdle } from '../editor/editor-hooks.ts';
import { type Called, callApi } from '../forms/api.ts';
import { draftKey } from '../forms/drafts.ts';

/** Unsaved text as it is backed up on the server. `id` as in the API. */
export interface UnsavedText extends Omit<WorkingCopyInput, 'etag'> {
  id: string;
}

/** Time after the last key, and the longest time between two backups while typing; long texts wait longer. */
const pauseMs = 3_000;
const longestMs = 15_000;
const longText = { characters: 200_000, pauseMs: 10_000, longestMs: 60_000 };

/** Delay before a failed backup is retried. */
const retryMs = 30_000;

interface SenderOptions {
  isOnline: () => boolean;
  put: (id: string, input: WorkingCopyInput, isLeaving: boolean) => Promise<Called<WorkingCopyHead>>;
  remove: (id: string, by: { etag: string }) => Promise<unknown>;
  /** When the newest backup was written; undefined where the server has none of what is typed. */
  onKept: (writtenAt: string | undefined) => void;
  /** Another window has changed the text since. */
  onRefused: (id: string) => void;
}

/**
 * Sends what is typed to be kept on the server: the newest alone, in the pauses of the typing, one after the other. What
 * the server refuses stays in the browser, as everything does.
 */
export function createCopySender({ isOnline, put, remove, onKept, onRefused }: SenderOptions) {
  let wanted: UnsavedText | undefined;
  /** The backup that the next one replaces. */
  let known: { id: string; etag: string } | undefined;
  let underWay = 0;
  let sending: Promise<unknown> = Promise.resolve();
  /** The backup being sent is no longer wanted. */
  let isLetGo = false;
  let isHeld = false;
  /** A save is running; a backup must not arrive after it. */
  let isSaving = false;
  /** The editor is closed. */
  let isStopped = false;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const etagOf = (id: string): string => (known?.id === id ? known.etag : '');
  const sendIn = (milliseconds: number) => {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(() => whenIdle(() => void send(false)), milliseconds);
  };
  const due = ({ text }: UnsavedText) => {
    const isLong = text.html.length > longText.characters;
    const times = isLong ? longText : { pauseMs, longestMs };
    since ||= Date.now();
    sendIn(Math.max(0, Math.min(times.pauseMs, since + times.longestMs - Date.now())));
  };
  const removeKnown = async () => {
    const gone = known;
    known = undefined;
    if (gone) await remove(gone.id, { etag: gone.etag });
  };

  const send = async (isLeaving: boolean): Promise<void> => {
    // Who leaves can't wait for an answer; the server puts what arrives late aside.
    const mustWait = underWay > 0 || isSaving;
    if (!wanted || isHeld || !isOnline() || (mustWait && !isLeaving)) return;
    const sent = wanted;
    wanted = undefined;
    since = 0;
    const called = await deliver(sent, isLeaving);
    if (wanted && called.ok) due(wanted);
  };

  const deliver = (sent: UnsavedText, isLeaving: boolean): Promise<Called<WorkingCopyHead>> => {
    const delivered = putOne(sent, isLeaving);
    sending = delivered;
    return delivered;
  };

  const putOne = async (sent: UnsavedText, isLeaving: boolean): Promise<Called<WorkingCopyHead>> => {
    const { id, ...copy } = sent;
    underWay += 1;
    const called = await put(id, { ...copy, etag: etagOf(id) }, isLeaving);
    underWay -= 1;
    if (called.ok) {
      known = { id, etag: called.value.etag };
      if (isLetGo) await removeKnown();
      else onKept(called.value.written_at);
    } else fail(sent, called.failure.status);
    isLetGo = false;
    return called;
  };

  const fail = (sent: UnsavedText, status: number) => {
    onKept(undefined);
    if (isLetGo) return;
    wanted ??= sent;
    // Until somebody signs in, or has looked at what the other window did.
    if (status === 401 || status === 404 || status === 409) isHeld = true;
    // What is refused for what it is will be no other in half a minute.
    else if (status === 0 || status >= 500) sendIn(retryMs);
    if (status === 409) onRefused(sent.id);
  };

  const letGo = () => {
    clearTimeout(timer);
    wanted = undefined;
    since = 0;
    isLetGo = underWay > 0;
    onKept(undefined);
  };

  return {
    /** The text has changed. */
    note: (text: UnsavedText) => {
      wanted = text;
      if (!isHeld) due(text);
    },
    /** Sends the text now, after any request still running. */
    sendNow: async (text: UnsavedText): Promise<Called<WorkingCopyHead>> => {
      clearTimeout(timer);
      wanted = undefined;
      since = 0;
      await sending;
      return deliver(text, false);
    },
    /** Sends what is waiting now: the window may be closing. */
    flush: () => void send(true),
    hold: () => {
      isHeld = true;
      clearTimeout(timer);
    },
    resume: () => {
      isHeld = false;
      if (wanted) due(wanted);
    },
    /** Sends nothing until `endSave`, unless the window closes. */
    beginSave: () => {
      isSaving = true;
    },
    endSave: () => {
      isSaving = false;
      if (wanted && !isHeld) due(wanted);
    },
    /** The next backup replaces this one. */
    goOnFrom: (copy: { id: string; etag: string }) => {
      known = { id: copy.id, etag: copy.etag };
    },
    /** Etag of the known backup; '' for none. */
    etagOf,
    /** Nothing is unsaved: the backup is removed. */
    drop: () => {
      letGo();
      if (underWay === 0) void removeKnown();
    },
    /** Everything was saved, and the save has removed the backup. */
    settle: () => {
      letGo();
      known = undefined;
    },
    start: () => {
      isStopped = false;
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

type CopySender = ReturnType<typeof createCopySender>;

const removeOf: SentCopies['removeOf'] = (id, by) => callApi('DELETE', paths.apiUnsavedText(id, by));

export interface SentCopies extends CopySender {
  /** When the newest backup was written, ISO 8601; undefined for none. */
  keptAt: string | undefined;
  /** Counts backups refused because another window has written since. */
  refusals: number;
  /** Removes the backup with that writer or etag. */
  removeOf: (id: string, by: { writer?: string; etag?: string }) => Promise<Called<null>>;
}

/** Backs unsaved text up on the server in the background; waits while offline or signed out. */
export function useCopySender(isSignedOut: boolean): SentCopies {
  const [keptAt, setKeptAt] = useState<string>();
  const [refusals, setRefusals] = useState(0);
  const [sender] = useState(() =>
    createCopySender({
      isOnline: () => navigator.onLine,
      put: (id, body, isLeaving) =>
        callApi<WorkingCopyHead>('PUT', paths.apiUnsavedText(id), { body, isLeaving }),
      remove: removeOf,
      onKept: setKeptAt,
      onRefused: () => setRefusals((count) => count + 1),
    }),
  );
  useSignedInAgain(isSignedOut, sender.resume);
  // On the window: a listener on the document has brought the text into its field by then.
  useListener('visibilitychange', () => document.visibilityState === 'hidden' && sender.flush());
  useListener('pagehide', sender.flush);
  useListener('online', sender.resume);
  useEffect(() => {
    sender.start();
    return () => {
      sender.flush();
      sender.stop();
    };
  }, [sender]);
  return { ...sender, keptAt, refusals, removeOf };
}

/** Whether the text of that window is stored in this browser, so that no other device wrote it. */
export function isOfThisBrowser(writer: string): boolean {
  return storedKeys().some(
    (key) => key.startsWith(draftKey('compose_draft', '')) && key.endsWith(`:${writer}`),
  );
}

/** Calls `onSignedIn` after the owner has signed in again. */
export function useSignedInAgain(isSignedOut: boolean, onSignedIn: () => void): void {
  const goOn = useEffectEvent(onSignedIn);
  const wasSignedOut = useRef(false);
  useEffect(() => {
    if (wasSignedOut.current && !isSignedOut) goOn();
    wasSignedOut.current = isSignedOut;
  }, [isSignedOut]);
}
