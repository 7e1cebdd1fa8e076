import type { IncomingMessage } from 'node:http';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Names under which a machine knows itself; no name server can give them to another. */
const loopback = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Why a writing request is refused; undefined when a page of this site sent it, or a program, which sends no origin. The
 * host counts too: a name of another's that leads here would make the other's pages ours.
 */
export function foreignOrigin(request: IncomingMessage, origin: string): string | undefined {
  if (reading.has(request.method ?? 'GET')) return undefined;
  const { host } = request.headers;
  // Browsers always name the host; HTTP/1.0 lets programs leave it out.
  if (host !== undefined && !isOurs(host, request, origin)) {
    return `This site is not known as “${shortened(host)}”. If it is yours, set SITE_URL on the server to the address at which it is opened.`;
  }
  return isFromThisSite(request, origin) ? undefined : 'This request came from another site.';
}

function isFromThisSite({ headers }: IncomingMessage, origin: string): boolean {
  const fetchSite = headers['sec-fetch-site'];
  if (fetchSite !== undefined) return fetchSite === 'same-origin' || fetchSite === 'none';
  const { origin: from, host } = headers;
  if (from === undefined) return true;
  // A site reached by a second name (localhost beside 127.0.0.1) is still the same site; the name was looked at before.
  return from === origin || (host !== undefined && URL.parse(from)?.host === host.toLowerCase());
}

/** The host of SITE_URL, else of the address that the server listens on; and this machine by its own names. */
function isOurs(host: string, { socket }: IncomingMessage, origin: string): boolean {
  // Only what stands for a host in an address, so that the parser reads nothing else into it.
  const asked = /[\s/?#@\\]/.test(host) ? null : URL.parse(`${new URL(origin).protocol}//${host}`);
  if (!asked) return false;
  if (asked.origin === origin) return true;
  const { localPort } = socket;
  // A socket for both kinds of addresses names the older kind inside the newer.
  const localAddress = (socket.localAddress ?? '').replace(/^::ffff:/i, '');
  const own = [...loopback, localAddress.includes(':') ? `[${localAddress}]` : localAddress];
  // Without a port it is the one of the plain web.
  const port = URL.parse(`http://${host}`)?.port || '80';
  return own.includes(asked.hostname) && port === String(localPort);
}

function shortened(host: string): string {
  return host.slice(0, 100);
}
