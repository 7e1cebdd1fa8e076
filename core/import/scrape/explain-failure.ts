import { withScheme } from '../../../shared/addresses.ts';
import type { Actor } from '../../../shared/sign-in.ts';
import { type Lookup, lookupAll } from '../../net/public-address.ts';

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

/** The host of an address (with or without its scheme) whose name nobody has registered, as after a slip of the hand; undefined where it has one, or where no name server can say. */
async function unknownHost(source: string, lookup: Lookup = lookupAll): Promise<string | undefined> {
  const host = URL.parse(withScheme(source))?.hostname;
  if (!host) return undefined;
  try {
    await lookup(host);
    return undefined;
  } catch (error) {
    // ENOTFOUND is an answer; anything else means that nobody could be asked.
    return error instanceof Error && 'code' in error && error.code === 'ENOTFOUND' ? host : undefined;
  }
}
