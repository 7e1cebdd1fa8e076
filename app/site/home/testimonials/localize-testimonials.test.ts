import { expect, test } from 'vitest';
import { localizeTestimonials } from './localize-testimonials.ts';

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
  expect(localizeTestimonials([both], 'es', samples)).toEqual({
    items: [{ quote: 'Escuchó.', author: 'Presidenta, banco' }],
    isSample: false,
  });
});

test('what lacks Spanish, or half of it, does not stand on Spanish pages', () => {
  const own = [englishOnly, both, halfSpanish];
  expect(localizeTestimonials(own, 'es', samples).items).toHaveLength(1);
  expect(localizeTestimonials(own, 'en', samples).items).toHaveLength(3);
  expect(localizeTestimonials([englishOnly], 'es', samples)).toEqual({ items: [], isSample: false });
});

test('samples stand until there are any', () => {
  expect(localizeTestimonials(null, 'es', samples)).toEqual({ items: samples, isSample: true });
  expect(localizeTestimonials([], 'en', samples)).toEqual({ items: [], isSample: false });
});
