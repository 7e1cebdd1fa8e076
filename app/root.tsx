import { siteScriptUrl } from 'virtual:site-script';
import type { ReactNode } from 'react';
import {
  Links,
  type LinksFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import { paths } from '../shared/paths.ts';
import type { Route } from './+types/root';
import { BareErrorPage } from './bare-error-page.tsx';
import { onLanguageChange } from './on-language-change.ts';
import { pageContext } from './page-context.ts';
import type { PageHandle } from './page-handle.ts';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import serif from './styles/fonts/newsreader.woff2?url';

export const links: LinksFunction = () => [
  { rel: 'preload', href: serif, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  // Browsers that read no SVG icons take the first; the others prefer the second.
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: paths.manifest },
];

export function loader({ context }: Route.LoaderArgs) {
  const { locale, origin, requestId } = context.get(pageContext);
  return { locale, origin, requestId };
}

/** What it answers changes with the language alone. */
export const shouldRevalidate = onLanguageChange;

/** The document. Public pages carry the site's small script, the owner's the framework's. */
export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  const hydrates = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.hydrates);
  return (
    <html lang={data?.locale ?? 'en'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Browsers hide the nonce of a link from scripts, which hydration would take for a mismatch. */}
        <Links {...(hydrates && { nonce: '' })} />
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

/** Only when the pages' own frame could not be made: the layouts answer all other failures inside it. */
export function ErrorBoundary() {
  const data = useRouteLoaderData<typeof loader>('root');
  return <BareErrorPage locale={data?.locale ?? 'en'} requestId={data?.requestId} />;
}
