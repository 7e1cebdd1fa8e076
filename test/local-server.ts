import { createServer, type RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';

export interface LocalServer {
  /** The host as `127.0.0.1:port`, the format of IMPORT_HOSTS. */
  host: string;
  origin: string;
  /** The path and query of every request, in order. */
  requests: string[];
}

/** Starts an HTTP server on the loopback address, closed after the test. */
export async function serveLocally(listener: RequestListener): Promise<LocalServer> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port.');
  return { host: `127.0.0.1:${bound.port}`, origin: `http://127.0.0.1:${bound.port}`, requests };
}
