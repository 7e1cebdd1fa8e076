import type { ServerResponse } from 'node:http';
import type { Logger } from 'pino';

interface LoggedRequest {
  id: string;
  method: string | undefined;
  path: string;
}

/** The line of one request, written once its answer was handed to the system, with the milliseconds since now. */
export function logWhenDone(log: Logger, response: ServerResponse, request: LoggedRequest): void {
  if (!log.isLevelEnabled('info')) return;
  const { id, method, path } = request;
  const started = performance.now();
  response.on('finish', () => {
    const ms = Math.round(performance.now() - started);
    log.info({ id, method, path, status: response.statusCode, ms }, 'request');
  });
}
