import type { ReactNode } from 'react';
import { fill } from '../../../messages/fill.ts';
import type { SectionKey } from '../../../shared/content.ts';
import { paths } from '../../../shared/paths.ts';
import { type Service, services } from '../../../shared/public-pages.ts';
import type { Settings } from '../../../shared/settings.ts';
import { cardNames } from '../../card-names.ts';
import button from '../../ui/button.module.css';
import marks from '../../ui/marks.module.css';
import layout from '../../ui/text.module.css';
import { BareList } from '../../ui/typography.tsx';
import { PageLine, PageProse, usePageLine, useTextName } from '../frame/page-text.tsx';
import { Headshot } from '../frame/pictures.tsx';
import { useSite } from '../frame/site-context.ts';
import { CardSpecimen, MarksKey } from '../services/specimens.tsx';
import cardStyles from './cards.module.css';
import styles from './home.module.css';

interface Props {
  titleOf: SectionKey;
  title: string;
  introOf: SectionKey;
  intro?: string | undefined;
  children?: ReactNode;
}

export function SectionHead({ titleOf, title, introOf, intro, children }: Props) {
  return (
    <div className={`${layout.grid} ${styles.head}`}>
      <PageLine as="h2" of={titleOf} builtIn={title} />
      {intro && <PageLine as="p" of={introOf} className={`${layout.lead} ${layout.soft}`} builtIn={intro} />}
      {children}
    </div>
  );
}

interface SectionNoteProps {
  of: SectionKey;
  builtIn: string;
  /** A note that is shown if the content is sample content. */
  sampleNote?: string | undefined;
}

export function SectionNote({ of, builtIn, sampleNote }: SectionNoteProps) {
  const { shell } = useSite().messages;
  const name = useTextName();
  const note = usePageLine(of, builtIn);
  if (sampleNote === undefined) {
    return (
      <p className={`${layout.small} ${styles.note}`} {...name(of)}>
        {' '}
        {note}
      </p>
    );
  }
  return (
    <p className={`${layout.small} ${styles.note}`}>
      <span className={layout.badge}>{shell.sample_badge}</span> {sampleNote}
    </p>
  );
}

type Cards = Settings['service_cards'];

/** The service cards. `cards` has the owner's changes. */
export function ServiceCards({ cards }: { cards: Cards }) {
  const { heading, intro } = useSite().messages.home.services;
  return (
    <section id="experiences" className={`${layout.wrap} ${layout.loudSection}`}>
      <SectionHead titleOf="services_title" title={heading} introOf="services_intro" intro={intro} />
      <BareList className={cardStyles.cards}>
        {services.map((service) => (
          <ServiceCard
            key={service.key}
            service={service}
            own={cards.find((card) => card.service === service.key)}
          />
        ))}
      </BareList>
      <div className={cardStyles.legend}>
        <MarksKey />
      </div>
    </section>
  );
}

function ServiceCard({ service, own }: { service: Service; own: Cards[number] | undefined }) {
  const { messages, locale, to } = useSite();
  const card = messages.home.services.cards[cardNames[service.key]];
  const price = own?.price[locale];
  return (
    <li className={cardStyles.card}>
      {own?.image ? (
        // The caption describes the specimen, not the owner's image.
        <img className={cardStyles.picture} src={own.image} alt="" loading="lazy" />
      ) : (
        <CardSpecimen service={service.key} caption={card.image_alt} />
      )}
      <h3>
        <a href={to(paths.service(service.slug))}>{own?.title[locale] || card.title}</a>
      </h3>
      <p>{own?.copy[locale] || card.copy}</p>
      <p className={cardStyles.go}>
        <span className={layout.action}>{own?.cta[locale] || card.cta}</span>
        {price && <span className={layout.small}>{fill(messages.services.from_price, { price })}</span>}
      </p>
    </li>
  );
}

/** The line's position in percent from the left. At first, nothing is revised. */
const start = 100;

/** The before-and-after slider. Without JavaScript, all pairs are visible (enhance-slider.ts). */
export function Slider() {
  const { slider } = useSite().messages;
  const pairs = Object.entries(slider.pairs);
  return (
    <section
      className={`${layout.wrap} ${layout.grid} ${layout.loudSection}`}
      data-enhance="slider"
      data-position={slider.position}
      data-value={slider.value}
    >
      <PageLine as="h2" of="slider_title" builtIn={slider.heading} />
      <PageLine
        as="p"
        of="slider_intro"
        className={`${layout.lead} ${cardStyles.intro}`}
        builtIn={slider.intro}
      />
      <div className={cardStyles.sheet}>
        {pairs.map(([key, { before, after }], index) => (
          <div key={key} className={cardStyles.pair} data-pair={index === 0 ? 'shown' : ''}>
            <div className={cardStyles.before}>
              <p className={layout.small}>{slider.before}</p>
              <p>{before}</p>
            </div>
            <div className={cardStyles.after}>
              <p className={layout.small}>{slider.after}</p>
              <p>{after}</p>
            </div>
          </div>
        ))}
        <input
          type="range"
          className={cardStyles.range}
          defaultValue={start}
          aria-label={slider.handle}
          aria-valuetext={fill(slider.value, { percent: 100 - start })}
          autoComplete="off"
        />
      </div>
      <div className={cardStyles.controls}>
        <button type="button" className={layout.action} data-step="-1">
          {slider.previous}
        </button>
        <button type="button" className={layout.action} data-step="1">
          {slider.next}
        </button>
        <p role="status" className={layout.small}>
          {fill(slider.position, { n: 1, total: pairs.length })}
        </p>
      </div>
    </section>
  );
}

export function About({ portrait }: { portrait: string }) {
  const { messages, founder, to } = useSite();
  const { about } = messages.home;
  return (
    <section id="about" className={`${layout.wrap} ${layout.grid} ${styles.aboutSection}`}>
      <div className={styles.text}>
        <PageLine as="h2" of="about_title" builtIn={about.heading} />
        <PageProse of="about_content">
          <p className={styles.first}>{founder ? fill(about.p1, { founder }) : about.p1_no_name}</p>
          <p>{about.p2}</p>
          <p>{about.p3}</p>
          <p>{about.p4}</p>
        </PageProse>
        <a className={layout.action} href={to(paths.contact)}>
          {about.cta}
        </a>
      </div>
      <div className={styles.portrait}>
        <Headshot
          portrait={portrait}
          alt={founder ? fill(about.portrait_alt, { founder }) : about.portrait_alt_no_name}
        />
      </div>
    </section>
  );
}

/**
 * The seven questions. Nothing is sent: the field has no name, and the form only closes a dialog. Without
 * JavaScript, the questions are visible.
 */
export function LeadMagnet() {
  const { leadMagnet } = useSite().messages;
  return (
    <section className={`${layout.wrap} ${layout.grid} ${layout.loudSection}`} data-enhance="lead-magnet">
      <PageLine as="h2" of="questions_title" builtIn={leadMagnet.heading} />
      <PageLine
        as="p"
        of="questions_text"
        className={`${layout.lead} ${styles.body}`}
        builtIn={leadMagnet.body}
      />
      <form
        method="dialog"
        noValidate
        className={styles.form}
        data-required={leadMagnet.required}
        data-invalid={leadMagnet.invalid}
        data-unavailable={leadMagnet.unavailable}
      >
        <label htmlFor="work-email">{leadMagnet.email_label}</label>
        <div className={styles.row}>
          <input
            id="work-email"
            type="email"
            autoComplete="email"
            required
            placeholder={leadMagnet.email_placeholder}
            aria-describedby="work-email-error"
          />
          <button type="submit" className={`${button.button} ${button.outlined} ${button.wide}`}>
            {leadMagnet.button}
          </button>
        </div>
        <p id="work-email-error" className={styles.error} />
        <p role="status" />
      </form>
      <div className={styles.guide} data-guide="">
        <h3>{leadMagnet.guide_heading}</h3>
        <BareList as="ol">
          {Object.entries(leadMagnet.guide).map(([key, question]) => (
            <li key={key}>{question}</li>
          ))}
        </BareList>
      </div>
    </section>
  );
}

export function ClosingBand() {
  const { messages, to } = useSite();
  const { line, heading, body, cta } = messages.home.final_band;
  const name = useTextName();
  // Shows one sentence per line.
  const sentences = usePageLine('closing_line', line).split(/(?<=\.) /);
  return (
    <section className={`${layout.wrap} ${layout.grid} ${styles.band}`}>
      <h2 {...name('closing_line')}>
        {sentences.map((sentence, index) => (
          <span key={sentence}>
            {sentence}
            {index === sentences.length - 1 && <span className={marks.caret} aria-hidden="true" />}{' '}
          </span>
        ))}
      </h2>
      <div className={styles.ask}>
        <PageLine as="p" of="closing_question" className={layout.subheading} builtIn={heading} />
        <PageLine as="p" of="closing_text" className={layout.lead} builtIn={body} />
        <a className={`${button.button} ${button.wide}`} href={to(paths.contact)}>
          {cta}
        </a>
      </div>
    </section>
  );
}
