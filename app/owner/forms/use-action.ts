import { useLayoutEffect, useRef } from 'react';
import { useFetcher } from 'react-router';

/** The field by which a form names itself, so that its result finds back. */
const nameField = 'sent_as';

/** Who waits for a result, by the name of the form that was sent. */
const senders = new Map<string, (result?: unknown) => void>();
let count = 0;

/** Gives an action's result to whoever sent the form with `useAction`. */
export function deliverResult(form: FormData, result: unknown): void {
  senders.get(String(form.get(nameField)))?.(result);
}

/**
 * Sends forms to the action of an owner's page, one after the other. `onResult`, as it was last rendered, is called once
 * for each with what `sent` was: with undefined where the action went on to another page, or the page broke; not at
 * all where it was left meanwhile. The result does not come by way of `fetcher.data`, which an effect would have to
 * notice: on a slow machine, the effect of a transition may not run (docs/decisions/0019).
 */
export function useAction<Result, Sent = void>(
  action: string,
  onResult: (result: Result | undefined, sent: Sent) => void,
) {
  const { submit } = useFetcher();
  const latest = useRef<typeof onResult>(undefined);
  const queue = useRef(Promise.resolve());
  useLayoutEffect(() => {
    latest.current = onResult;
  });
  useLayoutEffect(
    () => () => {
      latest.current = undefined;
    },
    [],
  );
  return (fields: Record<string, string> | FormData, sent: Sent): void => {
    count += 1;
    const name = String(count);
    const form = new FormData();
    for (const [field, value] of fields instanceof FormData ? fields : Object.entries(fields)) {
      form.append(field, value);
    }
    form.set(nameField, name);
    const deliver = (result?: unknown) => {
      if (senders.delete(name)) latest.current?.(result as Result | undefined, sent);
    };
    senders.set(name, deliver);
    // Sent while another is on its way, it would take that one back.
    const send = () => submit(form, { method: 'POST', action }).finally(deliver);
    queue.current = queue.current.then(send, send);
  };
}
