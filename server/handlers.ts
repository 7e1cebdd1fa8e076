import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { createApi } from '../api/api.ts';
import type { ApiEnvironment } from '../api/resource.ts';
import { maxWaitMs } from '../core/work-load.ts';
import { DatabaseFailure } from '../shared/result.ts';
import { logDatabaseError, pageContextOf, renderOrDatabaseError, type Site } from './render-page.ts';
import type { ReadBody } from './request-body.ts';
import { auditActor, type RequestContext } from './request-context.ts';

export interface Front {
  requestContext: RequestContext;
  /** The nonce for the page's inline scripts; '' if none may run. */
  nonce: string;
  failure?: DatabaseFailure | undefined;
  body: ReadBody;
}

export type Handlers = (request: IncomingMessage, response: ServerResponse, front: Front) => Promise<void>;

export function createHandlers(site: Site): Handlers {
  const fronts = new WeakMap<IncomingMessage, Front>();
  const app = new Hono<{ Bindings: ApiEnvironment['Bindings'] & Front }>();
  // The page cache compresses its own responses.
  app.use('*', compress());
  app.route(
    '/',
    createApi({
      report: (error, id) => {
        if (error instanceof DatabaseFailure) logDatabaseError(site.log, error, id);
        else site.log.error({ err: error, id }, 'API request failed');
      },
      onViolation: (violation, id) => site.log.warn({ ...violation, id }, 'content security policy violated'),
    }),
  );
  app.all('*', (c) => {
    const { raw } = c.req;
    const { requestContext, nonce, body, failure } = c.env;
    return renderOrDatabaseError(site, pageRequest(raw, requestContext.origin, body.whole), {
      url: requestContext.url,
      context: {
        ...pageContextOf(site, requestContext, nonce),
        signal: raw.signal,
        userAgent: c.req.header('user-agent'),
      },
      body: body.whole,
      failure,
    });
  });
  const failed = (error: unknown, id?: string) => {
    site.log.error({ err: error, id }, 'request failed');
    return problem(500, 'Something went wrong on the server.');
  };
  app.onError((error, c) => failed(error, c.env.requestContext.id));
  const listener = getRequestListener(
    async (request, { incoming }) => {
      const front = fronts.get(incoming as IncomingMessage);
      if (!front) throw new Error('Missing request context (internal error)');
      const { requestContext, body } = front;
      return app.fetch(request, {
        ...front,
        core: site.core.as(auditActor(incoming, requestContext)),
        owner: requestContext.owner,
        mustChoosePassword: requestContext.mustChoosePassword,
        token: requestContext.token,
        client: requestContext.client,
        clientCountry: requestContext.clientCountry,
        builtInContent: site.builtInContent,
        origin: site.origin,
        isSecure: requestContext.origin.startsWith('https:'),
        requestId: requestContext.id,
        maxWaitMs,
        bodySize: body.size,
      });
    },
    {
      // Used for HTTP/1.0 requests, which name no host. Simple monitoring tools send them. An invalid host is
      // a client error.
      hostname: new URL(site.origin).host,
      errorHandler: (error) => {
        if (error instanceof RequestError) return problem(400, 'Malformed URL.');
        return failed(error);
      },
    },
  );
  return async (request, response, front) => {
    // The client has disconnected.
    if (response.destroyed) return;
    fronts.set(request, front);
    // The adapter expects a body that was already read in `rawBody`.
    if (front.body.whole) Object.assign(request, { rawBody: front.body.whole });
    await listener(request, response);
  };
}

/**
 * Returns the request for React Router, with the origin under which it was accepted instead of the Host
 * header. The Origin header is removed, so that React Router doesn't check it again: browsers send `null`
 * from pages without a referrer, which `foreignOrigin` has already accepted by Sec-Fetch-Site.
 */
function pageRequest(request: Request, origin: string, body: Buffer | undefined): Request {
  const { pathname, search } = new URL(request.url);
  const { method, signal } = request;
  const headers = new Headers(request.headers);
  headers.delete('origin');
  const hasBody = method !== 'GET' && method !== 'HEAD' && body !== undefined;
  return new Request(origin + pathname + search, {
    method,
    headers,
    signal,
    ...(hasBody && { body: new Uint8Array(body) }),
  });
}

function problem(status: number, detail: string): Response {
  return Response.json({ detail }, { status });
}
