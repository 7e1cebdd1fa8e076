import type { Locale } from '../../../../shared/locale.ts';
import type { Settings } from '../../../../shared/settings.ts';
import { ownOrSample, type Shown } from '../own-or-sample.ts';

/** One testimonial in the reader's language: what was said, and by whom (a title and a company, never a name). */
export interface ShownTestimonial {
  quote: string;
  author: string;
}

/** The testimonials that can be read in a language; one that lacks it is left out rather than shown in another. */
export function shownTestimonials(
  own: Settings['testimonials'],
  locale: Locale,
  samples: ShownTestimonial[],
): Shown<ShownTestimonial> {
  const readable = own
    ?.map(({ quote, author }) => ({ quote: quote[locale], author: author[locale] }))
    .filter(({ quote, author }) => quote && author);
  return ownOrSample(readable ?? null, samples);
}
