import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { canonicalApiPath, loggedPath } from '../shared/requests.ts';
import { DatabaseFailure, ImagesUnavailable, imagesUnavailable } from '../shared/result.ts';
import { createHandlers } from './handlers.ts';
import { createRefusalLog } from './log.ts';
import type { PageCache } from './page-cache.ts';
import { deliverMedia, isMediaPath } from './pictures.ts';
import { logDatabaseError, refuseDatabaseError, type Site } from './render-page.ts';
import { BodyBudget, takeBody } from './request-body.ts';
import { auditActor, catchDatabaseFailures, readRequestContext } from './request-context.ts';
import { carriesBody, refuse } from './response.ts';
import { foreignOrigin, setSecurityHeaders } from './security.ts';
import { createServePage } from './serve-page.ts';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const bodiless = ['GET', 'HEAD', 'DELETE', 'OPTIONS'];

/** Handles every request: ID → page cache → security headers → files → language, session → origin → API, image or page. */
export function createWeb(site: Site): RequestListener {
  const { development, log } = site;
  const https = site.origin.startsWith('https:');
  const budget = site.bodies ?? new BodyBudget();
  const handlers = createHandlers(site);
  const servePage = createServePage(site, handlers, budget);

  return guardListener(site, async (request, response, id) => {
    const visit = site.pageCache.visit(request);
    setSecurityHeaders(response, { https, development });
    const method = request.method ?? '';
    if (!methods.includes(method)) {
      return refuse(response, 405, 'Method not allowed.', { Allow: methods.join(', ') });
    }
    // Bodies of these methods aren't read, so the connection has to close after the response.
    if (bodiless.includes(method) && carriesBody(request)) response.setHeader('Connection', 'close');
    await passed(site, request, response);
    const asked = catchDatabaseFailures(site.core);
    const requestContext = await readRequestContext(request, { ...site, core: asked.core }, id);
    if (!requestContext) return refuse(response, 400, 'Malformed URL.');
    const failure = asked.failure();
    const loggedAs = loggedPath(requestContext.url.pathname, request.headers.cookie);
    logWhenDone(log, response, { id, method: request.method, path: loggedAs });
    const foreign = foreignOrigin(request, site.origin);
    if (foreign) {
      site.core.as(auditActor(request, requestContext)).audit.refused('other_site');
      return refuse(response, 403, foreign);
    }
    const { pathname } = requestContext.url;
    const path = canonicalApiPath(pathname);
    if (path !== undefined) {
      if (isApiNavigation(path, request)) {
        return refuse(response, 403, 'This is an API endpoint. See /api/docs.');
      }
      // Without the database the client may still be signed in, so don't respond with 401.
      if (failure) throw failure;
      request.url = path + requestContext.url.search;
      // Responses to the owner contain drafts, and a cached one would be outdated after a change.
      response.setHeader('Cache-Control', 'no-store');
      response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
      const body = await takeBody(request, response, {
        path,
        owner: requestContext.owner,
        kind: 'api',
        budget,
      });
      return body && handlers(request, response, { requestContext, body, nonce: '' });
    }
    if (isMediaPath(pathname)) return deliverMedia(request, response, requestContext.url, site.core.media);
    return servePage(request, response, requestContext, { failure, visit });
  });
}

function passed({ assets }: Site, request: IncomingMessage, response: ServerResponse): Promise<void> {
  return new Promise((pass) => assets(request, response, () => pass()));
}

interface LoggedRequest {
  id: string;
  method: string | undefined;
  path: string;
}

/** Logs a request when its response has been sent, with the duration in milliseconds. */
function logWhenDone(log: Logger, response: ServerResponse, request: LoggedRequest): void {
  if (!log.isLevelEnabled('info')) return;
  const { id, method, path } = request;
  const started = performance.now();
  response.on('finish', () => {
    const ms = Math.round(performance.now() - started);
    log.info({ id, method, path, status: response.statusCode, ms }, 'request');
  });
}

/** Destinations that show a response as a document of this site. */
const documentDestinations = new Set(['document', 'iframe', 'frame', 'embed', 'object', 'fencedframe']);

/** Responses that browsers save as a file (`Content-Disposition: attachment`), also after a form or a redirect. */
const savedFile = /^\/api\/blog\/(?:export|posts\/[^/]+\/files\/[a-z]+)$/;

/** Whether a browser is about to show an API response that isn't meant to be read. */
function isApiNavigation(path: string, { headers }: IncomingMessage): boolean {
  if (!documentDestinations.has(String(headers['sec-fetch-dest'] ?? ''))) return false;
  if (savedFile.test(path)) return false;
  return path !== '/api/docs' && path !== '/api/openapi.json' && !path.startsWith('/api/share/');
}

export type RequestHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  id: string,
) => void | Promise<void>;

interface Guarded {
  log: Logger;
  pageCache: Pick<PageCache, 'answer'>;
}

/** Gives each request an ID, responds from the page cache at once, and turns any error into a logged 500. */
function guardListener({ log, pageCache }: Guarded, handle: RequestHandler): RequestListener {
  const logRefusal = createRefusalLog(log);
  const failed = (error: unknown, response: ServerResponse, id: string) => {
    // A cached page may have failed before its headers were set.
    if (!response.headersSent) response.setHeader('X-Request-Id', id);
    if (error instanceof DatabaseFailure) {
      logDatabaseError(log, error, id);
      return refuseDatabaseError(response, error);
    }
    if (error instanceof ImagesUnavailable) {
      log.warn({ id, cause: error.message }, 'image storage unavailable');
      const { status, detail, retryAfter } = imagesUnavailable;
      return refuse(response, status, detail, { 'Retry-After': retryAfter, 'Cache-Control': 'no-store' });
    }
    log.error({ err: error, id }, 'request failed');
    return refuse(response, 500, 'Something went wrong on the server.');
  };
  return (request, response) => {
    const id = randomUUID();
    // A client that disconnects isn't an error, but without a listener the event would end the process.
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
