import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { useOwner } from '../context/owner-context.ts';
import {
  clientAction,
  clientLoader,
  shouldRevalidate as shouldRevalidateGuarded,
} from '../shell/guarded-client.ts';
import { GuardedPage } from '../shell/guarded-page.tsx';
import { guardedAction, guardedHeaders, guardedLoader } from '../shell/guarded-route.ts';
import type { Route } from './+types/compose-page';
import { loadWorkspace } from './load-workspace.ts';
import {
  changeStatus,
  copyOpened,
  type PostResult,
  removePost,
  restorePost,
  type SaveFailure,
  savePost,
} from './save-post.ts';
import { Workspace } from './workspace.tsx';

export const loader = guardedLoader(({ core }, query) => loadWorkspace(core, query));

export const action = guardedAction((form, page) => {
  switch (form.get('intent')) {
    case 'delete':
      return removePost(form, page);
    case 'unpublish':
    case 'republish':
      return changeStatus(form, page);
    case 'copy':
      return copyOpened(form, page);
    case 'restore':
      return restorePost(form, page);
    default:
      return savePost(form, page);
  }
});

export { clientAction, clientLoader, guardedHeaders as headers };

/** What was changed with the page's script is gone to, or asked for, by who changed it. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const isDone = (change.actionResult as PostResult | undefined)?.done !== undefined;
  return isDone ? false : shouldRevalidateGuarded(change);
}

/** Where the owner writes (docs/specification.md 2.9). */
export default function ComposePage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, description } = useOwner().messages.meta.compose;
  const result = actionData as { failure?: SaveFailure } | undefined;
  return (
    <GuardedPage title={title} description={description} loaderData={loaderData} actionData={actionData}>
      {(workspace, state) => <Workspace workspace={workspace} {...state} failure={result?.failure} />}
    </GuardedPage>
  );
}
