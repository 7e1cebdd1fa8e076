import type { Locale } from '../../../../shared/locale.ts';
import type { Settings } from '../../../../shared/settings.ts';
import { localize } from '../../owner-content/localize.ts';
import { ownOrSample, type SectionItems } from '../own-or-sample.ts';

/** `author` is a title and a company, never a name. */
export interface Testimonial {
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
