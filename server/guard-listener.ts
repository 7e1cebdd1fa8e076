import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { DatabaseFailure } from '../shared/database-failure.ts';
import { logTrouble, refuseInTrouble } from './in-trouble.ts';
import { refuse } from './refuse.ts';

export type Answer = (request: IncomingMessage, response: ServerResponse, id: string) => void | Promise<void>;

/**
 * The last resort around everything that answers: gives each request its id, and whatever is thrown, at once or later,
 * becomes a 500 and a line in the log. Nothing leaves the listener.
 */
export function guardListener(log: Logger, answer: Answer): RequestListener {
  return (request, response) => {
    const id = randomUUID();
    const failed = (error: unknown) => {
      if (error instanceof DatabaseFailure) {
        logTrouble(log, error, id);
        return refuseInTrouble(response, error);
      }
      log.error({ err: error, id }, 'request failed');
      return refuse(response, 500, 'The server could not finish this.');
    };
    // A reader who goes away is no error, and an `error` event without a listener would end the process.
    request.on('error', ignore);
    response.on('error', ignore);
    response.setHeader('X-Request-Id', id);
    // An async function throws nothing at once.
    void (async () => answer(request, response, id))().catch(failed);
  };
}

function ignore(): void {}
