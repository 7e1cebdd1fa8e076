import type { Server } from 'node:http';

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
 * Asks whoever is connected to connect anew, for a second: a connection that is closed while a request is on its way to it
 * loses that request, one that ends with an answer loses none.
 */
export function endConnectionsWithAnswers(server: Server): Promise<void> {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  return new Promise((resolve) => setTimeout(resolve, retireMs));
}
