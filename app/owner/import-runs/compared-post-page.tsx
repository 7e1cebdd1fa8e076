import { useOwner } from '../context/owner-context.ts';
import { clientAction, clientLoader, shouldRevalidate } from '../shell/guarded-client.ts';
import { GuardedPage } from '../shell/guarded-page.tsx';
import { guardedAction, guardedHeaders, guardedLoader } from '../shell/guarded-route.ts';
import type { Route } from './+types/compared-post-page';
import { decidePost } from './change-runs.ts';
import { ComparedPost } from './compared-post.tsx';
import { loadPost } from './load-runs.ts';

export const loader = guardedLoader(({ core }, query) => loadPost(core, query));

export const action = guardedAction(decidePost);

export { clientAction, clientLoader, guardedHeaders as headers, shouldRevalidate };

/** One imported article beside its original. */
export default function ComparedPostPage({ loaderData, actionData }: Route.ComponentProps) {
  const { meta_title, meta_description } = useOwner().messages.importRuns.post;
  const { failure } = (actionData ?? {}) as { failure?: unknown };
  return (
    <GuardedPage
      title={meta_title}
      description={meta_description}
      loaderData={loaderData}
      actionData={actionData}
    >
      {(loaded) => <ComparedPost loaded={loaded} failure={failure} />}
    </GuardedPage>
  );
}
