import { useOwner } from '../context/owner-context.ts';
import { clientAction, clientLoader, shouldRevalidate } from '../shell/guarded-client.ts';
import { GuardedPage } from '../shell/guarded-page.tsx';
import { guardedAction, guardedHeaders, guardedLoader } from '../shell/guarded-route.ts';
import type { Route } from './+types/kept-runs-page';
import { removals, removeRun } from './change-runs.ts';
import { KeptRunList } from './kept-run-list.tsx';

export const loader = guardedLoader(async ({ core }, query) => ({
  runs: await core.importRuns.list(),
  done: removals.find((name) => name === query.get('done')) ?? null,
}));

export const action = guardedAction(removeRun);

export { clientAction, clientLoader, guardedHeaders as headers, shouldRevalidate };

/** The imports whose reports are kept. */
export default function KeptRunsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { meta_title, meta_description } = useOwner().messages.importRuns.list;
  return (
    <GuardedPage
      title={meta_title}
      description={meta_description}
      loaderData={loaderData}
      actionData={actionData}
    >
      {(content) => <KeptRunList {...content} hasFailed={hasFailed(actionData)} />}
    </GuardedPage>
  );
}

function hasFailed(actionData: object | null | undefined): boolean {
  return (actionData as { failure?: unknown } | undefined)?.failure !== undefined;
}
