import { randomBytes } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import type { Logger } from 'pino';
import { createApi } from '../api/api.ts';
import type { ApiEnvironment } from '../api/environment.ts';
import type { PageContext } from '../app/page-context.ts';
import type { Core } from '../core/core.ts';
import { canonicalApiPath } from '../shared/api-path.ts';
import { wantsDrafts } from '../shared/draft-preview.ts';
import { localeCookie } from '../shared/locale.ts';
import { localised, paths } from '../shared/paths.ts';
import { canonicalPage, isPublicPage, pageKey, tidyAddress } from './canonical-page.ts';
import { deliverMedia, isMediaPath } from './deliver-media.ts';
import type { DrawPicture } from './draw-picture.ts';
import { limitBodyTime } from './middleware/body-deadline.ts';
import { isFromThisSite } from './middleware/same-origin.ts';
import { setSecurityHeaders } from './middleware/security-headers.ts';
import { PageCache, type RenderedPage } from './page-cache.ts';
import type { Middleware, Pages, RenderPage } from './pages.ts';
import { type RequestFacts, readRequestFacts } from './request-facts.ts';

/** The parts of a running site that requests meet. */
export interface Site {
  core: Core;
  siteVersion: () => number | undefined;
  /** Public origin without a trailing slash. */
  origin: string;
  trustProxy: number;
  render: RenderPage;
  /** The texts that the pages show until the owner publishes others. */
  builtInContent: Pages['builtInContent'];
  /** Answers the built files and passes everything else on. */
  assets: Middleware;
  drawPicture: DrawPicture;
  log: Logger;
  /** Pages come from their sources: Vite needs a wider policy. */
  development?: boolean;
}

interface FrontBindings {
  facts: RequestFacts;
  nonce: string;
}

/** The order of a request: security headers → files → id, language, session → origin → API, picture, page cache or page. */
export function createWeb(site: Site): RequestListener {
  const { development } = site;
  const https = site.origin.startsWith('https:');
  const pageCache = new PageCache(site.siteVersion);
  const handlers = createHandlers(site);

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const facts = await readRequestFacts(request, site);
    if (!facts) return refuse(response, 400, 'The address could not be read.');
    response.setHeader('X-Request-Id', facts.id);
    logWhenDone(site.log, request, response, facts);
    if (!isFromThisSite(request, site.origin)) {
      return refuse(response, 403, 'This request came from another site.');
    }
    limitBodyTime(request, facts.url.pathname);
    const apiPath = canonicalApiPath(facts.url.pathname);
    if (apiPath !== undefined) {
      request.url = apiPath + facts.url.search;
      // What the owner gets holds drafts, and a stored answer would outlive a change.
      response.setHeader('Cache-Control', 'no-store');
      return handlers(request, response, { facts, nonce: '' });
    }
    if (isMediaPath(facts.url.pathname)) return deliverMedia(request, response, facts.url, site.core.media);
    const tidy = tidyAddress(facts.url);
    if (tidy) return void response.writeHead(301, { Location: tidy }).end();
    const moved = await numberedPost(site.core, facts);
    if (moved) return void response.writeHead(301, { Location: moved }).end();
    // What the browser only makes ready is no choice of the reader's; the site's script keeps it once it is shown.
    const speculative = request.headers['sec-purpose']?.includes('prefetch') ?? false;
    // The owner looks at a draft in the other language, and goes on working in their own.
    const preview = wantsDrafts(facts.url.searchParams);
    if (facts.chosenLocale && !speculative && !preview) {
      response.setHeader('Set-Cookie', localeCookie(facts.chosenLocale, https));
    }
    if (isPublicPage(facts.url.pathname)) {
      response.setHeader('Speculation-Rules', `"${paths.speculationRules}"`);
      const reading = request.method === 'GET' || request.method === 'HEAD';
      if (reading && !facts.owner) {
        const page = canonicalPage(facts.url);
        return pageCache.answer(request, response, pageKey(page, facts.locale), () =>
          renderForCache(site, page, facts),
        );
      }
      // With a session a page may show drafts and tools, which nobody but the owner should find kept.
      response.setHeader('Cache-Control', 'no-store');
      return handlers(request, response, { facts, nonce: '' });
    }
    const nonce = randomBytes(16).toString('base64');
    setSecurityHeaders(response, { nonce, https, development });
    response.setHeader('Cache-Control', 'no-store');
    return handlers(request, response, { facts, nonce });
  };

  return (request, response) => {
    setSecurityHeaders(response, { https, development });
    site.assets(request, response, () => {
      Promise.resolve(answer(request, response)).catch((error: unknown) => {
        site.log.error({ err: error }, 'request failed');
        if (!response.headersSent) refuse(response, 500, 'The server could not finish this.');
        else response.destroy();
      });
    });
  };
}

/** Largest form a page takes, in bytes: the longest post (2 million characters) in its widest encoding. */
const limitFormSize = bodyLimit({
  maxSize: 12 * 1024 * 1024,
  onError: () => problem(413, 'The text is too long to save in one post. Split it in two.'),
});

/** Hono answers the API and hands everything else to the pages. */
function createHandlers(
  site: Site,
): (request: IncomingMessage, response: ServerResponse, front: FrontBindings) => Promise<void> {
  const fronts = new WeakMap<IncomingMessage, FrontBindings>();
  const app = new Hono<{ Bindings: ApiEnvironment['Bindings'] & FrontBindings }>();
  // What the page cache answers is compressed there, once; this is for answers made for one request.
  app.use('*', compress());
  app.route(
    '/',
    createApi((error, id) => site.log.error({ err: error, id }, 'api failed')),
  );
  app.use('*', limitFormSize);
  app.all('*', (c) => {
    const { raw } = c.req;
    const asked = { signal: raw.signal, userAgent: c.req.header('user-agent') };
    return site.render(raw, { ...pageContext(site, c.env.facts, c.env.nonce), ...asked });
  });
  const failed = (error: unknown, id?: string) => {
    site.log.error({ err: error, id }, 'request failed');
    return problem(500, 'The server could not finish this.');
  };
  app.onError((error, c) => failed(error, c.env.facts.id));
  const listener = getRequestListener(
    async (request, { incoming }) => {
      const front = fronts.get(incoming as IncomingMessage);
      if (!front) throw new Error('A request arrived that the front has not seen');
      const { facts } = front;
      return app.fetch(request, {
        ...front,
        core: site.core,
        owner: facts.owner,
        mustChoosePassword: facts.mustChoosePassword,
        token: facts.token,
        client: facts.client,
        clientCountry: facts.clientCountry,
        builtInContent: site.builtInContent,
        origin: site.origin,
        requestId: facts.id,
      });
    },
    {
      // Simple watchers ask in HTTP/1.0, which names no host; a host that is none is the client's mistake.
      hostname: new URL(site.origin).host,
      errorHandler: (error) => {
        if (error instanceof RequestError) return problem(400, 'The address could not be read.');
        return failed(error);
      },
    },
  );
  return async (request, response, front) => {
    fronts.set(request, front);
    await listener(request, response);
  };
}

/**
 * Where an imported post is whose address was a number (WordPress's `/?p=123`). No page of this site knows the
 * parameter: the page cache drops it, so it is looked at before.
 */
async function numberedPost(core: Core, { url, owner, locale }: RequestFacts): Promise<string | undefined> {
  if (!url.searchParams.has('p') || !isPublicPage(url.pathname)) return undefined;
  const slug = await core.imports.movedTo({ owner }, url.pathname + url.search);
  return slug && localised(paths.post(slug), locale);
}

function pageContext(site: Site, facts: RequestFacts, nonce: string): PageContext {
  return {
    core: site.core,
    locale: facts.locale,
    owner: facts.owner,
    mustChoosePassword: facts.mustChoosePassword,
    client: facts.client,
    token: facts.token,
    origin: site.origin,
    nonce,
    requestId: facts.id,
    drawPicture: site.drawPicture,
  };
}

/** Renders as for a reader without a session: what is kept is shown to everyone. */
async function renderForCache(site: Site, page: URL, facts: RequestFacts): Promise<RenderedPage> {
  const context = {
    ...pageContext(site, facts, ''),
    owner: false,
    mustChoosePassword: false,
    token: undefined,
    client: '',
  };
  const response = await site.render(new Request(page), context);
  return {
    status: response.status,
    headers: [...response.headers],
    body: Buffer.from(await response.arrayBuffer()),
  };
}

function problem(status: number, detail: string): Response {
  return Response.json({ detail }, { status });
}

function refuse(response: ServerResponse, status: number, detail: string): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify({ detail }));
}

function logWhenDone(
  log: Logger,
  request: IncomingMessage,
  response: ServerResponse,
  facts: RequestFacts,
): void {
  const started = performance.now();
  response.once('finish', () => {
    log.info(
      {
        id: facts.id,
        method: request.method,
        path: facts.url.pathname,
        status: response.statusCode,
        ms: Math.round(performance.now() - started),
      },
      'request',
    );
  });
}
