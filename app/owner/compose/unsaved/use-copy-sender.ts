import { useEffect, useEffectEvent, useState } from 'react';
import type { WorkingCopyHead } from '../../../../core/posts/working-copies/working-copy-core.ts';
import { paths } from '../../../../shared/paths.ts';
import { type Called, callApi } from '../../forms/api.ts';
import { useSignedInAgain } from '../use-signed-in-again.ts';
import { type CopySender, createCopySender } from './copy-sender.ts';

const removeOf: SentCopies['removeOf'] = (id, by) => callApi('DELETE', paths.apiUnsavedText(id, by));

export interface SentCopies extends CopySender {
  /** When the newest was written that the server keeps, ISO 8601; undefined where it has not what is typed. */
  keptAt: string | undefined;
  /** Counts the copies that were refused because another window has written since. */
  refusals: number;
  /** Lets the copy go that `by` has written or read. */
  removeOf: (id: string, by: { writer?: string; etag?: string }) => Promise<Called<null>>;
}

/** Lets the server keep what is typed, quietly: without a line or a session it waits, and nobody is asked for anything. */
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
  const onVisibility = useEffectEvent(() => document.visibilityState === 'hidden' && sender.flush());
  useEffect(() => {
    sender.start();
    // On the window: the text has come into its field by then, which hears of it on the document.
    const change = () => onVisibility();
    addEventListener('visibilitychange', change);
    addEventListener('pagehide', sender.flush);
    addEventListener('online', sender.resume);
    return () => {
      removeEventListener('visibilitychange', change);
      removeEventListener('pagehide', sender.flush);
      removeEventListener('online', sender.resume);
      sender.flush();
      sender.stop();
    };
  }, [sender]);
  return { ...sender, keptAt, refusals, removeOf };
}
