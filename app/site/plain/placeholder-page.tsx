import { useLocation } from 'react-router';
import { SiteErrorPage } from '../error/site-error-page.tsx';
import { useSite } from '../site-context.ts';
import { PageOpening } from './page-opening.tsx';
import { placeholderAt } from './placeholder-table.ts';
import { PlainHead } from './plain-head.tsx';

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
