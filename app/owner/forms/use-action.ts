import { useLayoutEffect, useRef } from 'react';
import { useFetcher } from 'react-router';

/** The field by which a form names itself, for its answer to find back. */
const nameField = 'sent_as';

/** Who waits for an answer, by the name of the form that was sent. */
const senders = new Map<string, (answer?: unknown) => void>();
let count = 0;

/** Gives an action's answer to whoever sent the form with `useAction`; nobody else is concerned. */
export function tellSender(form: FormData, answer: unknown): void {
  senders.get(String(form.get(nameField)))?.(answer);
}

/**
 * Sends forms to the action of an owner's page, one after the other. `onAnswer`, as it was last rendered, is called once
 * for each with what `sent` was: with undefined where the action went on to another page, or the page broke; not at
 * all where it was left meanwhile. The answer does not come by way of `fetcher.data`, which an effect would have to
 * notice: on a slow machine, the effect of a transition may not run (docs/decisions/0019).
 */
export function useAction<Answer, Sent = void>(
  action: string,
  onAnswer: (answer: Answer | undefined, sent: Sent) => void,
) {
  const { submit } = useFetcher();
  const latest = useRef<typeof onAnswer>(undefined);
  const queue = useRef(Promise.resolve());
  useLayoutEffect(() => {
    latest.current = onAnswer;
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
    const tell = (answer?: unknown) => {
      if (senders.delete(name)) latest.current?.(answer as Answer | undefined, sent);
    };
    senders.set(name, tell);
    // Sent while another is on its way, it would take that one back.
    const send = () => submit(form, { method: 'POST', action }).finally(tell);
    queue.current = queue.current.then(send, send);
  };
}
