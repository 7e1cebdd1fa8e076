import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** How long, in milliseconds, the rest of a refused body is let run out, so that its sender gets to read the response. */
const drainTimeoutMs = 500;

/** Answers with `{detail}`. A body that is still coming is thrown away for a moment, then the connection ends. */
export function refuse(
  response: ServerResponse,
  status: number,
  detail: string,
  headers: OutgoingHttpHeaders = {},
): void {
  if (response.headersSent) return void response.destroy();
  const body = JSON.stringify({ detail });
  const all = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    // Some caches keep refusals for a while where nothing is said.
    'Cache-Control': 'no-store',
    ...headers,
  };
  const { req: request } = response;
  if (request.complete || !carriesBody(request)) {
    response.writeHead(status, all).end(body);
    return;
  }
  response.writeHead(status, { ...all, Connection: 'close' });
  if (request.method !== 'HEAD') response.write(body);
  const end = () => {
    clearTimeout(timer);
    response.end();
  };
  // With its head and length sent the response is whole; ending it is what closes the connection.
  const timer = setTimeout(end, drainTimeoutMs);
  timer.unref();
  request.once('end', end).once('close', end).resume();
}

export function carriesBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
