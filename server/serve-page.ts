import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { localeCookie } from '../shared/locale.ts';
import { paths } from '../shared/paths.ts';
import { wantsDrafts } from '../shared/preview.ts';
import { isReviewPath } from '../shared/requests.ts';
import type { DatabaseFailure } from '../shared/result.ts';
import {
  canonicalPage,
  hasOneLanguage,
  isPublicPage,
  movedAddress,
  pageKey,
  takesForms,
} from './addresses.ts';
import { type PageHeaders, pageHeaders } from './cdn.ts';
import type { Handlers } from './handlers.ts';
import type { Visit } from './page-cache.ts';
import { pageContextOf, renderForAll, type Site, sendDatabaseError, sendDocument } from './render-page.ts';
import { type BodyBudget, takeBody } from './request-body.ts';
import type { RequestContext } from './request-context.ts';
import { carriesBody, refuse } from './response.ts';
import { setSecurityHeaders } from './security.ts';

interface PageIdentity {
  /** Why the context is not fully known. */
  failure: DatabaseFailure | undefined;
  visit: Visit | undefined;
}

type ServePage = (
  request: IncomingMessage,
  response: ServerResponse,
  requestContext: RequestContext,
  known: PageIdentity,
) => Promise<void>;

/** Answers the pages: where they belong first, then public ones from the cache, the owner's made for each request. */
export function createServePage(site: Site, handlers: Handlers, budget: BodyBudget): ServePage {
  const { development, pageCache } = site;
  const https = site.origin.startsWith('https:');

  /** Whether nothing has changed since `version`, and the database was there to know. */
  const isCertain = (version: number | undefined) =>
    version !== undefined && version === site.source.siteVersion() && !site.source.isUnavailable();

  const servePage: ServePage = async (request, response, requestContext, { failure, visit }) => {
    const { pathname } = requestContext.url;
    const isSealed = isReviewPath(pathname);
    if (isSealed) setSecurityHeaders(response, { https, development, isSealed });
    const methods = takesForms(pathname) ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
    if (!methods.includes(request.method ?? '')) return refuseMethod(request, response, methods);
    const version = site.source.siteVersion();
    const moved =
      (await movedAddress(site.core, requestContext)) ?? withoutSlashes(request, requestContext.url);
    if (moved) {
      // The owner is led to drafts too, of which nobody else should find anything kept.
      if (requestContext.owner || isSealed) response.setHeader('Cache-Control', 'no-store');
      else setMovedHeaders(response, pageHeaders(request, requestContext, site), isCertain(version));
      return void response.writeHead(301, { Location: moved }).end();
    }
    // A preview in the other language must not change the owner's own.
    const preview = wantsDrafts(requestContext.url.searchParams);
    // What a cache keeps for all can not be what remembers one reader's choice: the page's own script does.
    const isForAll =
      isSealed || hasOneLanguage(pathname) || (site.cdn && isPublicPage(pathname) && !requestContext.owner);
    if (requestContext.chosenLocale && !isSpeculative(request) && !preview && !isForAll) {
      response.setHeader(
        'Set-Cookie',
        localeCookie(requestContext.chosenLocale, requestContext.origin.startsWith('https:')),
      );
    }
    if (isPublicPage(pathname)) {
      response.setHeader('Speculation-Rules', `"${paths.speculationRules}"`);
      if (!requestContext.owner) {
        const page = canonicalPage(requestContext.url);
        // Only a page's own address, so that made-up ones lead to no more hits.
        const isOwnAddress = request.url === page.pathname + page.search;
        return pageCache.serve(request, response, pageKey(page, requestContext.locale), {
          render: () => (failure ? Promise.reject(failure) : renderForAll(site, page, requestContext)),
          headers: pageHeaders(request, requestContext, site),
          visit: failure || !isOwnAddress ? undefined : visit,
          path: pathname,
        });
      }
    }
    // With a session a page may show drafts and tools, which nobody but the owner should find kept.
    response.setHeader('Cache-Control', 'no-store');
    if (isPublicPage(pathname) && !failure && !carriesBody(request)) {
      const document = await site.renderDocument?.(
        requestContext.url,
        pageContextOf(site, requestContext, ''),
      );
      if (document) return sendDocument(request, response, document);
    }
    const body = await takeBody(request, response, {
      path: pathname,
      owner: requestContext.owner,
      kind: 'page',
      budget,
    });
    if (!body) return undefined;
    if (isPublicPage(pathname) || isSealed)
      return handlers(request, response, { requestContext, body, nonce: '', failure });
    const nonce = randomBytes(16).toString('base64');
    setSecurityHeaders(response, { nonce, https, development });
    return handlers(request, response, { requestContext, body, nonce, failure });
  };

  return (request, response, requestContext, known) =>
    servePage(request, response, requestContext, known).catch((error: unknown) =>
      sendDatabaseError(
        site,
        { request, response, url: requestContext.url, context: pageContextOf(site, requestContext, '') },
        error,
      ),
    );
}

/** An address that leads elsewhere may lead to another place after the next change: browsers ask again. */
function setMovedHeaders(response: ServerResponse, { vary, current }: PageHeaders, isCertain: boolean): void {
  const headers = { 'Cache-Control': 'no-cache', Vary: vary, ...(isCertain && current) };
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** Where an address with more than one slash at its start belongs (`//contact`); undefined for any other. */
function withoutSlashes({ url: asked }: IncomingMessage, { pathname, search }: URL): string | undefined {
  return asked?.startsWith('//') ? pathname + search : undefined;
}

/** Whether the browser only makes a page ready: no choice of the reader's; the site's script keeps it once it is shown. */
function isSpeculative({ headers }: IncomingMessage): boolean {
  return headers['sec-purpose']?.includes('prefetch') ?? false;
}

function refuseMethod(request: IncomingMessage, response: ServerResponse, methods: string[]): void {
  const headers = { Allow: [...methods, 'OPTIONS'].join(', ') };
  if (request.method === 'OPTIONS') response.writeHead(204, headers).end();
  else refuse(response, 405, 'Method not allowed.', headers);
}
