import type { RequestListener } from 'node:http';
import { setSecurityHeaders } from './middleware/security-headers.ts';

/** Answers whoever asks before the site is ready: come again in a second. */
export function notReady(https: boolean): RequestListener {
  return (_request, response) => {
    setSecurityHeaders(response, { https });
    response.writeHead(503, { 'Retry-After': '1', 'Cache-Control': 'no-store' }).end();
  };
}
