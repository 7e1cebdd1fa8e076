import { paths } from '../../../shared/paths.ts';
import { SiteErrorPage } from '../error/site-error-page.tsx';
import { TopLevelPageHead } from '../head/top-level-page-head.tsx';
import { PageOpening } from '../shell/page-opening.tsx';
import { useSite } from '../site-context.ts';
import { LegalText } from './legal-text.tsx';

/** Professional standards and scope. */
export default function TermsPage() {
  const { placeholders, terms } = useSite().messages;
  const { title, sentence } = placeholders.terms;
  return (
    <>
      <TopLevelPageHead metaKey="terms" path={paths.terms} name={title} />
      <PageOpening title={title} sentence={sentence} />
      <LegalText
        parts={[
          [terms.who_heading, terms.who_body],
          [terms.scope_heading, terms.scope_body],
          [terms.ownership_heading, terms.ownership_body],
          [terms.secrecy_heading, terms.secrecy_body],
          [terms.standards_heading, terms.standards_body],
          [terms.pack_heading, terms.pack_body],
          [terms.site_heading, terms.site_body],
        ]}
        updated={terms.updated}
        date="2026-11-20"
      />
    </>
  );
}

export { SiteErrorPage as ErrorBoundary };
