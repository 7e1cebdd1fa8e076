import { useOwner } from '../context/owner-context.ts';
import { clientAction, clientLoader, shouldRevalidate } from '../shell/guarded-client.ts';
import { GuardedPage } from '../shell/guarded-page.tsx';
import { guardedAction, guardedHeaders, guardedLoader } from '../shell/guarded-route.ts';
import type { Route } from './+types/activity-page';
import { ActivityList, loadActivity } from './activity-list.tsx';

export const loader = guardedLoader(({ core }, query) => loadActivity(core, query));

/** Nothing can be changed here but the session. */
export const action = guardedAction(async () => null);

export { clientAction, clientLoader, guardedHeaders as headers, shouldRevalidate };

export default function ActivityPage(props: Route.ComponentProps) {
  const { meta_title, meta_description } = useOwner().messages.activity;
  return (
    <GuardedPage {...props} title={meta_title} description={meta_description}>
      {(activity) => <ActivityList activity={activity} />}
    </GuardedPage>
  );
}
