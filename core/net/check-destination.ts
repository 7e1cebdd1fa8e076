import { lookup as systemLookup } from 'node:dns/promises';
import { fail, ok, type Result } from '../../shared/result.ts';
import { literalAddress } from './allowed-hosts.ts';
import type { NetFailure } from './net-failure.ts';
import { isPublicAddress } from './public-address.ts';

/** Endings that never name a public site: RFC 6761, 6762, 7686, 8375, 9476, ICANN's .internal, and router habits. */
const closedEndings = [
  'alt',
  'arpa',
  'corp',
  'home',
  'internal',
  'intranet',
  'invalid',
  'lan',
  'local',
  'localdomain',
  'localhost',
  'onion',
  'private',
  'test',
];

/** Whether a lower-case host name is local or reserved, so that it is refused without asking for its address. */
export function isReservedName(name: string): boolean {
  const labels = name.replace(/\.$/, '').split('.');
  return labels.length < 2 || closedEndings.includes(labels.at(-1) ?? '');
}

export interface ResolvedAddress {
  address: string;
  family: number;
}

/** Every address of a name; rejects when there is none. */
export type Lookup = (name: string) => Promise<ResolvedAddress[]>;

/** How far a caller may go with an address: nowhere, if it proves public, or wherever it leads. */
export type Permission = 'refused' | 'public' | 'anywhere';

export interface Destination {
  url: URL;
  /** The checked addresses; the connection goes to one of these and asks no name server again. */
  addresses: ResolvedAddress[];
}

export const lookupAll: Lookup = (name) => systemLookup(name, { all: true, order: 'verbatim' });

/** An absolute web address as a URL: http or https, and no credentials that a log or a redirect could leak. */
export function parseWebAddress(address: string, base?: URL): Result<URL, NetFailure> {
  const url = URL.parse(address, base);
  if (!url || !/^https?:$/.test(url.protocol)) return fail({ code: 'address_invalid' });
  return url.username || url.password ? fail({ code: 'address_refused' }) : ok(url);
}

/**
 * Decides about one hop before a byte is sent. The name is resolved once, and every address it has must be public:
 * one private address among public ones is how rebinding starts.
 */
export async function checkDestination(
  url: URL,
  permission: Permission,
  lookup: Lookup,
): Promise<Result<Destination, NetFailure>> {
  if (permission === 'refused') return fail({ code: 'address_refused' });
  const literal = literalAddress(url);
  const onlyPublic = permission === 'public';
  if (onlyPublic && !literal && isReservedName(url.hostname)) return fail({ code: 'address_refused' });
  const addresses = literal
    ? [{ address: literal, family: literal.includes(':') ? 6 : 4 }]
    : await lookup(url.hostname).catch(() => []);
  if (addresses.length === 0) return fail({ code: 'no_answer', cause: 'connection' });
  if (onlyPublic && !addresses.every(({ address }) => isPublicAddress(address)))
    return fail({ code: 'address_refused' });
  return ok({ url, addresses });
}
