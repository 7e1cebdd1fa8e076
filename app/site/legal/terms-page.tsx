import { fill } from '../../../messages/fill.ts';
import { paths } from '../../../shared/paths.ts';
import { pageContext } from '../../page-context.ts';
import { TopLevelPageHead } from '../page-head.tsx';
import { SiteErrorPage } from '../page-message.tsx';
import { PageOpening, PageTextsContext } from '../page-text.tsx';
import { readOwnerContent } from '../read-site.ts';
import { useSite } from '../site-context.ts';
import type { Route } from './+types/terms-page';
import { LegalText, legalFactsOf, responsibleSentences, withoutStop } from './legal-text.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return {
    content: await readOwnerContent(page, url, 'page'),
    facts: legalFactsOf(await page.core.settings.get(), page.locale),
  };
}

/** Professional standards and scope. */
export default function TermsPage({ loaderData: { content, facts } }: Route.ComponentProps) {
  const { messages } = useSite();
  const { placeholders, terms } = messages;
  const { title, sentence } = placeholders.terms;
  return (
    <PageTextsContext value={content}>
      <TopLevelPageHead metaKey="terms" path={paths.terms} name={title} />
      <PageOpening name="terms" title={title} sentence={sentence} />
      <LegalText
        parts={[
          [terms.who_heading, terms.who_body, ...responsibleSentences(facts, messages)],
          [terms.scope_heading, terms.scope_body],
          [terms.ownership_heading, terms.ownership_body],
          [terms.secrecy_heading, terms.secrecy_body],
          [terms.standards_heading, terms.standards_body],
          [terms.pack_heading, terms.pack_body],
          [terms.site_heading, terms.site_body],
          [terms.law_heading, facts.law && fill(terms.law_body, { law: withoutStop(facts.law) })],
        ]}
        updated={terms.updated}
        date="2026-11-23"
      />
    </PageTextsContext>
  );
}

export { SiteErrorPage as ErrorBoundary };
