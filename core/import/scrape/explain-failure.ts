import type { Actor } from '../../../shared/actor.ts';
import type { Lookup } from '../../net/check-destination.ts';
import { unknownHost } from './unknown-host.ts';

interface Asked {
  actor: Actor;
  /** With its scheme or without. */
  address: string;
  lookup?: Lookup | undefined;
}

/** A failure to read an address as the owner can act on it: `no_site` where its name is nobody's, else as it came. */
export async function explainFailure<Failure extends { code: string }>(
  failure: Failure,
  { actor, address, lookup }: Asked,
): Promise<Failure | { code: 'no_site'; host: string }> {
  if (!mayLackSite(failure, actor)) return failure;
  const host = await unknownHost(address, lookup);
  return host === undefined ? failure : { code: 'no_site', host };
}

/** Whether a failure may come of a name that does not exist. For strangers no name is looked up that they may not reach. */
function mayLackSite(failure: { code: string; cause?: unknown }, actor: Actor): boolean {
  if (failure.code === 'address_refused') return actor.owner;
  return failure.code === 'no_answer' && failure.cause === 'connection';
}
