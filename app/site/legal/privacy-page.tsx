import { fill } from '../../../messages/fill.ts';
import { paths } from '../../../shared/paths.ts';
import { pageContext } from '../../page-context.ts';
import { SiteErrorPage } from '../error/site-error-page.tsx';
import { TopLevelPageHead } from '../head/top-level-page-head.tsx';
import { PageOpening } from '../shell/page-opening.tsx';
import { useSite } from '../site-context.ts';
import type { Route } from './+types/privacy-page';
import { LegalText } from './legal-text.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const settings = await context.get(pageContext).core.settings.get();
  return {
    takesMail: settings.email_user !== '' && settings.email_domain !== '',
    looksUpCountries: settings.payment_link !== '' || settings.payment_link_mexico !== '',
    geoService: URL.parse(settings.geo_service)?.hostname,
  };
}

/** What the site keeps of its visitors; parts on what this site does not do are left out. */
export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  const { placeholders, privacy } = useSite().messages;
  const { title, sentence } = placeholders.privacy;
  const { takesMail, looksUpCountries, geoService: service } = loaderData;
  const mail = [privacy.mail_heading, privacy.mail_body] as const;
  const country = [
    privacy.country_heading,
    service ? fill(privacy.country_service, { service }) : privacy.country_body,
  ] as const;
  return (
    <>
      <TopLevelPageHead metaKey="privacy" path={paths.privacy} name={title} />
      <PageOpening title={title} sentence={sentence} />
      <LegalText
        parts={[
          [privacy.short_heading, privacy.short_body],
          [privacy.who_heading, privacy.who_body],
          [privacy.stores_heading, privacy.stores_body],
          [privacy.offline_heading, privacy.offline_body],
          [privacy.server_heading, privacy.server_body],
          ...(looksUpCountries ? [country] : []),
          ...(takesMail ? [mail] : []),
          [privacy.others_heading, privacy.others_links],
          [privacy.owner_heading, privacy.owner_body],
          [privacy.rights_heading, privacy.rights_body],
        ]}
        updated={privacy.updated}
        date="2026-11-23"
      />
    </>
  );
}

export { SiteErrorPage as ErrorBoundary };
