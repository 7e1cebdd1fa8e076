import type { GuardRecord, GuardState, OwnName } from '../../../core/guard/guard-core.ts';
import type { PageContext } from '../../page-context.ts';

/** `names` and `records` are null until the password was given, `names` also where they can't be read. */
export interface LoadedNames {
  state: GuardState;
  isProved: boolean;
  names: OwnName[] | null;
  records: GuardRecord[] | null;
}

export async function loadNames({ core, token }: PageContext): Promise<LoadedNames> {
  const state = await core.guard.state();
  const isProved = token !== undefined && (await core.session.provedUntil(token)) !== null;
  if (!isProved) return { state, isProved, names: null, records: null };
  const list = await core.guard.list();
  return { state, isProved, names: list.ok ? list.value : null, records: await core.guard.records() };
}
