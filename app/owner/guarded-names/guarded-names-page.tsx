import type { GuardRecord, GuardState, OwnName } from '../../../core/guard/guard-core.ts';
import { useOwner } from '../context/owner-context.ts';
import { clientAction, clientLoader, shouldRevalidate } from '../shell/guarded-client.ts';
import { GuardedPage } from '../shell/guarded-page.tsx';
import { guardedAction, guardedHeaders, guardedLoader } from '../shell/guarded-route.ts';
import type { Route } from './+types/guarded-names-page';
import { changeNames, type NamesResult } from './change-names.ts';
import { NameList } from './name-list.tsx';

/** `names` and `records` are null until the password was given, `names` also where they can't be read. */
export interface LoadedNames {
  state: GuardState;
  isProved: boolean;
  names: OwnName[] | null;
  records: GuardRecord[] | null;
}

export const loader = guardedLoader(async ({ core, token }): Promise<LoadedNames> => {
  const state = await core.guard.state();
  const isProved = token !== undefined && (await core.session.provedUntil(token)) !== null;
  if (!isProved) return { state, isProved, names: null, records: null };
  const list = await core.guard.list();
  return { state, isProved, names: list.ok ? list.value : null, records: await core.guard.records() };
});

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
