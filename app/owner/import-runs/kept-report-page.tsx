import { useOwner } from '../context/owner-context.ts';
import { clientAction, clientLoader, shouldRevalidate } from '../shell/guarded-client.ts';
import { GuardedPage } from '../shell/guarded-page.tsx';
import { guardedAction, guardedHeaders, guardedLoader } from '../shell/guarded-route.ts';
import type { Route } from './+types/kept-report-page';
import { KeptReport } from './kept-report.tsx';
import { loadReport } from './load-runs.ts';

export const loader = guardedLoader(({ core }, query) => loadReport(core, query));

/** Nothing can be changed here but the session. */
export const action = guardedAction(async () => null);

export { clientAction, clientLoader, guardedHeaders as headers, shouldRevalidate };

/** What one import brought and changed. */
export default function KeptReportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { meta_title, meta_description } = useOwner().messages.importRuns.report;
  return (
    <GuardedPage
      title={meta_title}
      description={meta_description}
      loaderData={loaderData}
      actionData={actionData}
    >
      {(report) => <KeptReport report={report} />}
    </GuardedPage>
  );
}
