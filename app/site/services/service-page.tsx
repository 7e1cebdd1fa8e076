import { data } from 'react-router';
import { fill } from '../../../messages/fill.ts';
import { paths } from '../../../shared/paths.ts';
import { findService } from '../../../shared/services.ts';
import { visibleList } from '../../../shared/settings.ts';
import { pageContext } from '../../page-context.ts';
import { BareRule, SectionRule } from '../../ui/section-rule.tsx';
import { SiteErrorPage } from '../error/site-error-page.tsx';
import { PageHead } from '../head/page-head.tsx';
import { breadcrumbData, serviceData } from '../head/structured-data.ts';
import { PageTextsContext } from '../owner-content/page-text.tsx';
import { readOwnerContent } from '../owner-content/read-owner-content.ts';
import { useSite } from '../site-context.ts';
import type { Route } from './+types/service-page';
import { Manuscript } from './manuscript.tsx';
import { quoteFor } from './quote-for.ts';
import { ServiceClosing } from './service-closing.tsx';
import { ServiceIntro } from './service-intro.tsx';
import { sectionNames, useServiceLines } from './service-lines.ts';
import { ServiceOpening } from './service-opening.tsx';
import { ServicePager } from './service-pager.tsx';
import { ServiceQuote } from './service-quote.tsx';
import { WaysOfWorking } from './ways-of-working.tsx';
import { WhyHuman } from './why-human.tsx';

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const service = findService(params.slug);
  if (!service) throw data(null, { status: 404 });
  const page = context.get(pageContext);
  const settings = await page.core.settings.get();
  const content = await readOwnerContent(page, url, 'service');
  const service_quotes = visibleList(settings.service_quotes, settings);
  return { service, portrait: settings.portrait, service_quotes, content };
}

/** One of the five services. Only speechwriting shows a marked draft and says why a human (docs/specification.md 2.6). */
export default function ServicePage({ loaderData }: Route.ComponentProps) {
  const { service, portrait, service_quotes, content } = loaderData;
  const site = useSite();
  const { meta, services } = site.messages;
  const page = services.pages[service.key];
  const lineOf = useServiceLines(content);
  const name = sectionNames[service.key];
  const quote = quoteFor(service.key, page, service_quotes, site.locale);
  const path = paths.service(service.slug);
  const described = { name: page.seo_service_name, description: page.seo_service_description, path };
  const trail = [
    { name: meta.structured.breadcrumb_home, path: paths.home },
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
      <ServiceOpening service={service} name={name} />
      <SectionRule />
      <ServiceIntro of={`${name}_content`} page={page} portrait={portrait} />
      {service.key === 'speech' && (
        <>
          <BareRule />
          <Manuscript />
        </>
      )}
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
