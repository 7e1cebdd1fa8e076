import { Outlet, useLocation } from 'react-router';
import { sentences } from '../../copy/sentences.ts';
import { pageContext } from '../page-context.ts';
import type { Route } from './+types/site-layout';
import { DraftNote } from './shell/draft-note.tsx';
import { SiteFooter } from './shell/site-footer.tsx';
import { SiteHeader } from './shell/site-header.tsx';
import { showsDrafts } from './shown-content.ts';
import { linkIn, SiteContext } from './site-context.ts';
import { ToastArea } from './toasts/toast-area.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { core, locale, origin } = page;
  const { brand, founder, logo, social } = await core.settings.get();
  const drafts = showsDrafts(page, url);
  return { locale, origin, brand, founder, logo, social, drafts, year: new Date().getUTCFullYear() };
}

/** The frame of every public page: header, footer, and what both and the pages need to know. */
// biome-ignore lint/style/noDefaultExport: the framework takes a route's component from its default export
export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  const { year, drafts, ...facts } = loaderData;
  const { locale } = facts;
  const { pathname, search } = useLocation();
  const copy = sentences[locale];
  const site = { ...facts, copy, path: pathname + search, to: linkIn(locale) };
  return (
    <SiteContext value={site}>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        {drafts && <DraftNote />}
        <Outlet />
      </main>
      <SiteFooter year={year} />
      <ToastArea />
    </SiteContext>
  );
}
