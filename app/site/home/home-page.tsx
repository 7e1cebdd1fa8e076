import { fill } from '../../../messages/fill.ts';
import { paths } from '../../../shared/paths.ts';
import { visibleList } from '../../../shared/settings.ts';
import {
  embedAddress,
  readVideoLink,
  serviceNames,
  type VideoLink,
  watchAddress,
} from '../../../shared/video-link.ts';
import { pageContext } from '../../page-context.ts';
import layout from '../../ui/text.module.css';
import { BareRule, SectionRule } from '../../ui/typography.tsx';
import { organizationData, PageHead, websiteData } from '../frame/page-head.tsx';
import { SiteErrorPage } from '../frame/page-message.tsx';
import { PageLine, PageTextsContext } from '../frame/page-text.tsx';
import { readOwnerContent } from '../frame/read-site.ts';
import { useSite } from '../frame/site-context.ts';
import type { Route } from './+types/home-page';
import { Faq, faqData } from './faq.tsx';
import styles from './film.module.css';
import { Hero } from './hero.tsx';
import { About, ClosingBand, LeadMagnet, ServiceCards, Slider } from './home-sections.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { ClientLogos, Outcomes, Press, Testimonials } from './proof-sections.tsx';
import { ToneDemo } from './tone-demo.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return { settings: await page.core.settings.get(), content: await readOwnerContent(page, url, 'homepage') };
}

/** Sections in the order of docs/specification.md 2.3. */
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
          ...[faqData(content, site)].filter((data) => data !== undefined),
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
      <HowItWorks showsSamples={settings.show_samples} />
      <BareRule />
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
      <Faq showsSamples={settings.show_samples} />
      <ClosingBand />
    </PageTextsContext>
  );
}

export { SiteErrorPage as ErrorBoundary };

function HumanEdgeVideo({ video }: { video: string }) {
  const { human_edge: labels } = useSite().messages.home;
  const link = readVideoLink(video);
  return (
    <section id="human-edge" className={styles.band}>
      <div className={`${layout.wrap} ${layout.grid}`}>
        <div className={styles.text}>
          <PageLine as="h2" of="film_title" builtIn={labels.heading} />
          <PageLine as="p" of="film_text" builtIn={labels.body} />
        </div>
        <figure className={styles.video}>
          <VideoEmbed link={link} />
          {(link.kind === 'youtube' || link.kind === 'vimeo') && (
            <figcaption className={layout.small}>
              {fill(labels.video_third_party, { service: serviceNames[link.kind] })}
            </figcaption>
          )}
        </figure>
      </div>
    </section>
  );
}

/** Loads nothing from YouTube or Vimeo until enhance-video-embed.ts has turned the link into a button and the button is pressed. */
function VideoEmbed({ link }: { link: VideoLink }) {
  const { messages, locale } = useSite();
  const { human_edge: labels } = messages.home;
  const soon = <p className={styles.label}>{labels.video_soon}</p>;
  switch (link.kind) {
    case 'youtube':
    case 'vimeo':
      return (
        <div className={styles.frame} data-enhance="video-embed">
          <VideoStill />
          <a
            className={`${styles.label} ${styles.play}`}
            href={watchAddress(link)}
            target="_blank"
            rel="noopener"
          >
            <span>{labels.video_load}</span>
            <span className={layout.hidden}> ({messages.shell.new_tab})</span>
          </a>
          <template>
            <iframe
              className={styles.player}
              src={embedAddress(link, locale)}
              title={labels.video_title}
              allow="autoplay; encrypted-media; picture-in-picture"
              allowFullScreen
              referrerPolicy="strict-origin-when-cross-origin"
            />
          </template>
        </div>
      );
    case 'file':
      return (
        <div className={styles.frame} data-enhance="video-embed">
          {/* biome-ignore lint/a11y/useMediaCaption: the owner's video file contains the captions */}
          <video
            className={styles.player}
            src={link.src}
            aria-label={labels.video_title}
            controls
            playsInline
            preload="none"
          />
          <template>
            <VideoStill />
            {soon}
          </template>
        </div>
      );
    case 'none':
      return (
        <div className={styles.frame}>
          <VideoStill />
          {soon}
        </div>
      );
  }
}

/** Hidden from screen readers, because the text next to it has the same content. */
function VideoStill() {
  const { human_edge: labels } = useSite().messages.home;
  const lines = [
    ['film_line_1', labels.still_1, 'film_note_1', labels.still_note_1],
    ['film_line_2', labels.still_2, 'film_note_2', labels.still_note_2],
  ] as const;
  return (
    <div className={styles.still} data-still="" aria-hidden="true">
      {lines.map(([line, builtInLine, note, builtInNote]) => (
        <div key={line} className={styles.line}>
          <PageLine as="p" of={line} builtIn={builtInLine} />
          <PageLine as="p" of={note} className={styles.note} builtIn={builtInNote} />
        </div>
      ))}
    </div>
  );
}
