import { Outlet, useLocation } from 'react-router';
import { pageContext } from '../page-context.ts';
import type { Route } from './+types/site-layout';
import { isDraftPreview, namesTexts } from './owner-content/read-owner-content.ts';
import { readSiteFacts } from './read-site-facts.ts';
import { SiteFrame } from './site-frame.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return {
    facts: await readSiteFacts(page),
    hasDrafts: isDraftPreview(page, url),
    namesTexts: namesTexts(page, url),
  };
}

// biome-ignore lint/style/noDefaultExport: the framework takes a route's component from its default export
export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  const { pathname, search } = useLocation();
  return (
    <SiteFrame path={pathname + search} {...loaderData}>
      <Outlet />
    </SiteFrame>
  );
}
