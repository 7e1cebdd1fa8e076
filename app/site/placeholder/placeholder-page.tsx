import { useLocation } from 'react-router';
import { pageContext } from '../../page-context.ts';
import { SiteErrorPage } from '../error/site-error-page.tsx';
import { TopLevelPageHead } from '../head/top-level-page-head.tsx';
import { PageTextsContext } from '../owner-content/page-text.tsx';
import { readOwnerContent } from '../owner-content/read-owner-content.ts';
import { PageOpening } from '../shell/page-opening.tsx';
import { useSite } from '../site-context.ts';
import type { Route } from './+types/placeholder-page';
import { placeholderAt } from './placeholder-table.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return readOwnerContent(context.get(pageContext), url, 'page');
}

export default function PlaceholderPage({ loaderData: content }: Route.ComponentProps) {
  const { placeholders } = useSite().messages;
  const { key, canonical, texts } = placeholderAt(useLocation().pathname);
  const { title, sentence } = placeholders[key];
  return (
    <PageTextsContext value={content}>
      <TopLevelPageHead metaKey={key} path={canonical} name={title} />
      <PageOpening name={texts} title={title} sentence={sentence} />
    </PageTextsContext>
  );
}

export { SiteErrorPage as ErrorBoundary };
