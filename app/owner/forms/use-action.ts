import { startTransition, useLayoutEffect, useReducer, useRef } from 'react';
import { useFetcher } from 'react-router';

interface Submission<Sent> {
  sent: Sent;
  /** The fetcher's data when the form was sent. A different object is the form's result. */
  before: unknown;
  /** Whether the request and its revalidation have ended. */
  isSettled: boolean;
  /** Lets the next form be sent. */
  end: () => void;
}

/**
 * Sends forms to an owner page's action, one after the other. `onResult` gets each result, or undefined if
 * the action redirected or the page failed.
 */
export function useAction<Result, Sent = void>(
  action: string,
  onResult: (result: Result | undefined, sent: Sent) => void,
) {
  const { submit, data, state } = useFetcher();
  const current = useRef<Submission<Sent>>(undefined);
  const lastData = useRef<unknown>(undefined);
  const queue = useRef(Promise.resolve());
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  // Without dependencies, because React can skip the effect of a single transition (React issue 34556).
  useLayoutEffect(() => {
    lastData.current = data;
    const submission = current.current;
    if (!submission) return;
    const isEmpty = submission.isSettled && state === 'idle';
    if (data === submission.before && !isEmpty) return;
    current.current = undefined;
    submission.end();
    const result = data === submission.before ? undefined : data;
    // Called outside the effect, so that callers can flush changes before they move the focus.
    queueMicrotask(() => onResult(result, submission.sent));
  });
  useLayoutEffect(() => () => current.current?.end(), []);
  return (fields: Record<string, string> | FormData, sent: Sent): void => {
    const form = new FormData();
    const entries = fields instanceof FormData ? fields : Object.entries(fields);
    for (const [field, value] of entries) form.append(field, value);
    const send = async () => {
      const ended = Promise.withResolvers<void>();
      const submission = { sent, before: lastData.current, isSettled: false, end: ended.resolve };
      current.current = submission;
      await submit(form, { method: 'POST', action, flushSync: true }).catch(() => undefined);
      submission.isSettled = true;
      startTransition(renderAgain);
      await ended.promise;
    };
    // A second submission would cancel the running one.
    queue.current = queue.current.then(send);
  };
}
