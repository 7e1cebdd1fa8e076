import { fill } from '../../../copy/fill.ts';
import { paths } from '../../../shared/paths.ts';
import { pageContext } from '../../page-context.ts';
import { BareRule } from '../../ui/bare-rule.tsx';
import { SectionRule } from '../../ui/section-rule.tsx';
import { SiteErrorPage } from '../error/site-error-page.tsx';
import { PageHead } from '../head/page-head.tsx';
import { organizationData, websiteData } from '../head/structured-data.ts';
import { shownContent } from '../shown-content.ts';
import { useSite } from '../site-context.ts';
import type { Route } from './+types/home-page';
import { HumanEdge } from './edge/human-edge.tsx';
import { Hero } from './hero/hero.tsx';
import { LeadMagnet } from './lead-magnet/lead-magnet.tsx';
import { Clients } from './proof/clients.tsx';
import { Press } from './proof/press.tsx';
import { Testimonials } from './proof/testimonials.tsx';
import { Slider } from './slider/slider.tsx';
import { Tones } from './tones/tones.tsx';
import { About } from './work/about.tsx';
import { ClosingBand } from './work/closing-band.tsx';
import { Outcomes } from './work/outcomes.tsx';
import { ServiceCards } from './work/service-cards.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return { settings: await page.core.settings.get(), content: await shownContent(page, url, 'homepage') };
}

/** The home page: ten sections, in the order of docs/specification.md 2.3. */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { settings, content } = loaderData;
  const site = useSite();
  const { brand, copy } = site;
  return (
    <>
      <PageHead
        title={fill(copy.meta.home.title, { brand })}
        description={copy.meta.home.description}
        path={paths.home}
        structured={[
          organizationData(copy.meta.structured.organization_description, site),
          websiteData(site),
        ]}
      />
      <Hero
        title={content.hero_title?.text}
        subtitle={content.hero_subtitle?.text}
        film={settings.hero_video}
        poster={settings.hero_poster}
      />
      <Clients clients={settings.clients} />
      <Press press={settings.press} />
      <Testimonials testimonials={settings.testimonials} />
      <BareRule />
      <ServiceCards cards={settings.service_cards} title={content.services_title?.text} />
      <Outcomes outcomes={settings.outcomes} />
      <HumanEdge video={settings.human_video} />
      <About portrait={settings.portrait} override={content.about_content?.html} />
      <SectionRule />
      <Tones />
      {settings.slider && (
        <>
          <SectionRule />
          <Slider />
        </>
      )}
      {settings.lead_magnet && (
        <>
          <SectionRule />
          <LeadMagnet />
        </>
      )}
      <ClosingBand />
    </>
  );
}

export { SiteErrorPage as ErrorBoundary };
