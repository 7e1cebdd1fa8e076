import type { ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { databaseErrors } from '../api/problem.ts';
import type { PageContext } from '../app/page-context.ts';
import type { DatabaseFailure } from '../shared/result.ts';
import type { RenderPage } from './pages.ts';
import { refuse } from './refuse.ts';

interface FailedRequest {
  render: RenderPage;
  url: URL;
  method: string;
  context: PageContext;
  typed?: [string, string][] | undefined;
}

const files = /\.[a-z0-9]{1,12}$/;

/** A database error as the client understands it: a page, page data, or a line of text. */
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

export function refuseDatabaseError(response: ServerResponse, { kind }: DatabaseFailure): void {
  const { status, detail, retryAfter } = databaseErrors[kind];
  refuse(response, status, detail, { 'Retry-After': String(retryAfter), 'Cache-Control': 'no-store' });
}

export function logDatabaseError(log: Logger, { kind, message, code }: DatabaseFailure, id: string): void {
  log.warn({ id, kind, code, cause: message }, 'the database could not be used');
}
