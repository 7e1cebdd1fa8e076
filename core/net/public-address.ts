import { lookup as systemLookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { fail, ok, type Result } from '../../shared/result.ts';

/**
 * IPv4 ranges that aren't the public internet: IANA's special-purpose registry (RFC 6890 and updates),
 * multicast, the reserved top range, and Azure's WireServer, which looks public.
 */
const closedIpv4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

/** Special ranges within 2000::/3: protocol assignments with Teredo and ORCHID, two for documentation, and 6to4. */
const closedIpv6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const closed4 = new BlockList();
const open6 = new BlockList();
const closed6 = new BlockList();

for (const [network, prefix] of closedIpv6) closed6.addSubnet(network, prefix, 'ipv6');
for (const [network, prefix] of closedIpv4) {
  closed4.addSubnet(network, prefix, 'ipv4');
  // NAT64 (RFC 6052) has an IPv4 address in its last 32 bits; hosts without IPv4 reach the whole web through it.
  closed6.addSubnet(`64:ff9b::${network}`, 96 + prefix, 'ipv6');
}
// Only global unicast and NAT64 are public.
open6.addSubnet('2000::', 3, 'ipv6');
open6.addSubnet('64:ff9b::', 96, 'ipv6');

/** Whether an address is public. IPv6 is without brackets. False for anything that isn't an address. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed4.check(address, 'ipv4');
  if (family !== 6 || address.includes('%')) return false;
  return open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
}

/** A host that everyone may reach. If its port is listed, its address may be private. */
export interface AllowedHost {
  /** As in `URL.hostname`: lowercase, punycode, and IPv6 in brackets. */
  hostname: string;
  port: number | null;
}

const entryPattern = /^(\[[^\]]+\]|[^:[\]]+)(?::(\d{1,5}))?$/;

function parseHost(entry: string): AllowedHost | undefined {
  const [, name, portText] = entryPattern.exec(entry) ?? [];
  if (!name || /[\s/?#@\\]/.test(name) || !URL.canParse(`http://${name}`)) return undefined;
  const port = portText === undefined ? null : Number(portText);
  if (port !== null && (port < 1 || port > 65_535)) return undefined;
  return { hostname: new URL(`http://${name}`).hostname, port };
}

/** Parses IMPORT_HOSTS: hosts with or without a port, separated by commas (`old.example.com, 127.0.0.1:9001`). */
export function parseAllowedHosts(
  text: string,
): Result<AllowedHost[], { code: 'host_invalid'; entry: string }> {
  const hosts: AllowedHost[] = [];
  for (const entry of text.split(',').map((part) => part.trim())) {
    if (!entry) continue;
    const host = parseHost(entry);
    if (!host) return fail({ code: 'host_invalid', entry });
    hosts.push(host);
  }
  return ok(hosts);
}

export function portOf(url: URL): number {
  return url.port ? Number(url.port) : url.protocol === 'https:' ? 443 : 80;
}

/** Returns the IP address in a URL, IPv6 without brackets; undefined for a name. */
export function literalAddress(url: URL): string | undefined {
  const bare = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) ? bare : undefined;
}

/** For the codes `address_…`, nothing was sent. */
export type NetFailure =
  | { code: 'address_invalid' }
  /** Not allowed for this caller: private, reserved, an unusual port, credentials, or not listed. */
  | { code: 'address_refused' }
  /** The name doesn't exist, no connection was possible, the transfer broke, or time ran out. */
  | { code: 'no_answer'; cause: 'connection' | 'timeout' }
  | { code: 'answered'; status: number }
  | { code: 'too_large'; maxBytes: number }
  | { code: 'too_many_redirects' }
  | { code: 'not_text'; contentType: string };

/** Endings of names that are never public: RFC 6761, 6762, 7686, 8375, 9476, ICANN's .internal, and those that routers use. */
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

/** Whether a name is local or reserved. Such names are refused without a lookup. */
export function isReservedName(name: string): boolean {
  const labels = name.replace(/\.$/, '').split('.');
  return labels.length < 2 || closedEndings.includes(labels.at(-1) ?? '');
}

export interface ResolvedAddress {
  address: string;
  family: number;
}

export type Lookup = (name: string) => Promise<ResolvedAddress[]>;

export type Permission = 'refused' | 'public' | 'anywhere';

export interface Destination {
  url: URL;
  /** The checked addresses. The connection goes to one of them without another lookup. */
  addresses: ResolvedAddress[];
}

export const lookupAll: Lookup = (name) => systemLookup(name, { all: true, order: 'verbatim' });

/** Parses an http or https URL without credentials, which a log or a redirect could reveal. */
export function parseWebAddress(address: string, base?: URL): Result<URL, NetFailure> {
  const url = URL.parse(address, base);
  if (!url || !/^https?:$/.test(url.protocol)) return fail({ code: 'address_invalid' });
  return url.username || url.password ? fail({ code: 'address_refused' }) : ok(url);
}

/**
 * Checks one hop before anything is sent. The name is resolved once and every address must be public, because
 * a private address among public ones indicates DNS rebinding.
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
