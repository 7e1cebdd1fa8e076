import ipaddr from 'ipaddr.js';

export interface Network {
  /** `203.0.113.7`, `203.0.113.0/24`, `2001:db8:1:200::/56`; what is no address stands for itself. */
  name: string;
  /** Wrong passwords within 15 minutes that lock it out. */
  attempts: number;
}

/** The networks of a client, each within the next. The first stands for the client itself. */
export interface ClientNetworks {
  own: Network;
  wide?: Network;
  widest?: Network;
}

/** Five for a client (docs/specification.md 6.2); more for networks that many may share, too few to make a guess worth it. */
const attempts = { own: 5, ipv4: { 24: 50 }, ipv6: { 56: 20, 48: 40 } } as const;

/**
 * Whose attempts count together. An IPv6 client is its /64 (`server/client-address.ts`), but one customer is commonly
 * given a /56 or a /48 (RFC 6177): 65,536 clients. An IPv4 client is its address, with its neighbours in a /24.
 */
export function networksOf(client: string): ClientNetworks {
  const own = { name: client, attempts: attempts.own };
  const address = client.replace(/\/64$/, '');
  if (!ipaddr.isValid(address)) return { own };
  const part = (bits: number) => {
    const kind = ipaddr.parse(address).kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
    return `${kind.networkAddressFromCIDR(`${address}/${bits}`).toString()}/${bits}`;
  };
  return ipaddr.parse(address).kind() === 'ipv4'
    ? { own, wide: { name: part(24), attempts: attempts.ipv4[24] } }
    : {
        own,
        wide: { name: part(56), attempts: attempts.ipv6[56] },
        widest: { name: part(48), attempts: attempts.ipv6[48] },
      };
}
