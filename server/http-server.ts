import { randomUUID } from 'node:crypto';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { createRefusalLog, type Refusal } from './log.ts';
import { setSecurityHeaders } from './security.ts';

/** An HTTP server that bears slow, broken and very many clients; `https` when it stands behind a proxy with TLS. */
export function createHttpServer(log: Logger, https = false): Server {
  const server = createServer({
    maxHeaderSize: 16 * 1024,
    // Slow clients: 15 s for the head, 10 minutes for the longest upload (see body-deadline.ts), looked at every 5 s.
    headersTimeout: 15_000,
    requestTimeout: 600_000,
    connectionsCheckingInterval: 5000,
    // Longer than the 60 s of the usual proxies: they must be the ones that close, or they send into a closed connection.
    keepAliveTimeout: 75_000,
  });
  server.maxConnections = 10_000;
  server.maxRequestsPerSocket = 10_000;
  respondToClientErrors(server, log, https);
  return server;
}

/** What the parser says of a request that it could not read, where it is not simply a bad one. */
const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const details: Readonly<Record<number, string>> = {
  400: 'Malformed request.',
  405: 'Method not allowed.',
  408: 'The request took too long to arrive.',
  413: 'The request is too long.',
  431: 'The request headers are too long.',
};

/** Answers what never becomes a request: heads that can't be parsed, come too slowly or are too long, and tunnels. */
function respondToClientErrors(server: Server, log: Logger, https: boolean): void {
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

/** How long requests may take to finish when the site stops, in milliseconds. */
const closeTimeoutMs = 10_000;

/** How long connections that are kept open may take to send one more request, which ends them, in milliseconds. */
const retireMs = 1_000;

/** Takes no new connection, lets requests under way finish and closes connections that only lie open. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), closeTimeoutMs);
    // A connection whose request has been answered meanwhile would lie open until its keep-alive ends.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearTimeout(force);
      clearInterval(sweep);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/**
 * For a second, asks clients to reconnect: a connection that is closed while a request is on its way to it
 * loses that request, one that ends with an answer loses none.
 */
export function closeConnectionsAfterResponses(server: Server): Promise<void> {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  return new Promise((resolve) => setTimeout(resolve, retireMs));
}

/** Answers requests before the site is ready: 503, try again in a second. */
export function notReady(https: boolean): RequestListener {
  return (_request, response) => {
    setSecurityHeaders(response, { https });
    response.writeHead(503, { 'Retry-After': '1', 'Cache-Control': 'no-store' }).end();
  };
}
