import { siteScriptUrl } from 'virtual:site-script';
import type { ReactNode } from 'react';
import {
  data,
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { paths } from '../shared/paths.ts';
import type { Route } from './+types/root';
import { BareErrorPage, DatabaseErrorPage, type DatabaseErrorPageProps } from './error-pages.tsx';
import { onLanguageChange } from './on-language-change.ts';
import { type PageHandle, pageContext } from './page-context.ts';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/print.css';
import { inlineScript } from '../shared/page-scripts.ts';
import sans from './styles/fonts/instrument-sans.woff2?url';
import sansAccents from './styles/fonts/instrument-sans-accents.woff2?url';
import serif from './styles/fonts/newsreader.woff2?url';
import serifAccents from './styles/fonts/newsreader-accents.woff2?url';
import italic from './styles/fonts/newsreader-italic.woff2?url';

const preloaded = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const;

const faces = { en: [serif, sans, italic], es: [serif, sans, italic, serifAccents, sansAccents] };

export const links: LinksFunction = () => [
  // The icon for browsers that don't support SVG icons.
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: paths.manifest },
];

/** While the database is unavailable, no loader or action runs. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context }) => {
    const { databaseError, locale, requestId } = context.get(pageContext);
    if (databaseError) throw data({ ...databaseError, locale, requestId }, { status: databaseError.status });
  },
];

export function loader({ context }: Route.LoaderArgs) {
  const { locale, origin, requestId } = context.get(pageContext);
  return { locale, origin, requestId };
}

export const shouldRevalidate = onLanguageChange;

/** Public pages load the site's small script, and the owner's pages load the framework. */
export function Layout({ children }: { children: ReactNode }) {
  const loaded = useRouteLoaderData<typeof loader>('root');
  const databaseError = databaseErrorOf(useRouteError());
  const locale = loaded?.locale ?? databaseError?.locale ?? 'en';
  const handles = useMatches().map(({ handle }) => handle as PageHandle | undefined);
  const hydrates = handles.some((handle) => handle?.hydrates);
  const isPreview = handles.some((handle) => handle?.isPreview);
  const early = handles.some((handle) => handle?.needsFacesEarly) ? faces[locale] : [];
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Only if they are cached: a first visit is painted before the fonts are requested. */}
        {early.map((face) => (
          <link key={face} {...preloaded} href={face} media="not all" fetchPriority="low" />
        ))}
        {/* Browsers hide the nonce of links, which hydration would report as a mismatch. */}
        <Links {...(hydrates && { nonce: '' })} />
        {hydrates && <link {...preloaded} href={serif} />}
        {hydrates || isPreview || <InlineScript />}
        {hydrates || <script type="module" src={siteScriptUrl} />}
      </head>
      <body>
        {children}
        {hydrates && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** Shown only if the layouts, which handle all other errors, failed to render. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const loaded = useRouteLoaderData<typeof loader>('root');
  const databaseError = databaseErrorOf(error);
  if (databaseError) return <DatabaseErrorPage {...databaseError} />;
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <BareErrorPage locale={loaded?.locale ?? 'en'} requestId={loaded?.requestId} isMissing={isMissing} />
  );
}

function databaseErrorOf(error: unknown): DatabaseErrorPageProps | undefined {
  const thrown: unknown = isRouteErrorResponse(error) ? error.data : undefined;
  return thrown && typeof thrown === 'object' && 'kind' in thrown
    ? (thrown as DatabaseErrorPageProps)
    : undefined;
}

/** Placed after the styles: prevents a flash of the wrong language, and records early presses. */
function InlineScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant whose hash is in the content security policy
  return <script dangerouslySetInnerHTML={{ __html: inlineScript }} />;
}
