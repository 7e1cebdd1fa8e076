import { withScheme } from '../../../shared/with-scheme.ts';
import { type Lookup, lookupAll } from '../../net/check-destination.ts';

/** The host of an address (with or without its scheme) whose name nobody has registered, as after a slip of the hand; undefined where it has one, or where no name server can say. */
export async function unknownHost(source: string, lookup: Lookup = lookupAll): Promise<string | undefined> {
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
