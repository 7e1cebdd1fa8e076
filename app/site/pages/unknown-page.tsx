import { data, redirect } from 'react-router';
import { localized } from '../../../shared/paths.ts';
import { pageContext } from '../../page-context.ts';
import { SiteErrorPage } from '../frame/page-message.tsx';
import type { Route } from './+types/unknown-page';

/** Returns 404, or redirects from a former URL of an imported page. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<never> {
  const { core, owner, locale } = context.get(pageContext);
  const path = await core.imports.resolveOldAddress({ owner }, url.pathname + url.search);
  if (path !== undefined) throw redirect(localized(path, locale), 301);
  throw data(null, { status: 404 });
}

export default function UnknownPage() {
  return null;
}

export { SiteErrorPage as ErrorBoundary };
