import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { Destination } from './check-destination.ts';

/** Some hosts refuse requests without a browser-like name; this one says honestly what it is. */
const userAgent = 'Mozilla/5.0 (compatible; BlogImport/1.0)';

/** Sends one GET to a checked destination and resolves with the response's head. The socket goes to the checked addresses alone. Rejects on connection errors and on abort. */
export function requestPinned(
  { url, addresses }: Destination,
  accept: string,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const pinned: LookupFunction = (_name, options, callback) => {
    const [first] = addresses;
    if (options.all) callback(null, addresses);
    else callback(null, first?.address ?? '', first?.family ?? 4);
  };
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const headers = { accept, 'accept-encoding': 'gzip, br, deflate', 'user-agent': userAgent };
    // `agent: false`: neither a kept socket of another caller nor a proxy from the environment is used.
    const request = send(url, { headers, lookup: pinned, agent: false, signal });
    request.on('response', resolve).on('error', reject).end();
  });
}
