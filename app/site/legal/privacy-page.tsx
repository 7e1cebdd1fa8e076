import { fill } from '../../../messages/fill.ts';
import { paths } from '../../../shared/paths.ts';
import type { Settings } from '../../../shared/settings.ts';
import { pageContext } from '../../page-context.ts';
import { TopLevelPageHead } from '../page-head.tsx';
import { SiteErrorPage } from '../page-message.tsx';
import { PageOpening, PageTextsContext } from '../page-text.tsx';
import { readOwnerContent } from '../read-site.ts';
import { useSite } from '../site-context.ts';
import type { Route } from './+types/privacy-page';
import { LegalText, legalFactsOf, responsibleSentences } from './legal-text.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { core, locale } = page;
  const settings = await core.settings.get();
  return {
    content: await readOwnerContent(page, url, 'page'),
    facts: legalFactsOf(settings, locale),
    takesMail: settings.email_user !== '' && settings.email_domain !== '',
    takesPayment: settings.payment_link !== '' || settings.payment_link_mexico !== '',
    hasQuestions: settings.lead_magnet,
    geoService: URL.parse(settings.geo_service)?.hostname,
    film: URL.parse(settings.human_video)?.hostname,
    hosts: outsideHosts(settings).join(', '),
  };
}

/** What the site keeps of its visitors; parts on what this site does not do are left out. */
export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  const { messages } = useSite();
  const { placeholders, privacy } = messages;
  const { title, sentence } = placeholders.privacy;
  const {
    content,
    facts,
    takesMail,
    takesPayment,
    hasQuestions,
    geoService: service,
    film,
    hosts,
  } = loaderData;
  const country = service ? fill(privacy.country_service, { service }) : privacy.country_body;
  return (
    <PageTextsContext value={content}>
      <TopLevelPageHead metaKey="privacy" path={paths.privacy} name={title} />
      <PageOpening name="privacy" title={title} sentence={sentence} />
      <LegalText
        parts={[
          [privacy.short_heading, privacy.short_body],
          [privacy.who_heading, privacy.who_body, ...responsibleSentences(facts, messages)],
          [privacy.why_heading, privacy.why_body],
          [privacy.stores_heading, privacy.stores_body, hasQuestions && privacy.stores_questions],
          [privacy.offline_heading, privacy.offline_body],
          [privacy.server_heading, privacy.server_body, privacy.server_host],
          [privacy.country_heading, takesPayment && country],
          [privacy.mail_heading, takesMail && privacy.mail_body],
          [
            privacy.others_heading,
            privacy.others_links,
            hosts && fill(privacy.others_hosts, { hosts }),
            privacy.others_articles,
            privacy.others_voice,
            privacy.others_passage,
            film && fill(privacy.others_film, { host: film }),
            takesPayment && privacy.others_payment,
          ],
          [privacy.owner_heading, privacy.owner_body, privacy.owner_session],
          [privacy.rights_heading, privacy.rights_body],
        ]}
        updated={privacy.updated}
        date="2026-11-23"
      />
    </PageTextsContext>
  );
}

export { SiteErrorPage as ErrorBoundary };

type Pictured = Pick<
  Settings,
  'logo' | 'portrait' | 'hero_video' | 'hero_poster' | 'clients' | 'press' | 'service_cards'
>;

/** The other servers, by name and each once, from which pages fetch what the settings name, as soon as they open. */
export function outsideHosts(settings: Pictured): string[] {
  const { logo, portrait, hero_video, hero_poster, clients, press, service_cards: cards } = settings;
  const logos = [...(clients ?? []), ...(press ?? [])].map((item) => item.logo);
  const addresses = [logo, portrait, hero_video, hero_poster, ...logos, ...cards.map(({ image }) => image)];
  // What lies on this site has an address without a host.
  return [...new Set(addresses.flatMap((address) => URL.parse(address)?.hostname ?? []))].sort();
}
