/**
 * What the server knows of the pages. The bundle of the pages starts here, so that the key under which loaders
 * find their context is the same object for those who set it and those who read it.
 */
import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { builtInContent } from './built-in-content.ts';
import { type PageContext, pageContext } from './page-context.ts';
import { reportErrorsTo } from './report-error.ts';

export { builtInContent, reportErrorsTo };

const handle = createRequestHandler(build, import.meta.env.MODE);

/** Answers a request for a page, or for a page's data, whole: the body is complete when the promise is. */
export async function renderPage(request: Request, page: PageContext): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(pageContext, page);
  const response = await handle(request, context);
  // The framework names no encoding for a page's data, and a browser might guess one.
  if (response.headers.get('Content-Type') === 'text/x-script') {
    response.headers.set('Content-Type', 'text/x-script; charset=utf-8');
  }
  return response;
}
