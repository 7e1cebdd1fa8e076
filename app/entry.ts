/** Entry of the pages' bundle: the server and the loaders share one `pageContext`. */
import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { builtInContent } from './built-in-content.ts';
import { type PageContext, pageContext } from './page-context.ts';
import { renderDocument } from './render-document.tsx';
import { reportErrorsTo } from './report-error.ts';

export { builtInContent, renderDocument, reportErrorsTo };

const handle = createRequestHandler(build, import.meta.env.MODE);

export async function renderPage(request: Request, page: PageContext): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(pageContext, page);
  const response = await handle(request, context);
  // The framework doesn't set an encoding for page data.
  if (response.headers.get('Content-Type') === 'text/x-script') {
    response.headers.set('Content-Type', 'text/x-script; charset=utf-8');
  }
  return response;
}
