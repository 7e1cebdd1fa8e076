import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { databaseErrors } from '../api/problem.ts';
import type { PageContext } from '../app/page-context.ts';
import type { Core } from '../core/core.ts';
import type { Database } from '../db/connect.ts';
import { DatabaseFailure } from '../shared/result.ts';
import type { Middleware, Pages, RenderDocument, RenderPage } from './addresses.ts';
import type { CdnHeaders } from './cdn.ts';
import type { PageCache, PageSource, RenderedPage } from './page-cache.ts';
import type { PutStyles } from './page-styles.ts';
import type { DrawPicture } from './pictures.ts';
import type { BodyBudget } from './request-body.ts';
import type { RequestContext } from './request-context.ts';
import { compress, negotiateEncoding, refuse } from './response.ts';
import { contentSecurityPolicy } from './security.ts';

interface FailedRequest {
  render: RenderPage;
  url: URL;
  method: string;
  context: PageContext;
  typed?: [string, string][] | undefined;
}

const files = /\.[a-z0-9]{1,12}$/;

/** Renders a database error as the client expects it: as a page, page data or a line of text. */
async function renderDatabaseError(failed: FailedRequest, { kind }: DatabaseFailure): Promise<Response> {
  const { status, detail, retryAfter } = databaseErrors[kind];
  const headers = { 'Retry-After': String(retryAfter), 'Cache-Control': 'no-store' };
  const { url, method, context, typed } = failed;
  const isData = url.pathname.endsWith('.data');
  if (files.test(url.pathname) && !isData) return new Response(`${detail}\n`, { status, headers });
  const address = url.pathname + url.search;
  const databaseError = { status, kind, address, typed };
  // Page data needs the URL and method; a document only needs the layout.
  const request = isData
    ? new Request(url, { method, ...(method === 'POST' && { body: new FormData() }) })
    : new Request(url.origin);
  const page = await failed.render(request, { ...context, owner: false, databaseError });
  const response = new Response(method === 'HEAD' ? null : page.body, { status, headers: page.headers });
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

export function refuseDatabaseError(response: ServerResponse, { kind }: DatabaseFailure): void {
  const { status, detail, retryAfter } = databaseErrors[kind];
  refuse(response, status, detail, { 'Retry-After': String(retryAfter), 'Cache-Control': 'no-store' });
}

export function logDatabaseError(log: Logger, { kind, message, code }: DatabaseFailure, id: string): void {
  log.warn({ id, kind, code, cause: message }, 'database unavailable');
}

export function pageContextOf(site: Site, requestContext: RequestContext, nonce: string): PageContext {
  return {
    core: site.core.as({
      source: 'site',
      token: requestContext.owner ? requestContext.token : undefined,
      client: requestContext.client,
    }),
    locale: requestContext.locale,
    owner: requestContext.owner,
    mustChoosePassword: requestContext.mustChoosePassword,
    client: requestContext.client,
    token: requestContext.token,
    origin: site.origin,
    isSecure: requestContext.origin.startsWith('https:'),
    nonce,
    requestId: requestContext.id,
    drawPicture: site.drawPicture,
  };
}

const documentType = 'text/html; charset=utf-8';

export async function renderForAll(
  site: Site,
  page: URL,
  requestContext: RequestContext,
): Promise<RenderedPage> {
  const context = {
    ...pageContextOf(site, requestContext, ''),
    owner: false,
    mustChoosePassword: false,
    token: undefined,
    client: '',
  };
  const document = await site.renderDocument?.(page, context);
  if (document) {
    const styled = site.putStyles?.(document.html);
    return {
      status: document.status,
      headers: [['content-type', documentType]],
      policy: styled && contentSecurityPolicy(styled),
      body: Buffer.from(styled?.html ?? document.html),
    };
  }
  const response = await renderOrThrow(site.render, new Request(page), context);
  return {
    status: response.status,
    headers: [...response.headers],
    body: Buffer.from(await response.arrayBuffer()),
  };
}

/** Sends a page rendered for this request only. Other headers are already set on the response. */
export async function sendDocument(
  request: IncomingMessage,
  response: ServerResponse,
  { status, html }: NonNullable<Awaited<ReturnType<RenderDocument>>>,
): Promise<void> {
  const encoding = negotiateEncoding(request.headers['accept-encoding']);
  const body = await compress(Buffer.from(html), encoding, 'once');
  response.writeHead(status, {
    'Content-Type': documentType,
    'Content-Length': body.length,
    Vary: 'Accept-Encoding',
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Renders a page. Throws the `DatabaseFailure` that made it fail. */
async function renderOrThrow(render: RenderPage, request: Request, context: PageContext): Promise<Response> {
  let failure: DatabaseFailure | undefined;
  const failed = (error: unknown) => {
    if (error instanceof DatabaseFailure) failure ??= error;
  };
  const response = await render(request, { ...context, failed });
  if (failure && response.status >= 500) throw failure;
  return response;
}

interface Renderer {
  render: RenderPage;
  log: Logger;
}

interface Asked {
  url: URL;
  context: PageContext;
  body: Buffer | undefined;
  /** The database error that left the context incomplete; then nothing is rendered. */
  failure: DatabaseFailure | undefined;
}

/** Renders a page for one request, or an error page with the submitted fields if the database failed. */
export async function renderOrDatabaseError(
  { render, log }: Renderer,
  request: Request,
  asked: Asked,
): Promise<Response> {
  const { url, context, body } = asked;
  const { method } = request;
  try {
    if (asked.failure) throw asked.failure;
    return await renderOrThrow(render, request, context);
  } catch (error) {
    if (!(error instanceof DatabaseFailure)) throw error;
    logDatabaseError(log, error, context.requestId);
    // Without scripts, only the request body still contains what was typed.
    const typed =
      body?.length && !url.pathname.endsWith('.data') ? await typedFields(request, body) : undefined;
    return renderDatabaseError({ render, url, method, context, typed }, error);
  }
}

interface Visit {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  context: PageContext;
}

export async function sendDatabaseError(
  { render, log }: Renderer,
  visit: Visit,
  error: unknown,
): Promise<void> {
  const { request, response, url, context } = visit;
  if (!(error instanceof DatabaseFailure) || response.headersSent) throw error;
  logDatabaseError(log, error, context.requestId);
  const { method = 'GET' } = request;
  const page = await renderDatabaseError({ render, url, method, context }, error);
  const body = Buffer.from(await page.arrayBuffer());
  response.writeHead(page.status, Object.fromEntries(page.headers)).end(body);
}

const secret = /password|token|secret/i;

/** Returns the fields of a submitted form, to show them again. Undefined without a form, or if it contains a password or a file. */
async function typedFields(
  { url, method, headers }: Pick<Request, 'url' | 'method' | 'headers'>,
  body: Buffer,
): Promise<[string, string][] | undefined> {
  const sent = new Request(url, {
    method,
    headers: { 'Content-Type': headers.get('content-type') ?? '' },
    body: new Uint8Array(body),
  });
  const form = await sent.formData().catch(() => undefined);
  const fields = [...(form ?? [])];
  const typed = fields.filter((field): field is [string, string] => typeof field[1] === 'string');
  if (typed.length === 0 || typed.length < fields.length || typed.some(([name]) => secret.test(name))) {
    return undefined;
  }
  return typed;
}

export interface Site {
  core: Core;
  source: PageSource & Pick<Database, 'catchUp'>;
  pageCache: PageCache;
  /** Headers of pages that a CDN may store; undefined if it may store none. */
  cdn?: CdnHeaders;
  origin: string;
  trustProxy: number;
  render: RenderPage;
  renderDocument?: RenderDocument;
  /** Adds styles to public pages; missing in development. */
  putStyles?: PutStyles;
  builtInContent: Pages['builtInContent'];
  assets: Middleware;
  drawPicture: DrawPicture;
  log: Logger;
  bodies?: BodyBudget;
  /** Pages are loaded from their sources, and Vite needs a wider content security policy. */
  development?: boolean;
}
