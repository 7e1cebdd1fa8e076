import type { ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { databaseErrors } from '../api/database-errors.ts';
import type { PageContext } from '../app/page-context.ts';
import type { DatabaseFailure } from '../shared/database-failure.ts';
import type { RenderPage } from './pages.ts';
import { refuse } from './refuse.ts';

interface FailedRequest {
  render: RenderPage;
  /** As asked for, on the site's origin. */
  url: URL;
  method: string;
  context: PageContext;
  typed?: [string, string][] | undefined;
}

/** Addresses that are no documents: feeds, `robots.txt`, pictures. */
const files = /\.[a-z0-9]{1,12}$/;

/**
 * A database error in the form that the client understands: a page in the reader's language, page data for the
 * owner's pages, or a line of text.
 */
export async function renderDatabaseError(
  failed: FailedRequest,
  { kind }: DatabaseFailure,
): Promise<Response> {
  const { status, detail, retryAfter } = databaseErrors[kind];
  const headers = { 'Retry-After': String(retryAfter), 'Cache-Control': 'no-store' };
  const { url, method, context, typed } = failed;
  const isData = url.pathname.endsWith('.data');
  if (files.test(url.pathname) && !isData) return new Response(`${detail}\n`, { status, headers });
  const address = url.pathname + url.search;
  const databaseError = { status, kind, address, typed };
  // Page data keeps its address and method; a document needs only the frame.
  const request = isData
    ? new Request(url, { method, ...(method === 'POST' && { body: new FormData() }) })
    : new Request(url.origin);
  const page = await failed.render(request, { ...context, owner: false, databaseError });
  const response = new Response(method === 'HEAD' ? null : page.body, { status, headers: page.headers });
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

/** For the API and whatever fails before there is a page: JSON. */
export function refuseDatabaseError(response: ServerResponse, { kind }: DatabaseFailure): void {
  const { status, detail, retryAfter } = databaseErrors[kind];
  refuse(response, status, detail, { 'Retry-After': String(retryAfter), 'Cache-Control': 'no-store' });
}

/** One line for each failure, without the stack of whatever was asking: the cause is not there. */
export function logDatabaseError(log: Logger, { kind, message, code }: DatabaseFailure, id: string): void {
  log.warn({ id, kind, code, cause: message }, 'the database could not be used');
}
