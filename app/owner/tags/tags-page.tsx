import { useOwner } from '../context/owner-context.ts';
import { clientAction, clientLoader, shouldRevalidate } from '../shell/guarded-client.ts';
import { GuardedPage } from '../shell/guarded-page.tsx';
import { guardedAction, guardedHeaders, guardedLoader } from '../shell/guarded-route.ts';
import type { Route } from './+types/tags-page';
import { renameTag, type TagsResult } from './change-tags.ts';
import { TagRows } from './tag-rows.tsx';

export const loader = guardedLoader(({ core }) => core.tags.list());

export const action = guardedAction(renameTag);

export { clientAction, clientLoader, guardedHeaders as headers, shouldRevalidate };

/** Every tag, to be renamed or made one with another. */
export default function TagsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { meta_title, meta_description } = useOwner().messages.tags;
  const result = actionData as TagsResult | undefined;
  return (
    <GuardedPage
      title={meta_title}
      description={meta_description}
      loaderData={loaderData}
      actionData={actionData}
    >
      {(tags, { isLost }) => <TagRows tags={tags} result={result} isLost={isLost} />}
    </GuardedPage>
  );
}
