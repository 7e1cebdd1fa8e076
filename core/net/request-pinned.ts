import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { Destination } from './check-destination.ts';

/** Some hosts refuse requests without a browser-like name; these say honestly what they are for. */
const userAgent = (purpose: string) => `Mozilla/5.0 (compatible; ${purpose}/1.0)`;

export interface PinnedRequest {
  signal: AbortSignal;
  /** GET unless given. */
  method?: 'GET' | 'HEAD';
  /** The Accept header; anything unless given. */
  accept?: string | undefined;
  /** What the other side is told it is asked for. */
  purpose?: string;
  /** Hears that somebody is there. */
  onConnect?: () => void;
}

/** Sends one request to a checked destination and resolves with the response's head. The socket goes to the checked addresses alone. Rejects on connection errors and on abort. */
export function requestPinned(
  { url, addresses }: Destination,
  { signal, method = 'GET', accept = '*/*', purpose = 'BlogImport', onConnect }: PinnedRequest,
): Promise<IncomingMessage> {
  const pinned: LookupFunction = (_name, options, callback) => {
    const [first] = addresses;
    if (options.all) callback(null, addresses);
    else callback(null, first?.address ?? '', first?.family ?? 4);
  };
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const headers = { accept, 'accept-encoding': 'gzip, br, deflate', 'user-agent': userAgent(purpose) };
    // `agent: false`: neither a kept socket of another caller nor a proxy from the environment is used.
    const request = send(url, { method, headers, lookup: pinned, agent: false, signal });
    if (onConnect) request.on('socket', (socket) => socket.once('connect', onConnect));
    request.on('response', resolve).on('error', reject).end();
  });
}
