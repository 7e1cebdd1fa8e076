import { fill } from '../../../copy/fill.ts';
import { pageContext } from '../../page-context.ts';
import { catchNetworkError } from '../auth/catch-network-error.ts';
import { requireOwner } from '../auth/require-owner.ts';
import { answerHeaders } from '../auth/retry-headers.ts';
import { useOwner } from '../context/owner-context.ts';
import { GuardedPage } from '../shell/guarded-page.tsx';
import { loadGuarded } from '../shell/load-guarded.ts';
import { readForm } from '../shell/read-form.ts';
import { afterAnswer } from '../shell/revalidate-after-action.ts';
import { askOrLose } from '../shell/use-last-loader-data.ts';
import type { Route } from './+types/activity-page';
import { ActivityList } from './activity-list.tsx';
import { loadActivity } from './load-activity.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return loadGuarded(page, () => loadActivity(page.core, url.searchParams));
}

/** Nothing can be changed here but the session. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const stopped = await requireOwner({ form: await readForm(request), page: context.get(pageContext), url });
  return stopped ?? null;
}

export { answerHeaders as headers };

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return askOrLose(serverLoader);
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return catchNetworkError({ request, serverAction });
}

export { afterAnswer as shouldRevalidate };

/** What was done on the site, newest first. */
export default function ActivityPage({ loaderData, actionData }: Route.ComponentProps) {
  const { brand, messages } = useOwner();
  const gate = actionData && 'gate' in actionData ? actionData.gate : undefined;
  return (
    <>
      <title>{fill(messages.activity.meta_title, { brand })}</title>
      <meta name="description" content={messages.activity.meta_description} />
      <GuardedPage loaded={loaderData} gate={gate}>
        {(activity) => <ActivityList activity={activity} />}
      </GuardedPage>
    </>
  );
}
