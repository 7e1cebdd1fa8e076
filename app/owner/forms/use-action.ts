import { useLayoutEffect, useRef } from 'react';
import { useFetcher } from 'react-router';

/** The field by which a form names itself, so that its result finds back. */
const nameField = 'sent_as';

/** Who waits for a result, by the name of the form that was sent. */
const senders = new Map<string, (result?: unknown) => void>();
let count = 0;

export function deliverResult(form: FormData, result: unknown): void {
  senders.get(String(form.get(nameField)))?.(result);
}

/**
 * Sends forms to an owner page's action, one after the other. `onResult` gets each result; undefined where the action went
 * to another page or the page broke. No effect reads `fetcher.data`: it may not run (docs/decisions/0019).
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
