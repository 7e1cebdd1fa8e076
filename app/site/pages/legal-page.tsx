import { useLocation } from 'react-router';
import { catalogs, type Messages } from '../../../messages/catalogs.ts';
import { fill } from '../../../messages/fill.ts';
import { formatPostDate } from '../../../shared/dates.ts';
import type { Locale } from '../../../shared/locale.ts';
import { paths } from '../../../shared/paths.ts';
import type { Settings } from '../../../shared/settings.ts';
import { pageContext } from '../../page-context.ts';
import layout from '../../ui/text.module.css';
import { SectionRule } from '../../ui/typography.tsx';
import { TopLevelPageHead } from '../frame/page-head.tsx';
import { SiteErrorPage } from '../frame/page-message.tsx';
import { PageOpening, PageTextsContext } from '../frame/page-text.tsx';
import { readOwnerContent } from '../frame/read-site.ts';
import { useSite } from '../frame/site-context.ts';
import type { Route } from './+types/legal-page';
import styles from './small-pages.module.css';

/** A section of a legal page. False or empty paragraphs, about settings that aren't set, are omitted. */
type LegalPart = readonly [heading: string, ...paragraphs: (string | false | undefined)[]];

const changed = '2026-11-23';

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const settings = await page.core.settings.get();
  const partsOf = isPrivacy(url.pathname) ? privacyParts : termsParts;
  const parts = partsOf(settings, catalogs[page.locale], page.locale);
  return { content: await readOwnerContent(page, url, 'page'), parts };
}

/** Omits everything that doesn't apply to this site. */
export default function LegalPage({ loaderData: { content, parts } }: Route.ComponentProps) {
  const { messages, brand, locale } = useSite();
  const name = isPrivacy(useLocation().pathname) ? 'privacy' : 'terms';
  const { title, sentence } = messages.placeholders[name];
  const filled = parts.map(([heading, ...paragraphs]) => ({
    heading,
    paragraphs: paragraphs.flatMap((paragraph) => paragraph || []),
  }));
  return (
    <PageTextsContext value={content}>
      <TopLevelPageHead metaKey={name} path={paths[name]} name={title} />
      <PageOpening name={name} title={title} sentence={sentence} />
      <SectionRule />
      <div className={`${layout.wrap} ${styles.text}`}>
        {filled
          .filter(({ paragraphs }) => paragraphs.length > 0)
          .map(({ heading, paragraphs }) => (
            <section key={heading} className={`${layout.grid} ${styles.part}`}>
              <h2 className={layout.heading}>{heading}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{fill(paragraph, { brand })}</p>
              ))}
            </section>
          ))}
        <div className={`${layout.grid} ${styles.part}`}>
          <p className={layout.small}>
            {fill(messages[name].updated, { date: formatPostDate(changed, locale) })}
          </p>
        </div>
      </div>
    </PageTextsContext>
  );
}

export { SiteErrorPage as ErrorBoundary };

function isPrivacy(pathname: string): boolean {
  return pathname === paths.privacy;
}

export function privacyParts(settings: Settings, { privacy }: Messages): LegalPart[] {
  const takesMail = settings.email_user !== '' && settings.email_domain !== '';
  const takesPayment = settings.payment_link !== '' || settings.payment_link_mexico !== '';
  const service = URL.parse(settings.geo_service)?.hostname;
  const country = service ? fill(privacy.country_service, { service }) : privacy.country_body;
  const film = URL.parse(settings.human_video)?.hostname;
  const hosts = outsideHosts(settings).join(', ');
  return [
    [privacy.short_heading, privacy.short_body],
    [privacy.who_heading, privacy.who_body, ...responsibleSentences(settings, privacy)],
    [privacy.why_heading, privacy.why_body],
    [privacy.stores_heading, privacy.stores_body, settings.lead_magnet && privacy.stores_questions],
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
  ];
}

export function termsParts(settings: Settings, { terms, privacy }: Messages, locale: Locale): LegalPart[] {
  const law = withoutStop(settings.legal_law[locale]);
  return [
    [terms.who_heading, terms.who_body, ...responsibleSentences(settings, privacy)],
    [terms.scope_heading, terms.scope_body],
    [terms.ownership_heading, terms.ownership_body],
    [terms.secrecy_heading, terms.secrecy_body],
    [terms.standards_heading, terms.standards_body],
    [terms.pack_heading, terms.pack_body],
    [terms.site_heading, terms.site_body],
    [terms.law_heading, law && fill(terms.law_body, { law })],
  ];
}

function responsibleSentences(settings: Settings, privacy: Messages['privacy']): string[] {
  const { legal_entity, legal_address } = settings;
  return [
    legal_entity && fill(privacy.who_entity, { entity: withoutStop(legal_entity) }),
    legal_address && fill(privacy.who_address, { address: withoutStop(legal_address) }),
  ].filter(Boolean);
}

function withoutStop(text: string): string {
  return text.replace(/\.+$/, '');
}

/** Returns the hosts from which pages load the images and videos in the settings. */
function outsideHosts(settings: Settings): string[] {
  const { logo, portrait, hero_video, hero_poster, clients, press, service_cards: cards } = settings;
  const logos = [...(clients ?? []), ...(press ?? [])].map((item) => item.logo);
  const addresses = [logo, portrait, hero_video, hero_poster, ...logos, ...cards.map(({ image }) => image)];
  // URLs of local files have no host.
  return [...new Set(addresses.flatMap((address) => URL.parse(address)?.hostname ?? []))].sort();
}
