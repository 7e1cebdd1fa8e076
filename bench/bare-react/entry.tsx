import * as build from 'virtual:react-router/server-build';
import { renderToReadableStream } from 'react-dom/server.edge';
import { createRequestHandler, type EntryContext, RouterContextProvider, ServerRouter } from 'react-router';
import { type PageContext, pageContext } from '../../app/page-context.ts';

/** Runs the loaders of a page once, and gives what renders its tree anew each time, with their data in hand. */
export async function holdTree(request: Request, page: PageContext): Promise<() => Promise<Uint8Array>> {
  let held: EntryContext | undefined;
  const hold = async (_request: Request, _status: number, _headers: Headers, tree: EntryContext) => {
    held = tree;
    return new Response();
  };
  const module = { ...build.entry.module, default: hold };
  const handle = createRequestHandler({ ...build, entry: { ...build.entry, module } }, 'production');
  const context = new RouterContextProvider();
  context.set(pageContext, page);
  await handle(request, context);
  if (!held) throw new Error(`${request.url} is no page`);
  // What the framework's script would be sent: it can be read once, and the page needs none of it.
  const { serverHandoffStream: _, ...tree } = held;
  return async () => {
    const stream = await renderToReadableStream(<ServerRouter context={tree} url={request.url} />);
    await stream.allReady;
    return new Uint8Array(await new Response(stream).arrayBuffer());
  };
}
