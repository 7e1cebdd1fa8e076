import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { fill } from '../../../messages/fill.ts';
import { localised, paths } from '../../../shared/paths.ts';
import button from '../../ui/button.module.css';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import { ownerToasts } from '../context/owner-toasts.tsx';
import { HeldDialog } from '../forms/held-dialog.tsx';
import type { Message } from '../forms/message.ts';
import styles from './compose.module.css';
import { Editor } from './editor.tsx';
import type { LoadedWorkspace } from './load-workspace.ts';
import { OpenExisting } from './posts/open-existing.tsx';
import { OpenTranslationList } from './posts/open-translations.tsx';
import { PostsSection } from './posts/posts-section.tsx';
import { Trash } from './posts/trash.tsx';
import { useDeleting } from './posts/use-deleting.ts';
import { RestoreQuestion } from './review/restore-question.tsx';
import type { SaveFailure } from './save-post.ts';
import { UnsavedList } from './unsaved/unsaved-list.tsx';
import { useOnlineStatus } from './use-online-status.ts';

interface WorkspaceProps {
  workspace: LoadedWorkspace;
  /** True while the password is asked for again. */
  isSignedOut: boolean;
  /** True when the server did not answer the last time it was asked. */
  isLost: boolean;
  /** Why a form that was sent without the page's script came to nothing. */
  failure: SaveFailure | undefined;
}

/** Which editor is shown: each post has its own, but a new post that is saved stays in the one it was written in. */
interface OpenEditor {
  key: number;
  /** Id of the post, or of the unsaved text, that is open; null for a new one. */
  shows: string | null;
  /** Id of the post that the new one has become. */
  expects?: string;
}

/** The editor first, then the owner's posts and what was deleted of them. */
export function Workspace({ workspace, isSignedOut, isLost, failure }: WorkspaceProps) {
  const { messages, locale } = useOwner();
  const { compose, errors } = messages;
  const { post } = workspace;
  const begun = useSearchParams()[0].get('unsaved');
  const id = post?.id ?? begun;
  const [open, setOpen] = useState<OpenEditor>({ key: 0, shows: id });
  const [message, setMessage] = useState<Message>();
  /** Unsaved texts that were saved or discarded since the page was loaded. */
  const [settled, setSettled] = useState<string[]>([]);
  if (id !== open.shows) {
    setOpen({ key: id !== null && id === open.expects ? open.key : open.key + 1, shows: id });
  }
  useOnlineStatus(setMessage);
  useEffect(() => {
    if (isLost) ownerToasts.show({ title: errors.catalog.auth_network_compose, variant: 'destructive' });
  }, [isLost, errors]);
  const deleting = useDeleting({ openId: post?.id ?? null, onMessage: setMessage });

  // At the start it is what one may have come for; beside an opened post it waits below.
  const copies = workspace.unsaved.filter((copy) => !settled.includes(copy.id));
  const unsaved = <UnsavedList copies={copies} openId={id} />;

  return (
    <div className={styles.workspace}>
      <div className={styles.top}>
        <h1>{compose.title}</h1>
        <OpenExisting />
        <Link
          className={`${button.button} ${button.outlined} ${button.compact}`}
          to={localised(paths.compose, locale)}
          onClick={() => {
            setMessage(undefined);
            setOpen(({ key }) => ({ key: key + 1, shows: id }));
          }}
        >
          {compose.new_post}
        </Link>
        <a className={text.action} href="#posts">
          {compose.posts_heading}
        </a>
      </div>
      {id === null && unsaved}
      <Editor
        key={open.key}
        post={post}
        pair={workspace.pair}
        missing={workspace.missing}
        unsaved={workspace.unsaved}
        failure={failure}
        workspaceMessage={message}
        isSignedOut={isSignedOut}
        deleting={deleting}
        onCreated={(expects) => setOpen((now) => ({ ...now, expects }))}
        onSettled={(gone) => setSettled((ids) => [...ids, gone])}
        onMessageRead={() => setMessage(undefined)}
      />
      {id !== null && unsaved}
      <OpenTranslationList open={workspace.open} />
      <PostsSection workspace={workspace} deleting={deleting} />
      <Trash deleting={deleting} />
      {deleting.held && (
        <HeldDialog
          heading={fill(messages.guard.held_post, { title: deleting.held.title })}
          places={deleting.held.places}
          onLetOut={deleting.held.letOut}
          onLeave={deleting.held.leave}
        />
      )}
      {deleting.unapproved && <RestoreQuestion {...deleting.unapproved} />}
    </div>
  );
}
