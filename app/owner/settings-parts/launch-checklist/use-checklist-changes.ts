import { useState } from 'react';
import { fill } from '../../../../messages/fill.ts';
import { localised, paths } from '../../../../shared/paths.ts';
import { useOwner } from '../../context/owner-context.ts';
import { ownerToasts } from '../../context/owner-toasts.tsx';
import { type Held, readHeld } from '../../forms/read-held.ts';
import { useAction } from '../../forms/use-action.ts';
import type { Change, ChangeFailure } from '../change-settings.ts';
import type { hideable } from './checklist-items.ts';

/** What was sent, and what is said once it is done. */
interface Sent {
  fields: Record<string, string>;
  title: string;
}

type Done = Exclude<Change, { failure: ChangeFailure }>;

type Hideable = (typeof hideable)[number];

export interface ChecklistChanges {
  hide(list: Hideable, title: string): void;
  show(list: Hideable, title: string): void;
  showPosts(isShown: boolean): void;
  /** Shows all samples that nothing has replaced yet, or none. */
  showSamples(isShown: boolean): void;
  /** The owner stands by the built-in privacy page and terms. */
  confirmLegal(): void;
  failure: ChangeFailure | undefined;
  /** There while the last change waits for a reason: it names somebody who must not appear. */
  held: (Held & { letOut(reason: string): void; leave(): void }) | undefined;
}

/** What the launch checklist can change; what was done is said in a toast that offers to undo it. */
export function useChecklistChanges(): ChecklistChanges {
  const { messages, locale } = useOwner();
  const { samples } = messages.settings;
  const [failure, setFailure] = useState<ChangeFailure>();
  const [held, setHeld] = useState<Held & Sent>();
  const submit = useAction<Change, Sent>(localised(paths.settings, locale), (result, sent) => {
    const found = readHeld(result?.failure);
    setHeld(found && { ...found, ...sent });
    setFailure(found ? undefined : result?.failure);
    if (result && !result.failure) announce(result, sent.title);
  });
  const send = (fields: Sent['fields'], title: string) => submit(fields, { fields, title });
  /** `title` says what was done. */
  const save = (title: string, patch: object) =>
    send({ intent: 'save', patch: JSON.stringify(patch) }, title);

  const showPosts = (isShown: boolean, title: string) =>
    send({ intent: isShown ? 'show-posts' : 'hide-posts' }, title);

  const announce = (result: Done, title: string) => {
    const offer = (done: string, onAction: () => void) => {
      const altText = fill(messages.toasts.undo_alt, { action: done });
      ownerToasts.show({ title: done, action: { label: messages.toasts.undo, altText, onAction } });
    };
    if ('saved' in result && !result.isUndone) {
      offer(title, () =>
        send({ intent: 'save', patch: JSON.stringify(result.saved), undo: 'yes' }, messages.toasts.undone),
      );
    } else if ('samplePosts' in result && title !== messages.toasts.undone) {
      offer(title, () => showPosts(result.samplePosts === 'hidden', messages.toasts.undone));
    } else ownerToasts.show({ title });
  };

  return {
    hide: (list, name) => save(fill(samples.hidden_now, { name }), { [list]: [] }),
    show: (list, name) => save(fill(samples.shown_now, { name }), { [list]: null }),
    showSamples: (isShown) =>
      save(isShown ? samples.all_shown : samples.all_hidden, { show_samples: isShown }),
    showPosts: (isShown) => showPosts(isShown, isShown ? samples.posts_shown : samples.posts_hidden),
    confirmLegal: () => save(messages.toasts.settings_saved, { legal_read: true }),
    failure,
    held: held && {
      ...held,
      letOut: (reason) => submit({ ...held.fields, override_reason: reason }, held),
      leave: () => setHeld(undefined),
    },
  };
}
