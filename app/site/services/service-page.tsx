import { data } from 'react-router';
import type { Messages } from '../../../messages/catalogs.ts';
import { fill } from '../../../messages/fill.ts';
import type { SectionKey } from '../../../shared/content.ts';
import type { Locale } from '../../../shared/locale.ts';
import { paths } from '../../../shared/paths.ts';
import {
  findService,
  placeOf,
  type Service,
  type ServiceKey,
  services,
} from '../../../shared/public-pages.ts';
import { type Settings, visibleList } from '../../../shared/settings.ts';
import { pageContext } from '../../page-context.ts';
import button from '../../ui/button.module.css';
import marks from '../../ui/marks.module.css';
import pager from '../../ui/pager.module.css';
import layout from '../../ui/text.module.css';
import { BareList, BareRule, SectionRule } from '../../ui/typography.tsx';
import { breadcrumbData, PageHead, serviceData } from '../frame/page-head.tsx';
import { SiteErrorPage } from '../frame/page-message.tsx';
import { localize, PageLine, PageProse, PageTextsContext } from '../frame/page-text.tsx';
import { Headshot } from '../frame/pictures.tsx';
import { readOwnerContent } from '../frame/read-site.ts';
import { useSite } from '../frame/site-context.ts';
import { quotation } from '../home/proof-sections.tsx';
import type { Route } from './+types/service-page';
import { sectionNames, useServiceLines } from './service-lines.ts';
import styles from './services.module.css';
import { ServiceSpecimen } from './specimens.tsx';

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const service = findService(params.slug);
  if (!service) throw data(null, { status: 404 });
  const page = context.get(pageContext);
  const settings = await page.core.settings.get();
  const content = await readOwnerContent(page, url, 'service');
  const service_quotes = visibleList(settings.service_quotes, settings);
  const card = settings.service_cards.find((own) => own.service === service.key);
  const price = card?.price[page.locale];
  return { service, price, portrait: settings.portrait, service_quotes, content };
}

/** Only speechwriting explains why a human writes (docs/specification.md 2.6). */
export default function ServicePage({ loaderData }: Route.ComponentProps) {
  const { service, price, portrait, service_quotes, content } = loaderData;
  const site = useSite();
  const { meta, services } = site.messages;
  const page = services.pages[service.key];
  const lineOf = useServiceLines(content);
  const name = sectionNames[service.key];
  const quote = quoteFor(service.key, page, service_quotes, site.locale);
  const path = paths.service(service.slug);
  const described = { name: page.seo_service_name, description: page.seo_service_description, path };
  const trail = [
    { name: meta.structured.breadcrumb_services, path: paths.services },
    { name: lineOf(service.key, 'title'), path },
  ];
  return (
    <PageTextsContext value={content}>
      <PageHead
        title={fill(meta[service.key].title, { brand: site.brand })}
        description={meta[service.key].description}
        path={path}
        structured={[serviceData(described, site), breadcrumbData(trail, site)]}
      />
      <ServiceOpening service={service} name={name} price={price} />
      <ServiceSpecimen service={service.key} />
      <ServiceIntro of={`${name}_content`} page={page} portrait={portrait} />
      {quote && (
        <>
          <SectionRule />
          <ServiceQuote {...quote} />
        </>
      )}
      <BareRule />
      <WaysOfWorking page={page} />
      {'why_human_heading' in page && (
        <>
          <SectionRule />
          <WhyHuman page={page} />
        </>
      )}
      <BareRule />
      <ServiceClosing />
      <ServicePager service={service} />
    </PageTextsContext>
  );
}

export { SiteErrorPage as ErrorBoundary };

function WhyHuman({ page }: { page: WhyHumanMessages }) {
  return (
    <section className={`${layout.wrap} ${layout.grid} ${layout.section}`}>
      <h2 className={layout.heading}>{page.why_human_heading}</h2>
      <div className={`${layout.paragraphs} ${styles.whyHuman}`}>
        <p className={layout.lead}>{page.why_human_1}</p>
        <p>{page.why_human_2}</p>
      </div>
    </section>
  );
}

function ServiceClosing() {
  const { messages, to } = useSite();
  return (
    <div className={`${layout.wrap} ${layout.grid} ${styles.closing}`}>
      <p>{messages.services.closing}</p>
      <div>
        <a className={`${button.button} ${button.wide}`} href={to(paths.contact)}>
          {messages.services.cta}
        </a>
      </div>
    </div>
  );
}

function WaysOfWorking({ page }: { page: ServiceMessages }) {
  const { services } = useSite().messages;
  const ways = [
    { title: page.option_1_title, body: page.option_1_body },
    { title: page.option_2_title, body: page.option_2_body },
    ...('option_3_title' in page ? [{ title: page.option_3_title, body: page.option_3_body }] : []),
  ];
  return (
    <section className={`${layout.wrap} ${layout.grid} ${styles.section}`}>
      <h2>{services.work_heading}</h2>
      {ways.map(({ title, body }) => (
        <div key={title} className={styles.way}>
          <h3>{title}</h3>
          <p>{body}</p>
        </div>
      ))}
    </section>
  );
}

function ServiceQuote({ quote, author, isSample }: Quote) {
  const { messages, locale } = useSite();
  return (
    <figure className={`${layout.wrap} ${layout.grid} ${styles.quote}`}>
      <blockquote>
        <p>{quotation(quote, locale)}</p>
      </blockquote>
      <figcaption className={layout.small}>
        <span>{author}</span>
        {isSample && (
          <>
            <span className={layout.badge}>{messages.shell.sample_badge}</span>
            <span>{messages.shell.sample_note}</span>
          </>
        )}
      </figcaption>
    </figure>
  );
}

interface Quote {
  quote: string;
  author: string;
  isSample: boolean;
}

/** Returns the sample if `quotes` is null, otherwise the owner's quote if there is one in this language. */
function quoteFor(
  service: ServiceKey,
  page: Pick<ServiceMessages, 'quote' | 'quote_author'>,
  quotes: Settings['service_quotes'],
  locale: Locale,
): Quote | undefined {
  if (!quotes) return { quote: page.quote, author: page.quote_author, isSample: true };
  const own = quotes.find((other) => other.service === service);
  const localized = own && localize({ quote: own.quote, author: own.author }, locale);
  return localized && { ...localized, isSample: false };
}

interface Props {
  of: SectionKey;
  page: ServiceMessages;
  portrait: string;
}

function ServiceIntro({ of, page, portrait }: Props) {
  const { messages, founder } = useSite();
  const { headshot_alt, headshot_alt_no_name } = messages.services;
  return (
    <div className={`${layout.wrap} ${layout.grid} ${styles.intro}`}>
      <div className={`${layout.paragraphs} ${styles.text}`}>
        <PageProse of={of}>
          <p className={layout.lead}>{page.intro_1}</p>
          <p>{page.intro_2}</p>
          <p>{page.intro_3}</p>
        </PageProse>
      </div>
      <div className={styles.headshot}>
        <Headshot
          portrait={portrait}
          alt={founder ? fill(headshot_alt, { founder }) : headshot_alt_no_name}
        />
      </div>
    </div>
  );
}

type Pages = Messages['services']['pages'];

type ServiceMessages = Pages[keyof Pages];

type WhyHumanMessages = Extract<ServiceMessages, { why_human_heading: string }>;

interface ServiceOpeningProps {
  service: Service;
  name: 'speechwriting' | 'linkedin' | 'articles' | 'unified_voice' | 'bio';
  price: string | undefined;
}

function ServiceOpening({ service, name, price }: ServiceOpeningProps) {
  const { messages, to } = useSite();
  const lineOf = useServiceLines();
  const page = messages.services.pages[service.key];
  return (
    <div className={`${layout.wrap} ${layout.grid} ${styles.opening}`}>
      <PageLine as="h1" of={`${name}_title`} builtIn={page.title} />
      <PageLine as="p" of={`${name}_lede`} className={styles.serviceOpeningLede} builtIn={page.lede} />
      <div className={styles.action}>
        <a className={`${button.button} ${button.wide}`} href={to(paths.contact)}>
          {messages.services.cta}
        </a>
        {price && <p>{fill(messages.services.from_price, { price })}</p>}
        <p className={layout.small}>{messages.services.english_only}</p>
      </div>
      <nav className={styles.services} aria-label={messages.services.nav_label}>
        <p className={layout.small}>{messages.services.nav_heading}</p>
        <BareList as="ol">
          {services.map(({ key, slug }) => (
            <li key={key}>
              <a
                href={to(paths.service(slug))}
                aria-current={key === service.key ? 'page' : undefined}
                className={`${layout.target} ${key === service.key ? marks.active : ''}`}
              >
                {lineOf(key, 'title')}
              </a>
            </li>
          ))}
        </BareList>
      </nav>
    </div>
  );
}

function ServicePager({ service }: { service: Service }) {
  const { services } = useSite().messages;
  const { n, total, previous, next } = placeOf(service);
  return (
    <div className={`${layout.wrap} ${pager.end}`}>
      <nav className={pager.pager} aria-label={services.pager_label}>
        <PagerLink label={services.previous} service={previous} rel="prev" />
        <p className={pager.middle}>{fill(services.position, { n, total })}</p>
        <PagerLink label={services.next} service={next} rel="next" />
      </nav>
    </div>
  );
}

function PagerLink({ label, service, rel }: { label: string; service: Service; rel: 'prev' | 'next' }) {
  const { to } = useSite();
  const lineOf = useServiceLines();
  return (
    <a className={pager[rel]} href={to(paths.service(service.slug))} rel={rel}>
      <small>{label}</small> <span>{lineOf(service.key, 'title')}</span>
    </a>
  );
}
