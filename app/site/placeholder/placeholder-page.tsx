import { useLocation } from 'react-router';
import { SiteErrorPage } from '../error/site-error-page.tsx';
import { PlainHead } from '../head/top-level-page-head.tsx';
import { PageOpening } from '../shell/page-opening.tsx';
import { useSite } from '../site-context.ts';
import { placeholderAt } from './placeholder-table.ts';

/** A page that is still to come: it says what it will be. */
export default function PlaceholderPage() {
  const { placeholders } = useSite().copy;
  const { words, canonical } = placeholderAt(useLocation().pathname);
  const { title, sentence } = placeholders[words];
  return (
    <>
      <PlainHead words={words} path={canonical} name={title} />
      <PageOpening title={title} sentence={sentence} />
    </>
  );
}

export { SiteErrorPage as ErrorBoundary };
