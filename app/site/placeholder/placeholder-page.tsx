import { useLocation } from 'react-router';
import { SiteErrorPage } from '../error/site-error-page.tsx';
import { TopLevelPageHead } from '../head/top-level-page-head.tsx';
import { PageOpening } from '../shell/page-opening.tsx';
import { useSite } from '../site-context.ts';
import { placeholderAt } from './placeholder-table.ts';

export default function PlaceholderPage() {
  const { placeholders } = useSite().messages;
  const { key, canonical } = placeholderAt(useLocation().pathname);
  const { title, sentence } = placeholders[key];
  return (
    <>
      <TopLevelPageHead metaKey={key} path={canonical} name={title} />
      <PageOpening title={title} sentence={sentence} />
    </>
  );
}

export { SiteErrorPage as ErrorBoundary };
