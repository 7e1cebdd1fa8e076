import { useEffect, useState } from 'react';
import { Link, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { localized, paths } from '../../../shared/paths.ts';
import type { PageContext } from '../../page-context.ts';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import { type Message, ownerToasts } from '../forms/notices.tsx';
import {
  clientAction,
  clientLoader,
  shouldRevalidate as shouldRevalidateGuarded,
} from '../shell/guarded-client.ts';
import { GuardedPage } from '../shell/guarded-page.tsx';
import { guardedAction, guardedHeaders, guardedLoader } from '../shell/guarded-route.ts';
import type { Route } from './+types/compose-page';
import styles from './compose.module.css';
import { Editor } from './editor.tsx';
import {
  changeStatus,
  copyOpened,
  discardNext,
  type LoadedWorkspace,
  loadWorkspace,
  type PostResult,
  removePost,
  restoreNext,
  restorePost,
  type SaveFailure,
  savePost,
} from './post-action.ts';
import { useDeleting } from './posts/deleting.ts';
import { PostsSection } from './posts/posts-section.tsx';
import { UnsavedList } from './posts/unsaved-list.tsx';

export const loader = guardedLoader(({ core }, query) => loadWorkspace(core, query));

const actions = new Map<FormDataEntryValue | null, (form: FormData, page: PageContext) => Promise<unknown>>([
  ['delete', removePost],
  ['unpublish', changeStatus],
  ['republish', changeStatus],
  ['discard', discardNext],
  ['undiscard', restoreNext],
  ['copy', copyOpened],
  ['restore', restorePost],
]);

export const action = guardedAction((form, page) =>
  (actions.get(form.get('intent')) ?? savePost)(form, page),
);

export { clientAction, clientLoader, guardedHeaders as headers };

/** Revalidates nothing after a change by script, because the calling code navigates or revalidates. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const isDone = (change.actionResult as PostResult | undefined)?.done !== undefined;
  return isDone ? false : shouldRevalidateGuarded(change);
}

/** The workspace (docs/specification.md 2.9). */
export default function ComposePage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, description } = useOwner().messages.meta.compose;
  const result = actionData as { failure?: SaveFailure } | undefined;
  return (
    <GuardedPage title={title} description={description} loaderData={loaderData} actionData={actionData}>
      {(workspace, state) => <Workspace workspace={workspace} {...state} failure={result?.failure} />}
    </GuardedPage>
  );
}

interface WorkspaceProps {
  workspace: LoadedWorkspace;
  /** True while the password is asked for again. */
  isSignedOut: boolean;
  /** Whether the last request to the server got no response. */
  isLost: boolean;
  /** Why a form sent without JavaScript failed. */
  failure: SaveFailure | undefined;
}

/** The editor and the owner's posts. */
function Workspace({ workspace, isSignedOut, isLost, failure }: WorkspaceProps) {
  const { messages, locale } = useOwner();
  const { compose, errors } = messages;
  const { post } = workspace;
  const unsavedId = useSearchParams()[0].get('unsaved');
  const id = post?.id ?? unsavedId;
  /** Each post has its own editor (`key`), but a saved new post (`savedAs`) stays in its editor. */
  const [open, setOpen] = useState<{ key: number; id: string | null; savedAs?: string }>({ key: 0, id });
  const [message, setMessage] = useState<Message>();
  if (id !== open.id) {
    setOpen({ key: id !== null && id === open.savedAs ? open.key : open.key + 1, id });
  }
  useEffect(() => {
    if (isLost) ownerToasts.show({ title: errors.catalog.auth_network_compose, variant: 'destructive' });
  }, [isLost, errors]);
  const deleting = useDeleting({ openId: post?.id ?? null, onMessage: setMessage });
  const unsaved = <UnsavedList backups={workspace.unsaved} openId={id} />;
  const openNew = () => {
    setMessage(undefined);
    setOpen(({ key }) => ({ key: key + 1, id }));
  };

  const links = (
    <>
      {id !== null && (
        <Link to={localized(paths.compose, locale)} onClick={openNew}>
          {compose.new_post}
        </Link>
      )}
      <a href="#posts">{compose.posts_heading}</a>
    </>
  );

  return (
    <div className={styles.workspace}>
      <h1 className={text.hidden}>{compose.title}</h1>
      {id === null && unsaved}
      <Editor
        key={open.key}
        post={post}
        pair={workspace.pair}
        missing={workspace.missing}
        unsaved={workspace.unsaved}
        // Another new post is opened to begin another text.
        isRestoring={id !== null || open.key === 0}
        onNew={openNew}
        failure={failure}
        message={message}
        isSignedOut={isSignedOut}
        deleting={deleting}
        links={links}
        onCreated={(savedAs) => setOpen((now) => ({ ...now, savedAs }))}
        onMessageRead={() => setMessage(undefined)}
      />
      {id !== null && unsaved}
      <PostsSection workspace={workspace} deleting={deleting} />
    </div>
  );
}
