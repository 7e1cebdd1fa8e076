import { useRef } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { fill } from '../../../messages/fill.ts';
import { localised, paths } from '../../../shared/paths.ts';
import { useOwner } from '../context/owner-context.ts';
import type { Message } from '../forms/notices.tsx';
import type { Fields } from './use-fields.ts';
import { useSignedInAgain } from './use-signed-in-again.ts';

interface RehearsalOptions {
  fields: Fields;
  /** True while the session has ended and the password is asked for. */
  isSignedOut: boolean;
  say: (message: Message) => void;
}

/** Opens what stands in the editor as a speech: as it is saved, else as the server keeps it from now on. At the end of a session it waits for the password. */
export function useRehearsal({ fields, isSignedOut, say }: RehearsalOptions) {
  const { messages, locale } = useOwner();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const isBusy = useRef(false);
  const isWaiting = useRef(false);
  const onFailure = (text: string) => say({ text, isFailure: true });

  const open = async () => {
    if (isBusy.current) return;
    const { saved, isDirty } = fields;
    if (!isDirty && !saved) return onFailure(messages.speech.empty);
    if (!isDirty && saved) return navigate(localised(paths.speech({ slug: saved.slug }), locale));
    isBusy.current = true;
    const kept = await fields.keepNow();
    isBusy.current = false;
    if (kept.ok) {
      const name = { ...(saved && { slug: saved.slug }), unsaved: kept.value.id };
      return navigate(localised(paths.speech(name), locale));
    }
    const { status } = kept.failure;
    isWaiting.current = status === 401;
    onFailure(
      status === 409
        ? messages.speech.written_elsewhere
        : status === 0
          ? messages.errors.catalog.auth_network_compose
          : fill(messages.speech.not_kept, { status }),
    );
    // The page finds out for itself that nobody is signed in, and asks.
    if (isWaiting.current) await revalidate();
  };
  useSignedInAgain(isSignedOut, () => {
    if (isWaiting.current) void open();
    isWaiting.current = false;
  });

  return { open };
}
