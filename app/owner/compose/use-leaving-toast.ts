import { useEffect, useEffectEvent } from 'react';
import { fill } from '../../../messages/fill.ts';
import { useOwner } from '../context/owner-context.ts';
import { ownerToasts } from '../context/owner-toasts.tsx';
import type { Fields } from './use-fields.ts';

/** Tells, where another text is opened over one that was not saved, that what was typed is kept. */
export function useLeavingToast({ isDirty, drafts, typed, saved }: Fields): void {
  const { compose } = useOwner().messages;
  const leaving = useEffectEvent(() => {
    if (!isDirty || !drafts.storedAt) return;
    const title = typed.title.trim() || (saved?.slug ?? compose.status.new);
    ownerToasts.show({ title: fill(compose.switch_post, { title }) });
  });
  useEffect(() => () => leaving(), []);
}
