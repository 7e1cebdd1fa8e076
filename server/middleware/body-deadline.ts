import type { IncomingMessage } from 'node:http';

/** How long a body may take to arrive, in milliseconds; a picture of 15 MB and an export file of half a gigabyte longer. */
const deadline = { usual: 30_000, picture: 180_000, upload: 600_000 } as const;

/** Ends a request whose body trickles in without end, so that it can't hold a connection for ever. */
export function limitBodyTime(request: IncomingMessage, path: string): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const time = deadline[bodyKind(path)];
  const timer = setTimeout(() => request.destroy(), time);
  timer.unref();
  const stop = () => clearTimeout(timer);
  request.once('end', stop).once('close', stop);
}

function bodyKind(path: string): keyof typeof deadline {
  if (path.endsWith('/blog/import')) return 'upload';
  return /\/media(\/upload)?\/?$/.test(path) ? 'picture' : 'usual';
}
