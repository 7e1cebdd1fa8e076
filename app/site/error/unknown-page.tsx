import { data, redirect } from 'react-router';
import { localised, paths } from '../../../shared/paths.ts';
import { pageContext } from '../../page-context.ts';
import type { Route } from './+types/unknown-page';
import { SiteErrorPage } from './site-error-page.tsx';

/** 404, but for the former addresses of imported posts. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<never> {
  const { core, owner, locale } = context.get(pageContext);
  const slug = await core.imports.resolveOldAddress({ owner }, url.pathname + url.search);
  if (slug !== undefined) throw redirect(localised(paths.post(slug), locale), 301);
  throw data(null, { status: 404 });
}

export default function UnknownPage() {
  return null;
}

export { SiteErrorPage as ErrorBoundary };
