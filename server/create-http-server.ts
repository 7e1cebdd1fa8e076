import { createServer, type Server } from 'node:http';
import type { Logger } from 'pino';
import { respondToClientErrors } from './client-error.ts';
import { noteConnection } from './next-turn.ts';

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
  server.on('connection', noteConnection);
  respondToClientErrors(server, log, https);
  return server;
}
