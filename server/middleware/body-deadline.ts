import type { IncomingMessage } from 'node:http';

/** How long a body may take to arrive, in milliseconds; a picture of 15 MB and an export file of half a gigabyte longer. */
const deadline = { usual: 30_000, picture: 180_000, upload: 600_000 } as const;

/** The least that must arrive in each stretch of time (milliseconds) as long as a body goes on: 5 kB in ten seconds. */
const least = { time: 10_000, bytes: 5000 } as const;

/** Calls `onSlow` once when a body comes too late or in a trickle. The function returned ends the watch. */
export function limitBodyTime(request: IncomingMessage, path: string, onSlow: () => void): () => void {
  const end = performance.now() + deadline[bodyKind(path)];
  let before = request.socket.bytesRead;
  const timer = setInterval(() => {
    const { bytesRead } = request.socket;
    // What has come and was not taken yet is our own slowness.
    const trickles = bytesRead - before < least.bytes && request.readableLength === 0;
    before = bytesRead;
    if (!trickles && performance.now() < end) return;
    stop();
    onSlow();
  }, least.time);
  timer.unref();
  const stop = () => clearInterval(timer);
  request.once('end', stop).once('close', stop);
  return stop;
}

function bodyKind(path: string): keyof typeof deadline {
  if (path.endsWith('/blog/import')) return 'upload';
  return path.endsWith('/media') || path.endsWith('/media/upload') ? 'picture' : 'usual';
}
