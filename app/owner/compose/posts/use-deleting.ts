import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { fill } from '../../../../copy/fill.ts';
import type { PostRow } from '../../../../core/core.ts';
import { localised, paths } from '../../../../shared/paths.ts';
import { useOwner } from '../../context/owner-context.ts';
import { ownerToasts } from '../../context/owner-toasts.tsx';
import type { Notice } from '../notice.ts';
import { removePost, restorePost } from '../posts-api.ts';

interface DeletingOptions {
  /** Id of the post in the editor; null for a new one. */
  openId: string | null;
  /** Hears what the editor's status line is to say. */
  onNotice: (notice: Notice) => void;
}

/** Deletes posts and brings them back, from wherever in the workspace. */
export function useDeleting({ openId, onNotice }: DeletingOptions) {
  const { messages, locale } = useOwner();
  const { compose, errors, toasts } = messages;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [busyId, setBusyId] = useState<string>();
  /** Counts what was deleted or brought back, for the bin to look again. */
  const [changes, setChanges] = useState(0);

  /** Says that it failed; where the session has ended the loader finds out, and the page asks for the password. */
  const refuse = async (sentence: string, status: number) => {
    const title = status === 0 ? errors.catalog.auth_network_compose : fill(sentence, { status });
    onNotice({ text: title, isFailure: true });
    ownerToasts.show({ title, variant: 'destructive' });
    if (status === 401) await revalidate();
  };

  const restore = async ({ id, title }: Pick<PostRow, 'id' | 'title'>) => {
    setBusyId(id);
    const answer = await restorePost(id);
    setBusyId(undefined);
    setChanges((count) => count + 1);
    if (!answer.ok) return refuse(compose.bin.not_restored, answer.failure.status);
    onNotice({ text: fill(compose.bin.restored, { title: title || answer.value.slug }) });
    await navigate(localised(paths.composePost(answer.value.slug), locale));
  };

  const remove = async ({ id, slug, title }: Pick<PostRow, 'id' | 'slug' | 'title'>) => {
    setBusyId(id);
    const answer = await removePost(slug);
    setBusyId(undefined);
    if (!answer.ok) return refuse(errors.catalog.delete, answer.failure.status);
    setChanges((count) => count + 1);
    ownerToasts.show({
      title: toasts.post_deleted,
      variant: 'destructive',
      action: {
        label: toasts.undo,
        altText: fill(toasts.undo_alt, { action: toasts.post_deleted }),
        onAction: () => void restore({ id, title }),
      },
    });
    if (id !== openId) return revalidate();
    onNotice({ text: fill(compose.status.deleted, { title: title || slug }) });
    await navigate(localised(paths.compose, locale), { replace: true });
  };

  return { remove, restore, busyId, changes };
}

export type Deleting = ReturnType<typeof useDeleting>;
