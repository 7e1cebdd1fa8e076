import { useRef, useState } from 'react';
import { fill } from '../../../../copy/fill.ts';
import { localised, paths } from '../../../../shared/paths.ts';
import { useDesk } from '../../desk-context.ts';
import { ownerToasts } from '../../owner-toasts.tsx';
import { useAction } from '../../use-action.ts';
import type { Change, ChangeFailure } from '../change-settings.ts';
import type { hideable } from './hideable.ts';

type Hideable = (typeof hideable)[number];

export interface LaunchChanges {
  hide(list: Hideable, title: string): void;
  show(list: Hideable, title: string): void;
  hidePosts(): void;
  /** The owner stands by the built-in privacy page and terms. */
  confirmLegal(): void;
  failure: ChangeFailure | undefined;
}

/** What the launch list can change; what was done is said in a toast that offers to undo it. */
export function useLaunchChanges(): LaunchChanges {
  const { copy, locale } = useDesk();
  const { samples } = copy.settings;
  const titled = useRef('');
  const [failure, setFailure] = useState<ChangeFailure>();
  const action = useAction<Change>(localised(paths.settings, locale), (answer) => {
    setFailure(answer?.failure);
    if (answer && !answer.failure) tellDone(answer);
  });
  const send = (form: FormData) => {
    setFailure(undefined);
    void action(form);
  };
  const save = (patch: object, undo = false) => {
    const form = new FormData();
    form.set('intent', 'save');
    form.set('patch', JSON.stringify(patch));
    if (undo) form.set('undo', 'yes');
    send(form);
  };

  const tellDone = (answer: Exclude<Change, { failure: ChangeFailure }>) => {
    const offer = (title: string, onAction: () => void) => {
      const altText = fill(copy.toasts.undo_alt, { action: title });
      ownerToasts.show({ title, action: { label: copy.toasts.undo, altText, onAction } });
    };
    if ('saved' in answer) {
      if (answer.undone) ownerToasts.show({ title: copy.toasts.undone });
      else offer(titled.current, () => save(answer.saved, true));
    } else if ('hidden' in answer) {
      offer(samples.posts_hidden, () => {
        const form = new FormData();
        form.set('intent', 'restore-posts');
        for (const id of answer.hidden) form.append('id', id);
        send(form);
      });
    } else ownerToasts.show({ title: copy.toasts.undone });
  };

  const tell = (title: string, patch: object) => {
    titled.current = title;
    save(patch);
  };
  return {
    hide: (list, name) => tell(fill(samples.hidden_now, { name }), { [list]: [] }),
    show: (list, name) => tell(fill(samples.shown_now, { name }), { [list]: null }),
    hidePosts: () => {
      const form = new FormData();
      form.set('intent', 'hide-posts');
      send(form);
    },
    confirmLegal: () => tell(copy.toasts.settings_saved, { legal_read: true }),
    failure,
  };
}
