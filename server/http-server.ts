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

/** Creates a server that handles slow, broken and many clients. `https`: the server is behind a TLS proxy. */
export function createHttpServer(log: Logger, https = false): Server {
  const server = createServer({
    maxHeaderSize: 16 * 1024,
    // Slow clients have 15 s for the headers and 10 minutes for the longest upload, checked every 5 s.
    // `limitBodyTime` sets shorter limits for other bodies.
    headersTimeout: 15_000,
    requestTimeout: 600_000,
    connectionsCheckingInterval: 5000,
    // Longer than the 60 s of common proxies: the proxy must close first, or it would send requests on a
    // closed connection.
    keepAliveTimeout: 75_000,
  });
  server.maxConnections = 10_000;
  server.maxRequestsPerSocket = 10_000;
  respondToClientErrors(server, log, https);
  return server;
}

/** Statuses by parser error; any other is 400. */
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

/** Responds to connections that never become a request: invalid, slow or oversized headers, and tunnels. */
function respondToClientErrors(server: Server, log: Logger, https: boolean): void {
  const logRefusal = createRefusalLog(log);
  const answering = new WeakMap<Duplex, ServerResponse>();
  // Shared by all responses, to avoid creating a function for each one.
  function closed(this: ServerResponse) {
    answering.delete(this.req.socket);
  }
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    answering.set(request.socket, response);
    response.on('close', closed);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // Part of a response has been sent, so a second one would corrupt it.
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

/** How long idle connections have for one more request before the site stops, in milliseconds. */
const retireMs = 1_000;

/** Stops accepting connections, lets running requests finish and closes idle connections. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), closeTimeoutMs);
    // Connections whose request has ended would otherwise stay open until their keep-alive timeout.
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
 * For one second, makes each response close its connection, so that clients reconnect elsewhere. Closing a
 * connection without a response could lose a request that is on its way.
 */
export function closeConnectionsAfterResponses(server: Server): Promise<void> {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  return new Promise((resolve) => setTimeout(resolve, retireMs));
}

export function notReady(https: boolean): RequestListener {
  return (_request, response) => {
    setSecurityHeaders(response, { https });
    response.writeHead(503, { 'Retry-After': '1', 'Cache-Control': 'no-store' }).end();
  };
}
