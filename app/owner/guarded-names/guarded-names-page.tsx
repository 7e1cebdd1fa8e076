import { useOwner } from '../context/owner-context.ts';
import { clientAction, clientLoader, shouldRevalidate } from '../shell/guarded-client.ts';
import { GuardedPage } from '../shell/guarded-page.tsx';
import { guardedAction, guardedHeaders, guardedLoader } from '../shell/guarded-route.ts';
import type { Route } from './+types/guarded-names-page';
import { changeNames, type NamesResult } from './change-names.ts';
import { loadNames } from './load-names.ts';
import { NameList } from './name-list.tsx';

export const loader = guardedLoader(loadNames);

export const action = guardedAction(changeNames);

export { clientAction, clientLoader, guardedHeaders as headers, shouldRevalidate };

/** The names that must not appear, and what was let through all the same. */
export default function GuardedNamesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { meta_title, meta_description } = useOwner().messages.guard;
  return (
    <GuardedPage
      title={meta_title}
      description={meta_description}
      loaderData={loaderData}
      actionData={actionData}
    >
      {(content, { isLost }) => (
        <NameList {...content} result={actionData as NamesResult | undefined} isLost={isLost} />
      )}
    </GuardedPage>
  );
}
