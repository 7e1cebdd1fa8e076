import { fill } from '../../../messages/fill.ts';
import type { Locale } from '../../../shared/locale.ts';
import type { Settings } from '../../../shared/settings.ts';
import { EditedText } from '../../ui/edited-text.tsx';
import layout from '../../ui/text.module.css';
import { BareList, BareRule, SectionRule } from '../../ui/typography.tsx';
import { localize, PageLine, usePageLine } from '../frame/page-text.tsx';
import { useSite } from '../frame/site-context.ts';
import styles from './home.module.css';
import { SectionHead, SectionNote } from './home-sections.tsx';
import quotes from './testimonials.module.css';

interface SectionItems<Item> {
  items: Item[];
  isSample: boolean;
}

/** Returns sample content until the owner has a list. An empty list hides the section. */
function ownOrSample<Item>(own: Item[] | null, samples: Item[]): SectionItems<Item> {
  return own ? { items: own, isSample: false } : { items: samples, isSample: true };
}

/** The site's script replaces a logo that fails to load with the name. */
function LogoOrName({ name, logo }: { name: string; logo: string }) {
  if (!logo) return name;
  return <img className={styles.logo} src={logo} alt={name} loading="lazy" decoding="async" data-logo="" />;
}

export function ClientLogos({ clients }: { clients: Settings['clients'] }) {
  const messages = useSite().messages.home.clients;
  const samples = Object.values(messages.items).map((name) => ({ name, logo: '' }));
  const { items, isSample } = ownOrSample(clients, samples);
  if (items.length === 0) return null;
  return (
    <>
      <SectionRule />
      <section id="clients" className={`${layout.wrap} ${layout.grid} ${styles.section}`}>
        <PageLine as="h2" of="clients_title" className={layout.heading} builtIn={messages.heading} />
        <BareList className={`${styles.content} ${styles.names}`}>
          {items.map((client) => (
            <li key={client.name}>
              <LogoOrName {...client} />
            </li>
          ))}
        </BareList>
        <SectionNote
          of="clients_note"
          builtIn={messages.note}
          sampleNote={isSample ? messages.note_sample : undefined}
        />
      </section>
    </>
  );
}

type Outlet = NonNullable<Settings['press']>[number];

export function Press({ press }: { press: Settings['press'] }) {
  const { home, shell } = useSite().messages;
  const samples = Object.values(home.press.items).map((name) => ({ name, href: '', logo: '' }));
  const { items, isSample } = ownOrSample(press, samples);
  if (items.length === 0) return null;
  return (
    <>
      <BareRule />
      <section id="press" className={`${layout.wrap} ${layout.grid} ${styles.section}`}>
        <PageLine as="h2" of="press_title" className={layout.heading} builtIn={home.press.heading} />
        <BareList className={`${styles.content} ${styles.names} ${styles.outlets}`}>
          {items.map((outlet) => (
            <li key={outlet.name}>
              <OutletLink {...outlet} />
            </li>
          ))}
        </BareList>
        <SectionNote
          of="press_note"
          builtIn={home.press.note}
          sampleNote={isSample ? shell.sample_note : undefined}
        />
      </section>
    </>
  );
}

function OutletLink({ href, ...outlet }: Outlet) {
  if (!href) return <LogoOrName {...outlet} />;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      <LogoOrName {...outlet} />
    </a>
  );
}

/** `[=dotted=]` in `outcome` marks the phrase that mattered. */
interface Outcome {
  title: string;
  situation: string;
  action: string;
  outcome: string;
}

export function Outcomes({ outcomes }: { outcomes: Settings['outcomes'] }) {
  const { messages, locale } = useSite();
  const { heading, intro, items, stet } = messages.home.outcomes;
  const localized = outcomes
    ? outcomes.flatMap((outcome) => localize(outcome, locale) ?? [])
    : Object.values(items);
  if (localized.length === 0) return null;
  return (
    <>
      <SectionRule />
      <section id="when-it-mattered" className={`${layout.wrap} ${layout.loudSection}`}>
        <SectionHead
          titleOf="outcomes_title"
          title={heading}
          introOf="outcomes_intro"
          intro={localized.length === 4 ? intro : undefined}
        >
          <p className={`${layout.small} ${styles.outcomesNote}`}>
            {!outcomes && (
              <>
                <span className={layout.badge}>{messages.shell.sample_badge}</span>
                <span>{messages.shell.sample_note}</span>
              </>
            )}
            {localized.some(({ outcome }) => outcome.includes('[=')) && (
              <span>
                <EditedText source={stet} />
              </span>
            )}
          </p>
        </SectionHead>
        <div className={styles.outcomes}>
          {localized.map((outcome) => (
            <Moment key={outcome.title} {...outcome} />
          ))}
        </div>
      </section>
    </>
  );
}

function Moment({ title, situation, action, outcome }: Outcome) {
  const { context, labels } = useSite().messages.home.outcomes;
  return (
    <article className={styles.moment}>
      <h3>{title}</h3>
      {/* On phones, opens the first two texts of the list after it. */}
      <details className={styles.context}>
        <summary>{context}</summary>
      </details>
      <dl>
        <div>
          <dt className={layout.small}>{labels.situation}</dt>
          <dd>{situation}</dd>
        </div>
        <div>
          <dt className={layout.small}>{labels.action}</dt>
          <dd>{action}</dd>
        </div>
        <div className={styles.outcome}>
          <dt className={layout.small}>{labels.outcome}</dt>
          <dd>
            <EditedText source={outcome} />
          </dd>
        </div>
      </dl>
    </article>
  );
}

const marks = { en: '“”', es: '«»' } satisfies Record<Locale, string>;

/** Quotation marks that owners type around a quote. */
const typed = ['“”', '«»', '„“', '""'];

/** Puts a quote in its language's quotation marks, replacing any that enclose it. */
export function quotation(quote: string, locale: Locale): string {
  const isEnclosed = typed.some(
    ([open = '', close = '']) =>
      quote.length > 2 &&
      quote.startsWith(open) &&
      quote.endsWith(close) &&
      // “No,” he said. “Never.” is two quotes.
      !quote.slice(1, -1).includes(open),
  );
  const [open, close] = marks[locale];
  const words = isEnclosed ? quote.slice(1, -1).trim() : quote;
  // Spanish puts the final period after the quotation marks.
  const isPeriodOutside = locale === 'es' && /[^.]\.$/.test(words);
  return isPeriodOutside ? `${open}${words.slice(0, -1)}${close}.` : `${open}${words}${close}`;
}

type QuoteLength = 'short' | 'long' | 'longest';

/** All quotes have the height of the tallest, so long ones are set smaller. */
function quoteLength({ length }: string): QuoteLength {
  if (length <= 240) return 'short';
  return length <= 420 ? 'long' : 'longest';
}

const headingId = 'testimonials';

/** The ARIA carousel pattern without rotation. The track can be swiped without a script, and enhance-carousel.ts adds the controls. */
export function Testimonials({ testimonials }: { testimonials: Settings['testimonials'] }) {
  const { messages, locale } = useSite();
  const { home, shell, accessibility } = messages;
  const samples = Object.values(home.testimonials.items);
  const { items, isSample } = localizeTestimonials(testimonials, locale, samples);
  const note = usePageLine('testimonials_note', home.testimonials.note);
  const total = items.length;
  if (total === 0) return null;
  const { heading } = home.testimonials;
  return (
    <>
      <SectionRule />
      <section
        className={`${layout.wrap} ${layout.grid} ${styles.section} ${quotes.section}`}
        aria-roledescription={accessibility.carousel.role}
        aria-label={accessibility.carousel.label}
        data-enhance="carousel"
      >
        <PageLine
          as="h2"
          of="testimonials_title"
          className={layout.heading}
          id={headingId}
          builtIn={heading}
        />
        {/* Without JavaScript, the keyboard scrolls the track. */}
        {/* biome-ignore lint/a11y/useSemanticElements: quotes aren't form fields */}
        <div
          className={quotes.track}
          role="group"
          aria-labelledby={headingId}
          tabIndex={total > 1 ? 0 : undefined}
          data-track=""
        >
          {items.map(({ quote, author }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: in the carousel pattern, slides are groups, not fieldsets
            <div
              key={quote}
              role="group"
              aria-roledescription={accessibility.carousel.slide_role}
              aria-label={fill(accessibility.carousel.slide, { n: index + 1, total })}
            >
              <figure>
                <blockquote className={quotes[quoteLength(quote)]}>
                  <p>{quotation(quote, locale)}</p>
                </blockquote>
                <figcaption className={layout.small}>{author}</figcaption>
              </figure>
            </div>
          ))}
        </div>
        {total > 1 && <CarouselControls total={total} />}
        <SectionNote
          of="testimonials_note"
          builtIn={note}
          sampleNote={isSample ? `${note} ${shell.sample_note}` : undefined}
        />
      </section>
    </>
  );
}

/** `author` is a title and a company, never a name. */
interface Testimonial {
  quote: string;
  author: string;
}

export function localizeTestimonials(
  own: Settings['testimonials'],
  locale: Locale,
  samples: Testimonial[],
): SectionItems<Testimonial> {
  const localized = own?.flatMap((testimonial) => localize(testimonial, locale) ?? []);
  return ownOrSample(localized ?? null, samples);
}

function CarouselControls({ total }: { total: number }) {
  const { accessibility, services } = useSite().messages;
  const { carousel } = accessibility;
  return (
    <div className={quotes.controls}>
      <button type="button" className={layout.action} aria-label={carousel.previous} data-step={-1}>
        {services.previous}
      </button>
      <button type="button" className={layout.action} aria-label={carousel.next} data-step={1}>
        {services.next}
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that choose a slide aren't form fields */}
      <div className={quotes.dots} role="group" aria-label={carousel.dots}>
        {Array.from({ length: total }, (_, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: dots have no ID, and their order never changes
            key={index}
            type="button"
            aria-label={fill(carousel.dot, { n: index + 1, total })}
            aria-current={index === 0 ? 'true' : undefined}
            data-dot=""
          />
        ))}
      </div>
      {/* Screen readers get the number from the slide's label. */}
      <span className={`${layout.small} ${quotes.count}`} aria-hidden="true" data-count="">
        {fill(carousel.slide, { n: 1, total })}
      </span>
    </div>
  );
}
