import { BlockList, isIP } from 'node:net';

/**
 * IPv4 ranges that are not the public internet, from the IANA special-purpose registry (RFC 6890 and updates),
 * with multicast, the reserved top, and Azure's host-local WireServer, which looks public.
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

/** Inside 2000::/3: protocol assignments with Teredo and ORCHID, documentation twice, and 6to4. */
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
  // NAT64 (RFC 6052) carries an IPv4 address in its last 32 bits; machines without IPv4 see the whole web through it.
  closed6.addSubnet(`64:ff9b::${network}`, 96 + prefix, 'ipv6');
}
// Global unicast and NAT64 are all of IPv6 that is public; mapped, local, multicast and the rest fall outside.
open6.addSubnet('2000::', 3, 'ipv6');
open6.addSubnet('64:ff9b::', 96, 'ipv6');

/** Whether an IPv4 or IPv6 address (without brackets) is one of the public internet; false for anything else. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed4.check(address, 'ipv4');
  if (family !== 6 || address.includes('%')) return false;
  return open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
}
