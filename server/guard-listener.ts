import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { DatabaseFailure, PicturesAway, picturesAway } from '../shared/result.ts';
import { logDatabaseError, refuseDatabaseError } from './database-errors.ts';
import type { PageCache } from './page-cache.ts';
import { createRefusalLog } from './refusal-log.ts';
import { refuse } from './refuse.ts';

export type RequestHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  id: string,
) => void | Promise<void>;

interface Guarded {
  log: Logger;
  pageCache: Pick<PageCache, 'answer'>;
}

/** Gives each request its id, answers from the page cache at once, and turns whatever is thrown, at once or later, into a 500 and a line in the log. */
export function guardListener({ log, pageCache }: Guarded, handle: RequestHandler): RequestListener {
  const logRefusal = createRefusalLog(log);
  const failed = (error: unknown, response: ServerResponse, id: string) => {
    if (error instanceof DatabaseFailure) {
      logDatabaseError(log, error, id);
      return refuseDatabaseError(response, error);
    }
    if (error instanceof PicturesAway) {
      log.warn({ id, cause: error.message }, 'the store of the pictures could not be used');
      const { status, detail, retryAfter } = picturesAway;
      return refuse(response, status, detail, { 'Retry-After': retryAfter, 'Cache-Control': 'no-store' });
    }
    log.error({ err: error, id }, 'request failed');
    return refuse(response, 500, 'The server could not finish this.');
  };
  return (request, response) => {
    const id = randomUUID();
    // A reader who goes away is no error, and an `error` event without a listener would end the process.
    response.on('error', ignore);
    const answer = async () => {
      try {
        const { method, url = '', headers } = request;
        const hit = pageCache.answer(request, response, id);
        if (hit) return log.info({ id, method, ...hit, ms: 0 }, 'request');
        request.on('error', ignore);
        response.setHeader('X-Request-Id', id);
        response.once('finish', () =>
          logRefusal({ id, status: response.statusCode, method, url, cookie: headers.cookie }),
        );
        await handle(request, response, id);
      } catch (error) {
        failed(error, response, id);
      }
    };
    void answer();
  };
}

function ignore(): void {}
