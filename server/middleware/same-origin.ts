import type { IncomingMessage } from 'node:http';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Names that always mean this machine; no name server can give them to another. */
const loopback = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * The origin under which the browser opened the site: that of SITE_URL, or this machine's own http address when no proxy
 * stands between. Undefined when the Host header names neither.
 */
export function requestOrigin(request: IncomingMessage, siteOrigin: string): string | undefined {
  const { host, origin } = request.headers;
  // HTTP/1.0 clients may leave the host out; browsers always send it.
  if (host === undefined) return siteOrigin;
  if (parseHost(new URL(siteOrigin).protocol, host)?.origin === siteOrigin) return siteOrigin;
  const own = parseHost('http:', host);
  if (!own || !isThisMachine(own, request)) return undefined;
  // Some proxies send this server's address as the host in place of the site's name.
  const isProxied = origin === siteOrigin || request.headers['x-forwarded-for'] !== undefined;
  return isProxied && origin !== own.origin ? siteOrigin : own.origin;
}

/**
 * Why a request that changes something is refused; undefined when it came from a page of this site, or from a program, which
 * sends no Origin header. The host counts too: someone else's domain that resolves to this server must not pass as ours.
 */
export function foreignOrigin(request: IncomingMessage, siteOrigin: string): string | undefined {
  if (reading.has(request.method ?? 'GET')) return undefined;
  const origin = requestOrigin(request, siteOrigin);
  if (origin === undefined) {
    return `This site is not known as “${request.headers.host?.slice(0, 100)}”. If it is yours, set SITE_URL on the server to the address at which it is opened.`;
  }
  const { 'sec-fetch-site': fetchSite, origin: sender } = request.headers;
  const isOurs =
    fetchSite === undefined
      ? sender === undefined || sender === origin
      : fetchSite === 'same-origin' || fetchSite === 'none';
  return isOurs ? undefined : 'This request came from another site.';
}

/** Only what can be a host in a URL, so that the parser finds no path or password in it. */
function parseHost(protocol: string, host: string): URL | null {
  return /[\s/?#@\\]/.test(host) ? null : URL.parse(`${protocol}//${host}`);
}

function isThisMachine({ hostname, port }: URL, { socket }: IncomingMessage): boolean {
  // A dual-stack socket writes an IPv4 address inside an IPv6 one.
  const address = (socket.localAddress ?? '').replace(/^::ffff:/i, '');
  const names = [...loopback, address.includes(':') ? `[${address}]` : address];
  return names.includes(hostname) && (port || '80') === String(socket.localPort);
}
