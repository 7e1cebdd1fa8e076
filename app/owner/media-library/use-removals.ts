import { useState } from 'react';
import { flushSync } from 'react-dom';
import { fill } from '../../../messages/fill.ts';
import type { MediaItem, MediaUse } from '../../../shared/media.ts';
import { localised, paths } from '../../../shared/paths.ts';
import { useOwner } from '../context/owner-context.ts';
import { ownerToasts } from '../forms/notices.tsx';
import { useAction } from '../forms/use-action.ts';
import type { LibraryChange } from './change-library.ts';

/** How the removal of a picture stands: under way, done, or why it was refused. */
export type Removal = 'removing' | 'removed' | NonNullable<LibraryChange['failure']>;

/** Removes pictures for good and tells of it, also when the picture's window was closed meanwhile. */
export function useRemovals(onRemoved: (id: string) => void) {
  const { messages, locale } = useOwner();
  const { details } = messages.mediaLibrary;
  const [removals, setRemovals] = useState<Record<string, Removal | undefined>>({});
  const note = (id: string, removal?: Removal) => setRemovals((now) => ({ ...now, [id]: removal }));
  const send = useAction<LibraryChange, string>(localised(paths.mediaLibrary, locale), (result, id) => {
    if (!result || result.failure) return note(id, result?.failure);
    // The picture's window goes first: while it is open, nothing outside it takes the focus.
    flushSync(() => note(id, 'removed'));
    ownerToasts.show({ title: details.deleted, variant: 'destructive' });
    document.getElementById('content')?.focus();
    onRemoved(id);
  });
  const remove = ({ id, file_name }: MediaItem, uses: MediaUse[]) => {
    // Nobody is asked whether to do what cannot be done.
    if (uses.length > 0) return note(id, { code: 'in_use', places: uses });
    if (removals[id] === 'removing' || !confirm(fill(details.confirm, { name: file_name || id }))) return;
    note(id, 'removing');
    send({ intent: 'delete', id }, id);
  };
  return { removals, remove };
}
