import { once } from 'node:events';
import { createServer } from 'node:http';
import { EnvError } from '../env.ts';
import type { AnswerMetrics } from './answer-metrics.ts';

/** Programs that scrape are few, and stay connected. */
const mostConnections = 100;

/** Answers at a port of the metrics' own. Throws an `EnvError` when it can’t be had. */
export async function serveMetrics(
  { port, host }: { port: number; host: string },
  answer: AnswerMetrics,
): Promise<{ close(): void }> {
  const server = createServer({ headersTimeout: 5_000, requestTimeout: 5_000 }, (request, response) => {
    if (!answer(request, response)) response.writeHead(404, { 'Cache-Control': 'no-store' }).end();
  });
  server.maxConnections = mostConnections;
  server.listen(port, host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new EnvError(`METRICS_PORT ${port} on ${host} can’t be had (${error.code}). Set another one.`);
  });
  // What goes wrong from here on concerns one connection, and nobody but its client.
  server.on('error', () => undefined);
  return {
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
