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
  failure: DatabaseFailure | undefined;
  visit: Visit | undefined;
}

type ServePage = (
  request: IncomingMessage,
  response: ServerResponse,
  requestContext: RequestContext,
  known: PageIdentity,
) => Promise<void>;

/** Serves pages: redirects first, then public pages from the cache. Pages for the owner are rendered for each request. */
export function createServePage(site: Site, handlers: Handlers, budget: BodyBudget): ServePage {
  const { development, pageCache } = site;
  const https = site.origin.startsWith('https:');

  /** Whether the site hasn't changed since `version`; false while the database is unavailable. */
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
      // The owner can be redirected to a draft, which no cache may reveal.
      if (requestContext.owner || isSealed) response.setHeader('Cache-Control', 'no-store');
      else setMovedHeaders(response, pageHeaders(request, requestContext, site), isCertain(version));
      return void response.writeHead(301, { Location: moved }).end();
    }
    // A preview in the other language must not change the owner's language.
    const preview = wantsDrafts(requestContext.url.searchParams);
    // A response in a shared cache can't set a cookie for one visitor, so the page's script sets the cookie.
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
        // Only canonical URLs become hits, so that made-up ones don't fill the cache.
        const isOwnAddress = request.url === page.pathname + page.search;
        return pageCache.serve(request, response, pageKey(page, requestContext.locale), {
          render: () => (failure ? Promise.reject(failure) : renderForAll(site, page, requestContext)),
          headers: pageHeaders(request, requestContext, site),
          visit: failure || !isOwnAddress ? undefined : visit,
          path: pathname,
        });
      }
    }
    // The owner's pages may show drafts and tools, which no cache may reveal.
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

/** Sets the cache headers of a redirect. Browsers revalidate it, because its target may change. */
function setMovedHeaders(response: ServerResponse, { vary, current }: PageHeaders, isCertain: boolean): void {
  const headers = { 'Cache-Control': 'no-cache', Vary: vary, ...(isCertain && current) };
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** Returns the path for a URL that starts with several slashes (`//contact`); undefined for any other. */
function withoutSlashes({ url: asked }: IncomingMessage, { pathname, search }: URL): string | undefined {
  return asked?.startsWith('//') ? pathname + search : undefined;
}

/**
 * Whether the browser only prefetches the page. Prefetching doesn't choose a language for the visitor; the
 * page's script stores the language when the page is shown.
 */
function isSpeculative({ headers }: IncomingMessage): boolean {
  return headers['sec-purpose']?.includes('prefetch') ?? false;
}

function refuseMethod(request: IncomingMessage, response: ServerResponse, methods: string[]): void {
  const headers = { Allow: [...methods, 'OPTIONS'].join(', ') };
  if (request.method === 'OPTIONS') response.writeHead(204, headers).end();
  else refuse(response, 405, 'Method not allowed.', headers);
}
