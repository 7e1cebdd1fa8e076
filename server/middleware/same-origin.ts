import type { IncomingMessage } from 'node:http';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * True when a request that writes comes from a page of this site or from no page at all (a program
 * sends neither header). Browsers set both headers themselves; no page can forge them.
 */
export function isFromThisSite(request: IncomingMessage, origin: string): boolean {
  if (reading.has(request.method ?? 'GET')) return true;
  const fetchSite = request.headers['sec-fetch-site'];
  if (fetchSite !== undefined) return fetchSite === 'same-origin' || fetchSite === 'none';
  const { origin: from } = request.headers;
  if (from === undefined) return true;
  // A site reached by a second name (localhost beside 127.0.0.1) is still the same site.
  return from === origin || URL.parse(from)?.host === request.headers.host;
}
