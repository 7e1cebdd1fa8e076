import { useCallback, useState } from 'react';
import { paths } from '../../../shared/paths.ts';
import type { NewResponses } from '../../../shared/review/review.ts';
import { callApi } from '../forms/call-api.ts';
import { usePolling } from '../forms/use-polling.ts';

const askEveryMs = 60_000;

/** The reviewers' responses that the owner hasn't seen: as loaded, then asked for each minute and when the window is shown again. */
export function useNewResponses(loaded: readonly NewResponses[] | null) {
  const [last, setLast] = useState({ loaded, now: loaded });
  const responses = last.loaded === loaded ? last.now : loaded;
  const isSignedIn = responses !== null;
  const ask = useCallback(async () => {
    if (!isSignedIn || document.visibilityState !== 'visible') return;
    const called = await callApi<NewResponses[]>('GET', paths.apiNewResponses);
    if (called.ok) setLast({ loaded, now: called.value });
    else if (called.failure.status === 401) setLast({ loaded, now: null });
  }, [loaded, isSignedIn]);
  usePolling(ask, askEveryMs);
  return { responses: responses ?? [], askForResponses: ask };
}
