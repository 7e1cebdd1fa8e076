import { expect, test } from 'vitest';
import { catalogs } from '../../../messages/catalogs.ts';
import type { Locale } from '../../../shared/locale.ts';
import { type Settings, settingsSchema } from '../../../shared/settings.ts';
import type { PageContext } from '../../page-context.ts';
import { revisedText } from '../../ui/parse-edit.ts';
import { localize } from '../owner-content/localize.ts';
import { quotation, quoteLength } from '../quotation.ts';
import { readSiteFacts } from '../read-site-facts.ts';
import { quoteFor } from '../services/quote-for.ts';
import { headlineLines, longestWordLength } from './hero/headline-lines.ts';
import { ownOrSample } from './own-or-sample.ts';
import { localizeTestimonials } from './testimonials/localize-testimonials.ts';

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

test('a replacement begins a line, unless words go before it that begin one', () => {
  const kinds = (source: string) => headlineLines(source).map((line) => line.map(({ kind }) => kind));
  expect(kinds('[-Content-][+Words+] worth [-sharing.-][+signing.+]')).toEqual([
    ['replaced', 'plain'],
    ['replaced'],
  ]);
  expect(kinds('Choose the words.')).toEqual([['plain']]);
});

test('the longest word counts, also a struck one', () => {
  expect(longestWordLength('[-Content-][+Words+] worth [-sharing.-][+signing.+]')).toBe('sharing.'.length);
  expect(longestWordLength('[-Contenido-][+Palabras+] para [-compartir.-][+firmar.+]')).toBe(
    'compartir.'.length,
  );
  expect(longestWordLength('Say it')).toBe(3);
});

test('the heading for machines is the revised line alone', () => {
  expect(revisedText(catalogs.en.home.hero.edit)).toBe('Words worth signing.');
  expect(revisedText(catalogs.es.home.hero.edit)).toBe('Palabras para firmar.');
});

test('samples stand, and are said to be samples, until the owner has a list', () => {
  expect(ownOrSample(null, ['Airline'])).toEqual({ items: ['Airline'], isSample: true });
});

test('the owner’s list takes their place, also when it is empty', () => {
  expect(ownOrSample(['Acme'], ['Airline'])).toEqual({ items: ['Acme'], isSample: false });
  expect(ownOrSample([], ['Airline'])).toEqual({ items: [], isSample: false });
});

const title = { en: 'A merger', es: 'Una fusión' };
const half = { en: 'It held.', es: '' };

test('an item is read whole in one language', () => {
  expect(localize({ title, half }, 'en')).toEqual({ title: 'A merger', half: 'It held.' });
  expect(localize({ title }, 'es')).toEqual({ title: 'Una fusión' });
});

test('an item that lacks a text in a language is none in it', () => {
  expect(localize({ title, half }, 'es')).toBeUndefined();
});

const inEnglish = { en: 'Said', es: '' };
const outcome = { title: inEnglish, situation: inEnglish, action: inEnglish, outcome: inEnglish };

async function hasOutcomes(settings: Partial<Settings>, locale: Locale): Promise<boolean> {
  const core = { settings: { get: async () => settingsSchema.parse(settings) } };
  const page = { core, locale, origin: 'https://example.com' } as PageContext;
  return (await readSiteFacts(page)).hasOutcomes;
}

test('home has When It Mattered where there is something to read in the language', async () => {
  expect(await hasOutcomes({}, 'es')).toBe(true);
  expect(await hasOutcomes({ show_samples: false }, 'es')).toBe(false);
  expect(await hasOutcomes({ outcomes: [] }, 'en')).toBe(false);
  expect(await hasOutcomes({ outcomes: [outcome] }, 'en')).toBe(true);
  expect(await hasOutcomes({ outcomes: [outcome] }, 'es')).toBe(false);
});

test('each language has its own quotation marks', () => {
  expect(quotation('I was heard.', 'en')).toBe('“I was heard.”');
  expect(quotation('Me escuchó.', 'es')).toBe('«Me escuchó.»');
});

test.each(['“I was heard.”', '"I was heard."', '«I was heard.»', '« I was heard. »', '„I was heard.“'])(
  'marks that the owner typed are not doubled: %s',
  (quote) => {
    expect(quotation(quote, 'en')).toBe('“I was heard.”');
  },
);

test('marks inside a quote stay', () => {
  expect(quotation('“No,” he said. “Never.”', 'en')).toBe('““No,” he said. “Never.””');
  expect(quotation('He said “no”', 'en')).toBe('“He said “no””');
});

test.each([
  [1, 'short'],
  [240, 'short'],
  [241, 'long'],
  [420, 'long'],
  [421, 'longest'],
] as const)('%i characters are %s', (characters, size) => {
  expect(quoteLength('x'.repeat(characters))).toBe(size);
});

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
