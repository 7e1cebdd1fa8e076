import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { DeletedPost, PostRow } from '../../../../core/posts/post-core.ts';
import { fill } from '../../../../messages/fill.ts';
import { localised, paths } from '../../../../shared/paths.ts';
import text from '../../../ui/text.module.css';
import { useLocalTime, useOwner } from '../../context/owner-context.ts';
import { callApi, useApiData } from '../../forms/api.ts';
import { TextButton } from '../../forms/fields.tsx';
import field from '../../forms/forms.module.css';
import { type Message, ownerToasts } from '../../forms/notices.tsx';
import { type Held, readHeld } from '../../forms/overrides.ts';
import { useAction } from '../../forms/use-action.ts';
import type { PostResult, SaveFailure } from '../post-action.ts';
import styles from './posts.module.css';

interface DeletingOptions {
  /** Id of the post in the editor; null for a new one. */
  openId: string | null;
  /** The editor's status line changes. */
  onMessage: (message: Message) => void;
}

type Deletable = Pick<PostRow, 'id' | 'slug' | 'title'>;
/** `withoutApproval`: the owner goes on although its reader has not approved it. */
type Restorable = Pick<PostRow, 'id' | 'title'> & { withoutApproval?: boolean };

/** Deletes posts and brings them back, from wherever in the workspace. */
export function useDeleting({ openId, onMessage }: DeletingOptions) {
  const { messages, locale } = useOwner();
  const { compose, errors, toasts } = messages;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [busyId, setBusyId] = useState<string>();
  /** Counts what was deleted or brought back, for the trash to look again. */
  const [changes, setChanges] = useState(0);

  /** A post that names somebody, and comes back for a reason alone. */
  const [held, setHeld] = useState<Restorable & Held>();
  /** A post that its reader has not approved as it is, and comes back all the same or not at all. */
  const [unapproved, setUnapproved] = useState<Restorable & NonNullable<SaveFailure['review']>>();

  const refuse = (sentence: string, status: number) => {
    const title = status === 0 ? errors.catalog.auth_network_compose : fill(sentence, { status });
    onMessage({ text: title, isFailure: true });
    ownerToasts.show({ title, variant: 'destructive' });
  };
  const announceDeleted = ({ id, title }: Deletable) =>
    ownerToasts.show({
      title: toasts.post_deleted,
      variant: 'destructive',
      action: {
        label: toasts.undo,
        altText: fill(toasts.undo_alt, { action: toasts.post_deleted }),
        onAction: () => restore({ id, title }),
      },
    });

  const action = localised(paths.compose, locale);
  const sendDelete = useAction<PostResult, Deletable>(action, (result, post) => {
    setBusyId(undefined);
    if (!result) return;
    if (result.failure) return refuse(errors.catalog.delete, result.failure.status);
    setChanges((count) => count + 1);
    announceDeleted(post);
    if (post.id !== openId) return void revalidate();
    onMessage({ text: fill(compose.status.deleted, { title: post.title || post.slug }) });
    void navigate(action, { replace: true });
  });
  const sendRestore = useAction<PostResult, Restorable>(action, (result, post) => {
    setBusyId(undefined);
    setChanges((count) => count + 1);
    const found = readHeld(result?.failure);
    if (found) return setHeld({ ...post, ...found });
    if (result?.failure?.review) return setUnapproved({ ...post, ...result.failure.review });
    if (result?.failure) return refuse(compose.trash.not_restored, result.failure.status);
    if (result?.done !== 'restored') return;
    const { slug } = result.saved;
    onMessage({ text: fill(compose.trash.restored, { title: post.title || slug }) });
    void navigate(localised(paths.composePost(slug), locale));
  });

  const restore = (post: Restorable, { reason = '', withoutApproval = false } = {}) => {
    setHeld(undefined);
    setUnapproved(undefined);
    setBusyId(post.id);
    const leave = { override_reason: reason, without_approval: withoutApproval ? '1' : '' };
    sendRestore({ intent: 'restore', undo: post.id, enhanced: '1', ...leave }, { ...post, withoutApproval });
  };
  const remove = ({ id, slug, title }: Deletable) => {
    setBusyId(id);
    sendDelete({ intent: 'delete', opened: slug, enhanced: '1' }, { id, slug, title });
  };
  const purge = async ({ id, slug, title }: Deletable) => {
    setBusyId(id);
    const purged = await callApi('DELETE', paths.apiDeletedPost(id));
    setBusyId(undefined);
    setChanges((count) => count + 1);
    if (purged.ok) return onMessage({ text: fill(compose.trash.purged, { title: title || slug }) });
    if (purged.failure.status === 401) return revalidate();
    refuse(errors.catalog.delete, purged.failure.status);
  };
  return {
    remove,
    purge,
    restore,
    busyId,
    changes,
    held: held && {
      ...held,
      letOut: (reason: string) => restore(held, { reason, withoutApproval: held.withoutApproval === true }),
      leave: () => setHeld(undefined),
    },
    unapproved: unapproved && {
      ...unapproved,
      onGoOn: () => restore(unapproved, { withoutApproval: true }),
      onClose: () => setUnapproved(undefined),
    },
  };
}

export type Deleting = ReturnType<typeof useDeleting>;

/** What was deleted within 30 days, to be brought back. Looked for when it is opened. */
export function Trash({ deleting }: { deleting: Deleting }) {
  const { trash } = useOwner().messages.compose;
  const [isOpen, setOpen] = useState(false);
  const last = useApiData<DeletedPost[]>(isOpen ? paths.apiDeletedPosts : undefined, {
    version: deleting.changes,
  });
  const posts = last?.ok ? last.value : [];

  return (
    <details className={styles.trash} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{trash.heading}</summary>
      <p className={text.small}>{trash.intro}</p>
      <p role="status" className={last?.ok === false ? field.error : text.small}>
        {last?.ok === false && trash.failed}
        {last?.ok && posts.length === 0 && trash.empty}
      </p>
      {posts.length > 0 && (
        <ul>
          {posts.map((post) => (
            <Deleted key={post.id} post={post} deleting={deleting} />
          ))}
        </ul>
      )}
    </details>
  );
}

function Deleted({ post, deleting }: { post: DeletedPost; deleting: Deleting }) {
  const { trash } = useOwner().messages.compose;
  const title = post.title || post.slug;
  const time = useLocalTime(post.deleted_at);
  return (
    <li>
      <span className={styles.trashTitle}>{title}</span>
      <span className={text.small}>{fill(trash.deleted_at, { time })}</span>
      <TextButton
        disabled={deleting.busyId === post.id}
        aria-label={fill(trash.restore_label, { title })}
        onClick={() => deleting.restore(post)}
      >
        {trash.restore}
      </TextButton>
      <TextButton
        disabled={deleting.busyId === post.id}
        aria-label={fill(trash.purge_label, { title })}
        onClick={() => {
          if (confirm(fill(trash.purge_question, { title }))) void deleting.purge(post);
        }}
      >
        {trash.purge}
      </TextButton>
    </li>
  );
}
