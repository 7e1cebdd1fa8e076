import { Outlet, useLocation, useMatches } from 'react-router';
import { paths } from '../../../shared/paths.ts';
import { pageContext } from '../../page-context.ts';
import type { ReadArticle } from '../blog/post-text.ts';
import type { Route } from './+types/site-layout';
import { isDraftPreview, namesTexts, readSiteFacts } from './read-site.ts';
import type { Site } from './site-context.ts';
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
    <SiteFrame path={pathname + search} pathIn={usePathIn()} {...loaderData}>
      <Outlet />
    </SiteFrame>
  );
}

function usePathIn(): Site['pathIn'] {
  const shown = useMatches().at(-1)?.loaderData as { article?: Partial<ReadArticle> } | undefined;
  const translation = shown?.article?.translation;
  return translation ? { [translation.language]: paths.post(translation.slug) } : {};
}
