import { useOwner } from '../context/owner-context.ts';
import { clientAction, clientLoader, shouldRevalidate } from '../shell/guarded-client.ts';
import { GuardedPage } from '../shell/guarded-page.tsx';
import { guardedAction, guardedHeaders, guardedLoader } from '../shell/guarded-route.ts';
import type { Route } from './+types/post-list-page';
import { changeListed, copyListed, type ListResult, pinListed } from './change-listed.ts';
import { loadPostList } from './load-post-list.ts';
import { PostList } from './post-list.tsx';

export const loader = guardedLoader(({ core }, query) => loadPostList(core, query));

export const action = guardedAction<unknown>((form, page) => {
  const [copied, pinned, unpinned] = ['copy', 'pin', 'unpin'].map((name) => form.get(name));
  if (copied) return copyListed(String(copied), page);
  if (pinned) return pinListed(String(pinned), true, page);
  if (unpinned) return pinListed(String(unpinned), false, page);
  return changeListed(form, page);
});

export { clientAction, clientLoader, guardedHeaders as headers, shouldRevalidate };

/** Every post, to be found, narrowed down, and changed many at a time. */
export default function PostListPage({ loaderData, actionData }: Route.ComponentProps) {
  const { meta_title, meta_description } = useOwner().messages.postList;
  const result = actionData as ListResult | undefined;
  return (
    <GuardedPage
      title={meta_title}
      description={meta_description}
      loaderData={loaderData}
      actionData={actionData}
    >
      {(list, { isLost }) => <PostList list={list} result={result} isLost={isLost} />}
    </GuardedPage>
  );
}
