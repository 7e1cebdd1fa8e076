import * as build from 'virtual:react-router/server-build';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server.edge';
import {
  createStaticHandler,
  createStaticRouter,
  UNSAFE_FrameworkContext as FrameworkContext,
  isRouteErrorResponse,
  type LoaderFunction,
  type RouteObject,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { type PageContext, type PageHandle, pageContext } from './page-context.ts';

export interface RenderedDocument {
  status: number;
  html: string;
}

type BuiltRoute = NonNullable<(typeof build.routes)[string]>;

/** A route's module as the framework's build wraps it: components read their own data. */
interface DocumentModule {
  default: ComponentType;
  ErrorBoundary?: ComponentType;
  Layout?: ComponentType<{ children: ReactNode }>;
}

const notADocument = new Error('This address has no document without a script');

const noDocument: LoaderFunction = () => {
  throw notADocument;
};

const builtRoutes = Object.values(build.routes).filter((route) => route !== undefined);
const handler = createStaticHandler(childrenOf(undefined));

/** The part of the framework's context that `<Links>` reads. */
const framework = {
  manifest: build.assets,
  routeModules: Object.fromEntries(builtRoutes.map(({ id, module }) => [id, module])),
  future: build.future,
  ssr: true,
  isSpaMode: false,
  routeDiscovery: build.routeDiscovery,
  renderMeta: {},
};

/**
 * Renders a public page without the framework's script and data. Returns undefined for redirects, errors and
 * other URLs, which `renderPage` handles.
 */
export async function renderDocument(url: URL, page: PageContext): Promise<RenderedDocument | undefined> {
  // The framework handles its script's data requests and responses from the root's middleware.
  if (url.pathname.endsWith('.data') || page.databaseError) return undefined;
  const requestContext = new RouterContextProvider();
  requestContext.set(pageContext, page);
  const context = await handler.query(new Request(url), { requestContext });
  if (context instanceof Response || !Object.values(context.errors ?? {}).every(isRouteErrorResponse)) {
    return undefined;
  }
  try {
    return { status: context.statusCode, html: `<!DOCTYPE html>${renderToString(documentOf(context))}` };
  } catch {
    return undefined;
  }
}

function documentOf(context: StaticHandlerContext) {
  return (
    <FrameworkContext value={framework}>
      <StaticRouterProvider
        router={createStaticRouter(branchOf(context), context)}
        context={context}
        hydrate={false}
      />
    </FrameworkContext>
  );
}

/** Only the matched routes, because the router walks all routes that it gets for each page. */
function branchOf({ matches }: StaticHandlerContext): RouteObject[] {
  const branch = matches.reduceRight<RouteObject | undefined>(
    (child, { route }) => (route.index ? route : { ...route, children: child ? [child] : [] }),
    undefined,
  );
  return branch ? [branch] : [];
}

function childrenOf(parentId: string | undefined): RouteObject[] {
  return builtRoutes.filter((route) => route.parentId === parentId).map(toRoute);
}

function toRoute(route: BuiltRoute): RouteObject {
  const { id, path, module } = route;
  const { hydrates } = (module.handle ?? {}) as PageHandle;
  // No middleware runs here, so routes with their own (except the root) go through the framework.
  const isDocument = module.default !== undefined && !hydrates && (!module.middleware || !route.parentId);
  const known = {
    id,
    ...(path !== undefined && { path }),
    handle: module.handle,
    ...(isDocument
      ? { ...elementsOf(route), ...(module.loader && { loader: module.loader as LoaderFunction }) }
      : { loader: noDocument }),
  };
  return route.index ? { ...known, index: true } : { ...known, children: childrenOf(id) };
}

function elementsOf({ module }: BuiltRoute): Pick<RouteObject, 'element' | 'errorElement'> {
  const { default: Page, ErrorBoundary, Layout = Fragment } = module as DocumentModule;
  return {
    element: (
      <Layout>
        <Page />
      </Layout>
    ),
    ...(ErrorBoundary && {
      errorElement: (
        <Layout>
          <ErrorBoundary />
        </Layout>
      ),
    }),
  };
}
