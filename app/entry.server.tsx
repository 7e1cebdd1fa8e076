import { renderToReadableStream, renderToString } from 'react-dom/server.edge';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { type PageHandle, pageContext } from './page-context.ts';
import { reportError } from './report-error.ts';

/** Renders the whole document before sending it, for the page cache and so that a failure can still set the status. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce: offered, requestId, failed: onFailure } = loadContext.get(pageContext);
  if (!hydrates(routerContext)) return renderWithoutData(request, status, headers, routerContext);
  let failed = false;
  const stream = await renderToReadableStream(
    <ServerRouter context={routerContext} url={request.url} nonce={offered} />,
    {
      nonce: offered,
      onError(error) {
        failed = true;
        onFailure?.(error);
        reportError(error, requestId);
      },
    },
  );
  await stream.allReady;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(stream, { status: failed ? 500 : status, headers });
}

/** Omits the loader data: no script reads it, and it can be long. */
function renderWithoutData(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...routerContext }: EntryContext,
): Response {
  void serverHandoffStream?.cancel();
  const html = renderToString(<ServerRouter context={routerContext} url={request.url} />);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(`<!DOCTYPE html>${html}`, { status, headers });
}

function hydrates({ routeModules, staticHandlerContext }: EntryContext): boolean {
  return staticHandlerContext.matches.some(
    ({ route }) => (routeModules[route.id]?.handle as PageHandle | undefined)?.hydrates,
  );
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // Aborted requests and 404s are not failures.
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const { requestId, failed } = context.get(pageContext);
  failed?.(error);
  reportError(error, requestId);
};
