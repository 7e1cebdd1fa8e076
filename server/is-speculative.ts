import type { IncomingMessage } from 'node:http';

/** Whether the browser only makes a page ready: no choice of the reader's; the site's script keeps it once it is shown. */
export function isSpeculative({ headers }: IncomingMessage): boolean {
  return headers['sec-purpose']?.includes('prefetch') ?? false;
}
