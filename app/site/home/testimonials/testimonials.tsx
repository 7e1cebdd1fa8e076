import { fill } from '../../../../messages/fill.ts';
import type { Locale } from '../../../../shared/locale.ts';
import type { Settings } from '../../../../shared/settings.ts';
import { SectionRule } from '../../../ui/section-rule.tsx';
import layout from '../../../ui/text.module.css';
import { localize, PageLine, usePageLine } from '../../page-text.tsx';
import { quotation, quoteLength } from '../../quotation.ts';
import { useSite } from '../../site-context.ts';
import section from '../home.module.css';
import { ownOrSample, type SectionItems } from '../own-or-sample.ts';
import { SectionNote } from '../section-note.tsx';
import { CarouselControls } from './carousel-controls.tsx';
import styles from './testimonials.module.css';

const headingId = 'testimonials';

/**
 * The ARIA practices' carousel, without rotation. The track swipes by itself; enhance-carousel.ts adds the controls.
 */
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
        className={`${layout.wrap} ${layout.grid} ${section.section} ${styles.section}`}
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
        {/* Without the script, the keyboard scrolls the track itself. */}
        {/* biome-ignore lint/a11y/useSemanticElements: quotes are no fields of a form */}
        <div
          className={styles.track}
          role="group"
          aria-labelledby={headingId}
          tabIndex={total > 1 ? 0 : undefined}
          data-track=""
        >
          {items.map(({ quote, author }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: the pattern's slides are groups, of which none is a fieldset
            <div
              key={quote}
              role="group"
              aria-roledescription={accessibility.carousel.slide_role}
              aria-label={fill(accessibility.carousel.slide, { n: index + 1, total })}
            >
              <figure>
                <blockquote className={styles[quoteLength(quote)]}>
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

/** The testimonials that are written in a language; the others are left out. */
export function localizeTestimonials(
  own: Settings['testimonials'],
  locale: Locale,
  samples: Testimonial[],
): SectionItems<Testimonial> {
  const localized = own?.flatMap((testimonial) => localize(testimonial, locale) ?? []);
  return ownOrSample(localized ?? null, samples);
}
