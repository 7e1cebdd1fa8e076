import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { DatabaseFailure } from '../shared/database-failure.ts';
import { logDatabaseError, refuseDatabaseError } from './database-errors.ts';
import { createRefusalLog } from './refusal-log.ts';
import { refuse } from './refuse.ts';

export type RequestHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  id: string,
) => void | Promise<void>;

/** Gives each request its id, and turns whatever is thrown, at once or later, into a 500 and a line in the log. */
export function guardListener(log: Logger, handle: RequestHandler): RequestListener {
  const logRefusal = createRefusalLog(log);
  return (request, response) => {
    const id = randomUUID();
    const failed = (error: unknown) => {
      if (error instanceof DatabaseFailure) {
        logDatabaseError(log, error, id);
        return refuseDatabaseError(response, error);
      }
      log.error({ err: error, id }, 'request failed');
      return refuse(response, 500, 'The server could not finish this.');
    };
    // A reader who goes away is no error, and an `error` event without a listener would end the process.
    request.on('error', ignore);
    response.on('error', ignore);
    response.setHeader('X-Request-Id', id);
    const { method, url = '' } = request;
    response.once('finish', () => logRefusal({ id, status: response.statusCode, method, url }));
    void (async () => handle(request, response, id))().catch(failed);
  };
}

function ignore(): void {}
