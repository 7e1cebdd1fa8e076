import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { DeletedPost, PostRow } from '../../../../core/posts/post-core.ts';
import { fill } from '../../../../messages/fill.ts';
import { localized, paths } from '../../../../shared/paths.ts';
import text from '../../../ui/text.module.css';
import { useLocalTime, useOwner } from '../../context/owner-context.ts';
import { callApi, useApiData } from '../../forms/api.ts';
import { Dialog, DialogHeading } from '../../forms/dialog.tsx';
import { Button, TextButton } from '../../forms/fields.tsx';
import field from '../../forms/forms.module.css';
import { NameWarningDialog } from '../../forms/name-warning.tsx';
import { type Message, ownerToasts } from '../../forms/notices.tsx';
import { readNameMatches, unapprovedHeading } from '../../forms/overrides.ts';
import { useAction } from '../../forms/use-action.ts';
import type { PostResult, SaveFailure } from '../post-action.ts';
import styles from './posts.module.css';

interface DeletingOptions {
  /** ID of the post in the editor; null for a new one. */
  openId: string | null;
  /** Shows a message in the editor's status line. */
  onMessage: (message: Message) => void;
}

type Deletable = Pick<PostRow, 'id' | 'slug' | 'title'>;

interface Restorable extends Pick<PostRow, 'id' | 'title'> {
  reason?: string;
  /** Restores the post even though the reviewer hasn't approved this version. */
  withoutApproval?: boolean;
}

/** Deletes posts and restores them, from anywhere in the workspace. */
export function useDeleting({ openId, onMessage }: DeletingOptions) {
  const { messages, locale } = useOwner();
  const { compose, errors, toasts } = messages;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [busyId, setBusyId] = useState<string>();
  /** The number of deletions and restorations so far. */
  const [changes, setChanges] = useState(0);
  /** The post that wasn't restored, and the failure to override. */
  const [question, setQuestion] = useState<{ post: Restorable; failure: SaveFailure }>();

  const onEnded = () => {
    setBusyId(undefined);
    setChanges((count) => count + 1);
  };
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
    setChanges((count) => count + 1);
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
  const sendRestore = useAction<PostResult, Restorable>(action, (result, post) => {
    onEnded();
    const failure = result?.failure;
    if (failure && (readNameMatches(failure) || failure.review)) return setQuestion({ post, failure });
    if (failure) return refuse(compose.trash.not_restored, failure.status);
    if (result?.done !== 'restored') return;
    const { slug } = result.saved;
    onMessage({ text: fill(compose.trash.restored, { title: post.title || slug }) });
    void navigate(localized(paths.composePost(slug), locale));
  });

  const restore = ({ id, title, reason = '', withoutApproval = false }: Restorable) => {
    setQuestion(undefined);
    setBusyId(id);
    const overrides = { override_reason: reason, without_approval: withoutApproval ? '1' : '' };
    sendRestore({ intent: 'restore', undo: id, enhanced: '1', ...overrides }, { id, title, withoutApproval });
  };
  const remove = ({ id, slug, title }: Deletable) => {
    setBusyId(id);
    sendDelete({ intent: 'delete', opened: slug, enhanced: '1' }, { id, slug, title });
  };
  const purge = async ({ id, slug, title }: Deletable) => {
    setBusyId(id);
    const purged = await callApi('DELETE', paths.apiDeletedPost(id));
    onEnded();
    if (purged.ok) return onMessage({ text: fill(compose.trash.purged, { title: title || slug }) });
    if (purged.failure.status === 401) return revalidate();
    refuse(errors.catalog.delete, purged.failure.status);
  };

  return { remove, purge, restore, busyId, changes, question, cancel: () => setQuestion(undefined) };
}

export type Deleting = ReturnType<typeof useDeleting>;

/** The posts deleted within 30 days. Loaded when opened. */
export function Trash({ deleting }: { deleting: Deleting }) {
  const { trash } = useOwner().messages.compose;
  const [isOpen, setOpen] = useState(false);
  const version = deleting.changes;
  const last = useApiData<DeletedPost[]>(isOpen ? paths.apiDeletedPosts : undefined, { version });
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
  const isBusy = deleting.busyId === post.id;
  return (
    <li>
      <span className={styles.rowTitle}>{title}</span>
      <span className={text.small}>{fill(trash.deleted_at, { time })}</span>
      <TextButton
        disabled={isBusy}
        aria-label={fill(trash.restore_label, { title })}
        onClick={() => deleting.restore(post)}
      >
        {trash.restore}
      </TextButton>
      <TextButton
        disabled={isBusy}
        aria-label={fill(trash.purge_label, { title })}
        onClick={() => confirm(fill(trash.purge_question, { title })) && void deleting.purge(post)}
      >
        {trash.purge}
      </TextButton>
    </li>
  );
}

/** Asks before a deleted post with confidential names or without approval is published again. */
export function RestoreQuestion({ deleting: { question, restore, cancel } }: { deleting: Deleting }) {
  const { compose, reviewPanel, guard } = useOwner().messages;
  if (!question) return null;
  const { post, failure } = question;
  const { title } = post;
  const held = readNameMatches(failure);
  if (held) {
    return (
      <NameWarningDialog
        heading={fill(guard.held_post, { title })}
        places={held.places}
        onOverride={(reason) => restore({ ...post, reason })}
        onCancel={cancel}
      />
    );
  }
  return (
    <Dialog onClose={cancel}>
      {failure.review && <DialogHeading>{unapprovedHeading(failure.review, reviewPanel)}</DialogHeading>}
      <p>{fill(reviewPanel.back_help, { title })}</p>
      <div className={field.actions}>
        <Button isOutlined onClick={() => restore({ ...post, withoutApproval: true })}>
          {reviewPanel.back_go_on}
        </Button>
        <TextButton onClick={cancel}>{compose.actions.cancel}</TextButton>
      </div>
    </Dialog>
  );
}
