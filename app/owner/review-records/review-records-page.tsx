import { useOwner } from '../context/owner-context.ts';
import { clientAction, clientLoader, shouldRevalidate } from '../shell/guarded-client.ts';
import { GuardedPage } from '../shell/guarded-page.tsx';
import { guardedAction, guardedHeaders, guardedLoader } from '../shell/guarded-route.ts';
import type { Route } from './+types/review-records-page';
import { loadRecords } from './load-records.ts';
import { RecordList } from './record-list.tsx';
import { RecordSheet } from './record-sheet.tsx';

export const loader = guardedLoader(({ core }, query) => loadRecords(core, query));

/** Nothing can be changed here but the session: what is sealed stays. */
export const action = guardedAction(async () => null);

export { clientAction, clientLoader, guardedHeaders as headers, shouldRevalidate };

/** What was given to readers and what they said, one by one to be printed and filed. */
export default function ReviewRecordsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { records_meta, records_description } = useOwner().messages.reviewPanel;
  return (
    <GuardedPage
      title={records_meta}
      description={records_description}
      loaderData={loaderData}
      actionData={actionData}
    >
      {({ record, records }) =>
        record === undefined ? <RecordList records={records} /> : <RecordSheet record={record} />
      }
    </GuardedPage>
  );
}
