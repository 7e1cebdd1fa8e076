import { useEffect, useState } from 'react';
import type { WorkingCopyHead } from '../../../core/posts/autosaves.ts';
import { paths } from '../../../shared/paths.ts';
import type { WorkingCopyInput } from '../../../shared/post.ts';
import { storedKeys, useListener } from '../context/browser.ts';
import { whenIdle } from '../editor/editor-hooks.ts';
import { type Called, callApi } from '../forms/api.ts';
import { draftKey } from '../forms/drafts.ts';

/** Unsaved text as backed up on the server. `id` is the same as in the API. */
export interface UnsavedText extends Omit<WorkingCopyInput, 'etag'> {
  id: string;
}

/** The pause after the last key, and the longest interval between backups. Both are longer for long texts. */
const usualTimes = { pauseMs: 3_000, maxDelayMs: 15_000 };
const longTextTimes = { pauseMs: 10_000, maxDelayMs: 60_000 };
const longText = 200_000;

/** Delay before a failed backup is retried. */
const retryMs = 30_000;

/** Why nothing is sent: a failure that the owner has to resolve, a running save, or a closed editor. */
type Hold = 'problem' | 'save' | 'closed';

interface AutosaveOptions {
  isOnline: () => boolean;
  put: (id: string, input: WorkingCopyInput, isLeaving: boolean) => Promise<Called<WorkingCopyHead>>;
  remove: (id: string, by: { etag: string }) => Promise<unknown>;
  /** Called with the time of the newest backup; undefined if the server has none of the unsaved text. */
  onBackedUp: (writtenAt: string | undefined) => void;
  /** Called when another window has backed up this text in the meantime. */
  onConflict: (id: string) => void;
}

/** Backs up unsaved text on the server in typing pauses: only the newest text, one request at a time. */
export function createAutosave({ isOnline, put, remove, onBackedUp, onConflict }: AutosaveOptions) {
  let waiting: UnsavedText | undefined;
  let waitingSince = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The backup that the next one replaces. */
  let latest: { id: string; etag: string } | undefined;
  let running = 0;
  let lastRequest: Promise<unknown> = Promise.resolve();
  /** Whether the running request's text was discarded. */
  let isDiscarded = false;
  const holds = new Set<Hold>();

  const etagOf = (id: string): string => (latest?.id === id ? latest.etag : '');
  const sendIn = (milliseconds: number) => {
    clearTimeout(timer);
    if (!holds.has('closed')) timer = setTimeout(() => whenIdle(() => void sendPending(false)), milliseconds);
  };
  const sendSoon = () => {
    if (!waiting || holds.has('problem')) return;
    const { pauseMs, maxDelayMs } = waiting.text.html.length > longText ? longTextTimes : usualTimes;
    waitingSince ||= Date.now();
    sendIn(Math.max(0, Math.min(pauseMs, waitingSince + maxDelayMs - Date.now())));
  };
  const hold = (reason: Hold) => {
    holds.add(reason);
    clearTimeout(timer);
  };
  const release = (reason: Hold) => {
    holds.delete(reason);
    sendSoon();
  };
  const clearPending = () => {
    clearTimeout(timer);
    waiting = undefined;
    waitingSince = 0;
  };
  const discard = () => {
    clearPending();
    isDiscarded = running > 0;
    onBackedUp(undefined);
  };
  const removeLatest = async () => {
    const removed = latest;
    latest = undefined;
    if (removed) await remove(removed.id, { etag: removed.etag });
  };

  const sendPending = async (isLeaving: boolean): Promise<void> => {
    // A closing window can't wait for a response. The server ignores late arrivals.
    const isThrottled = !isLeaving && (running > 0 || holds.has('save'));
    if (!waiting || holds.has('problem') || isThrottled || !isOnline()) return;
    const called = await send(waiting, isLeaving);
    if (called.ok) sendSoon();
  };
  const send = (text: UnsavedText, isLeaving: boolean): Promise<Called<WorkingCopyHead>> => {
    clearPending();
    const request = sendOne(text, isLeaving);
    lastRequest = request;
    return request;
  };
  const sendOne = async (text: UnsavedText, isLeaving: boolean): Promise<Called<WorkingCopyHead>> => {
    const { id, ...copy } = text;
    running += 1;
    const called = await put(id, { ...copy, etag: etagOf(id) }, isLeaving);
    running -= 1;
    if (called.ok) {
      latest = { id, etag: called.value.etag };
      if (isDiscarded) await removeLatest();
      else onBackedUp(called.value.written_at);
    } else onFailure(text, called.failure.status);
    isDiscarded = false;
    return called;
  };
  const onFailure = (text: UnsavedText, status: number) => {
    onBackedUp(undefined);
    if (isDiscarded) return;
    waiting ??= text;
    // Wait until the owner signs in or chooses between the two texts.
    if (status === 401 || status === 404 || status === 409) holds.add('problem');
    // A text that the server rejects (4xx) isn't retried until it changes.
    else if (status === 0 || status >= 500) sendIn(retryMs);
    if (status === 409) onConflict(text.id);
  };

  return {
    /** Returns the etag of a text's newest backup; '' for none. */
    etagOf,
    /** Backs up the changed text after a pause. */
    note: (text: UnsavedText) => {
      waiting = text;
      sendSoon();
    },
    /** Sends the text after any request still running. */
    sendNow: async (text: UnsavedText): Promise<Called<WorkingCopyHead>> => {
      clearPending();
      await lastRequest;
      return send(text, false);
    },
    /** Sends the waiting text at once, because the window may be closing. */
    flush: () => void sendPending(true),
    hold,
    release,
    /** Makes the next backup replace the given one. */
    continueFrom: ({ id, etag }: { id: string; etag: string }) => {
      latest = { id, etag };
    },
    /** Removes the backup, because nothing is unsaved. */
    drop: () => {
      discard();
      if (running === 0) void removeLatest();
    },
    /** Stops backing up a text whose save has removed the backup. */
    settle: () => {
      discard();
      latest = undefined;
    },
    /** Starts sending. Returns a function that sends the waiting text and stops. */
    start: () => {
      release('closed');
      return () => {
        void sendPending(true);
        hold('closed');
      };
    },
  };
}

const removeBackup = (id: string, by: { writer?: string; etag?: string }) =>
  callApi<null>('DELETE', paths.apiUnsavedText(id, by));

/** Backs up unsaved text on the server in the background. Waits while offline. */
export function useAutosave() {
  const [backedUpAt, setBackedUpAt] = useState<string>();
  const [conflicts, setConflicts] = useState(0);
  const [autosave] = useState(() =>
    createAutosave({
      isOnline: () => navigator.onLine,
      put: (id, body, isLeaving) => callApi('PUT', paths.apiUnsavedText(id), { body, isLeaving }),
      remove: removeBackup,
      onBackedUp: setBackedUpAt,
      onConflict: () => setConflicts((count) => count + 1),
    }),
  );
  // Listens on the window, because the editor writes its text to the field in a document listener, which runs
  // first.
  useListener('visibilitychange', () => document.visibilityState === 'hidden' && autosave.flush());
  useListener('pagehide', autosave.flush);
  useListener('online', () => autosave.release('problem'));
  useEffect(autosave.start, []);
  return {
    ...autosave,
    /** When the newest backup was written, ISO 8601; undefined for none. */
    backedUpAt,
    /** The number of backups refused because another window has written a newer one. */
    conflicts,
    /** Removes a backup, if it still has that writer or etag. */
    removeBackup,
  };
}

/** Checks whether text by `writer` (a window) is stored in this browser, so that no other device wrote it. */
export function isOfThisBrowser(writer: string): boolean {
  const prefix = draftKey('compose_draft', '');
  return storedKeys().some((key) => key.startsWith(prefix) && key.endsWith(`:${writer}`));
}
