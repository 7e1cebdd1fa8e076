import { expect, test } from 'vitest';
import { shownTestimonials } from './localize-testimonials.ts';

const samples = [{ quote: 'A sample.', author: 'Chair, airline' }];
const both = {
  quote: { en: 'He listened.', es: 'Escuchó.' },
  author: { en: 'Chair, bank', es: 'Presidenta, banco' },
};
const englishOnly = { quote: { en: 'He waited.', es: '' }, author: { en: 'Founder', es: '' } };
const halfSpanish = {
  quote: { en: 'He asked.', es: 'Preguntó.' },
  author: { en: 'Founder', es: '' },
};

test('the owner’s testimonials come in the reader’s language', () => {
  expect(shownTestimonials([both], 'es', samples)).toEqual({
    items: [{ quote: 'Escuchó.', author: 'Presidenta, banco' }],
    sample: false,
  });
});

test('what lacks Spanish, or half of it, does not stand on Spanish pages', () => {
  const own = [englishOnly, both, halfSpanish];
  expect(shownTestimonials(own, 'es', samples).items).toHaveLength(1);
  expect(shownTestimonials(own, 'en', samples).items).toHaveLength(3);
  expect(shownTestimonials([englishOnly], 'es', samples)).toEqual({ items: [], sample: false });
});

test('samples stand until there are any', () => {
  expect(shownTestimonials(null, 'es', samples)).toEqual({ items: samples, sample: true });
  expect(shownTestimonials([], 'en', samples)).toEqual({ items: [], sample: false });
});
