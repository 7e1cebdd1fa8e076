import { fill } from '../../../messages/fill.ts';
import { paths } from '../../../shared/paths.ts';
import { visibleList } from '../../../shared/settings.ts';
import { pageContext } from '../../page-context.ts';
import { BareRule, SectionRule } from '../../ui/section-rule.tsx';
import { SiteErrorPage } from '../error/site-error-page.tsx';
import { PageHead } from '../head/page-head.tsx';
import { organizationData, websiteData } from '../head/structured-data.ts';
import { PageTextsContext } from '../owner-content/page-text.tsx';
import { readOwnerContent } from '../owner-content/read-owner-content.ts';
import { useSite } from '../site-context.ts';
import type { Route } from './+types/home-page';
import { About } from './about/about.tsx';
import { ClosingBand } from './closing-band/closing-band.tsx';
import { Hero } from './hero/hero.tsx';
import { HumanEdgeVideo } from './human-edge-video/human-edge-video.tsx';
import { LeadMagnet } from './lead-magnet/lead-magnet.tsx';
import { ClientLogos } from './logos/client-logos.tsx';
import { Outcomes } from './outcomes/outcomes.tsx';
import { Press } from './press/press.tsx';
import { ServiceCards } from './services/service-cards.tsx';
import { Slider } from './slider/slider.tsx';
import { Testimonials } from './testimonials/testimonials.tsx';
import { ToneDemo } from './tone-demo/tone-demo.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return { settings: await page.core.settings.get(), content: await readOwnerContent(page, url, 'homepage') };
}

/** The home page: ten sections, in the order of docs/specification.md 2.3. */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { settings, content } = loaderData;
  const site = useSite();
  const { brand, messages } = site;
  return (
    <PageTextsContext value={content}>
      <PageHead
        title={fill(messages.meta.home.title, { brand })}
        description={messages.meta.home.description}
        path={paths.home}
        structured={[
          organizationData(messages.meta.structured.organization_description, site),
          websiteData(site),
        ]}
      />
      <Hero video={settings.hero_video} poster={settings.hero_poster} />
      <ClientLogos clients={visibleList(settings.clients, settings)} />
      <Press press={visibleList(settings.press, settings)} />
      <Testimonials testimonials={visibleList(settings.testimonials, settings)} />
      <BareRule />
      <ServiceCards cards={settings.service_cards} />
      <Outcomes outcomes={visibleList(settings.outcomes, settings)} />
      <HumanEdgeVideo video={settings.human_video} />
      <About portrait={settings.portrait} />
      <SectionRule />
      <ToneDemo />
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
    </PageTextsContext>
  );
}

export { SiteErrorPage as ErrorBoundary };
