import { useOwner } from '../../context/owner-context.ts';
import { clientAction, clientLoader, shouldRevalidate } from '../../shell/guarded-client.ts';
import { GuardedPage } from '../../shell/guarded-page.tsx';
import { guardedAction, guardedHeaders, guardedLoader } from '../../shell/guarded-route.ts';
import type { Route } from './+types/hand-over-page';
import { HeldFileForm } from './held-file-form.tsx';
import { loadHandOver } from './load-hand-over.ts';

export const loader = guardedLoader(loadHandOver);

/** Nothing is changed here but the session. */
export const action = guardedAction(async () => null);

export { clientAction, clientLoader, guardedHeaders as headers, shouldRevalidate };

/** The way to a text as a file; seen only where something stands against it. */
export default function HandOverPage({ loaderData, actionData }: Route.ComponentProps) {
  const { hand_over_meta, hand_over_description } = useOwner().messages.handover;
  return (
    <GuardedPage
      title={hand_over_meta}
      description={hand_over_description}
      loaderData={loaderData}
      actionData={actionData}
    >
      {(held) => <HeldFileForm {...held} />}
    </GuardedPage>
  );
}
