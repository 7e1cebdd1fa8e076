import { expect, test } from 'vitest';
import { quoteFor } from './quote-for.ts';

const page = { quote: 'Sample.', quote_author: 'Somebody' };
const own = {
  service: 'speech' as const,
  quote: { en: 'They stood up.', es: '' },
  author: { en: 'Chair, museum', es: 'Presidenta, museo' },
};

test('the sample stands, marked, until the owner has quotes', () => {
  expect(quoteFor('speech', page, null, 'es')).toEqual({
    quote: 'Sample.',
    author: 'Somebody',
    isSample: true,
  });
});

test('the owner’s quote takes its place on its own service’s page only', () => {
  expect(quoteFor('speech', page, [own], 'en')).toEqual({
    quote: 'They stood up.',
    author: 'Chair, museum',
    isSample: false,
  });
  expect(quoteFor('bio', page, [own], 'en')).toBeUndefined();
});

test('a quote that is not written in the reader’s language is not shown, nor the sample in its place', () => {
  expect(quoteFor('speech', page, [own], 'es')).toBeUndefined();
  expect(quoteFor('speech', page, [], 'en')).toBeUndefined();
});
