import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { createRefusalLog, type Refusal } from './refusal-log.ts';

/** What the parser says of a request that it could not read, where it is not simply a bad one. */
const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const details: Readonly<Record<number, string>> = {
  400: 'The request could not be read.',
  405: 'This method is not used here.',
  408: 'The request took too long to arrive.',
  413: 'The request is too long.',
  431: 'The head of the request is too long.',
};

/** Answers what never becomes a request: heads that can't be parsed, come too slowly or are too long, and tunnels. */
export function respondToClientErrors(server: Server, log: Logger, https: boolean): void {
  const logRefusal = createRefusalLog(log);
  const answering = new WeakMap<Duplex, ServerResponse>();
  // One function for all of them: this is on the way of every answer.
  function closed(this: ServerResponse) {
    answering.delete(this.req.socket);
  }
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    answering.set(request.socket, response);
    response.on('close', closed);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // Half an answer is on its way: a second head would only garble it.
    const begun = answering.get(socket)?.headersSent ?? false;
    if (error.code === 'ECONNRESET' || begun || !socket.writable) return void socket.destroy();
    end(socket, statuses[error.code ?? ''] ?? 400, { logRefusal, https });
  });
  server.on('connect', (_request, socket) => {
    socket.on('error', () => socket.destroy());
    end(socket, 405, { logRefusal, https });
  });
}

function end(
  socket: Duplex,
  status: number,
  { logRefusal, https }: { logRefusal: (refusal: Refusal) => void; https: boolean },
): void {
  const id = randomUUID();
  const body = JSON.stringify({ detail: details[status] });
  logRefusal({ id, status });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
    "Content-Security-Policy: default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    ...(https ? ['Strict-Transport-Security: max-age=31536000'] : []),
    'Cache-Control: no-store',
    `X-Request-Id: ${id}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
