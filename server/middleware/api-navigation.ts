import type { IncomingMessage } from 'node:http';

/** Destinations for which a browser shows a response as a document of this site. */
const documentDestinations = new Set(['document', 'iframe', 'frame', 'embed', 'object', 'fencedframe']);

/** What a browser saves as a file (`Content-Disposition: attachment`), by a form or a redirect too. */
const savedFile = /^\/api\/blog\/posts\/[^/]+\/files\/[a-z]+$/;

/** True when a browser is about to show a response of the API that is not made to be read. */
export function isApiNavigation(path: string, { headers }: IncomingMessage): boolean {
  if (!documentDestinations.has(String(headers['sec-fetch-dest'] ?? ''))) return false;
  if (savedFile.test(path)) return false;
  return path !== '/api/docs' && path !== '/api/openapi.json' && !path.startsWith('/api/share/');
}
