import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { PostRow } from '../../../../core/posts/post-core.ts';
import { fill } from '../../../../messages/fill.ts';
import { localized, paths } from '../../../../shared/paths.ts';
import { useOwner } from '../../context/owner-context.ts';
import { type Message, ownerToasts } from '../../forms/notices.tsx';
import { useAction } from '../../forms/use-action.ts';
import type { PostResult } from '../post-action.ts';

interface DeletingOptions {
  /** ID of the post in the editor; null for a new one. */
  openId: string | null;
  /** Shows a message in the editor's status line. */
  onMessage: (message: Message) => void;
}

type Deletable = Pick<PostRow, 'id' | 'slug' | 'title'>;

/** Deletes posts and restores them, from anywhere in the workspace. */
export function useDeleting({ openId, onMessage }: DeletingOptions) {
  const { messages, locale } = useOwner();
  const { compose, errors, toasts } = messages;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [busyId, setBusyId] = useState<string>();

  const refuse = (sentence: string, status: number) => {
    const title = status === 0 ? errors.catalog.auth_network_compose : fill(sentence, { status });
    onMessage({ text: title, isFailure: true });
    ownerToasts.show({ title, variant: 'destructive' });
  };

  const action = localized(paths.compose, locale);
  const sendDelete = useAction<PostResult, Deletable>(action, (result, post) => {
    setBusyId(undefined);
    if (!result) return;
    if (result.failure) return refuse(errors.catalog.delete, result.failure.status);
    ownerToasts.show({
      title: toasts.post_deleted,
      variant: 'destructive',
      action: {
        label: toasts.undo,
        altText: fill(toasts.undo_alt, { action: toasts.post_deleted }),
        onAction: () => restore(post),
      },
    });
    if (post.id !== openId) return void revalidate();
    onMessage({ text: fill(compose.status.deleted, { title: post.title || post.slug }) });
    void navigate(action, { replace: true });
  });
  const sendRestore = useAction<PostResult, Deletable>(action, (result, post) => {
    setBusyId(undefined);
    const failure = result?.failure;
    if (failure) refuse(compose.trash.not_restored, failure.status);
    // Restoring from the trash asks about confidential names and a missing approval.
    if (failure?.status === 409) void navigate(localized(paths.postsWith({ status: 'trash' }), locale));
    if (result?.done !== 'restored') return;
    const { slug } = result.saved;
    onMessage({ text: fill(compose.trash.restored, { title: post.title || slug }) });
    void navigate(localized(paths.composePost(slug), locale));
  });

  const restore = (post: Deletable) => {
    setBusyId(post.id);
    sendRestore({ intent: 'restore', undo: post.id, enhanced: '1' }, post);
  };
  const remove = ({ id, slug, title }: Deletable) => {
    setBusyId(id);
    sendDelete({ intent: 'delete', opened: slug, enhanced: '1' }, { id, slug, title });
  };
  return { remove, busyId };
}

export type Deleting = ReturnType<typeof useDeleting>;
