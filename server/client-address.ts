import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

/** The client behind `trustProxy` proxies, the rest of X-Forwarded-For can be made up; of IPv6 its /64, which one client owns. */
export function clientAddress(request: IncomingMessage, trustProxy: number): string {
  const forwarded = [request.headers['x-forwarded-for'] ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const chain = [...forwarded, request.socket.remoteAddress ?? ''];
  const address = bare(chain.at(-1 - Math.min(trustProxy, chain.length - 1)) ?? '');
  if (!ipaddr.isValid(address)) return address || 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()}/64`;
}

/** Without what is not the client's own: the port that some proxies add, and the interface it came in by. */
function bare(address: string): string {
  const withoutPort = /^\[(.*)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^([\d.]+):\d+$/, '$1');
  return withoutPort.split('%', 1)[0] ?? '';
}
