import { expect, test } from 'vitest';
import type { Locale } from '../../../shared/locale.ts';
import { type Settings, settingsSchema } from '../../../shared/settings.ts';
import type { PageContext } from '../../page-context.ts';
import { readSiteFacts } from '../frame/read-site.ts';
import { headlineLines } from './hero.tsx';
import { localizeTestimonials, quotation } from './proof-sections.tsx';

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

test('shows the owner’s testimonials in the page’s language', () => {
  expect(localizeTestimonials([both], 'es', samples)).toEqual({
    items: [{ quote: 'Escuchó.', author: 'Presidenta, banco' }],
    isSample: false,
  });
});

test('hides testimonials without a complete Spanish version on Spanish pages', () => {
  const own = [englishOnly, both, halfSpanish];
  expect(localizeTestimonials(own, 'es', samples).items).toHaveLength(1);
  expect(localizeTestimonials(own, 'en', samples).items).toHaveLength(3);
  expect(localizeTestimonials([englishOnly], 'es', samples)).toEqual({ items: [], isSample: false });
});

test('shows sample testimonials until the owner changes the list', () => {
  expect(localizeTestimonials(null, 'es', samples)).toEqual({ items: samples, isSample: true });
  expect(localizeTestimonials([], 'en', samples)).toEqual({ items: [], isSample: false });
});

test('splits a headline into lines of plain and replaced words', () => {
  const kinds = (source: string) => headlineLines(source).map((line) => line.map(({ kind }) => kind));
  expect(kinds('[-Content-][+Words+] worth [-sharing.-][+signing.+]')).toEqual([
    ['replaced', 'plain'],
    ['replaced'],
  ]);
  expect(kinds('Choose the words.')).toEqual([['plain']]);
});

const inEnglish = { en: 'Said', es: '' };
const outcome = { title: inEnglish, situation: inEnglish, action: inEnglish, outcome: inEnglish };

async function hasOutcomes(settings: Partial<Settings>, locale: Locale): Promise<boolean> {
  const core = { settings: { get: async () => settingsSchema.parse(settings) } };
  const page = { core, locale, origin: 'https://example.com' } as PageContext;
  return (await readSiteFacts(page)).hasOutcomes;
}

test('the home page shows the section “When It Mattered” only if the page’s language has content for it', async () => {
  expect(await hasOutcomes({}, 'es')).toBe(true);
  expect(await hasOutcomes({ show_samples: false }, 'es')).toBe(false);
  expect(await hasOutcomes({ outcomes: [] }, 'en')).toBe(false);
  expect(await hasOutcomes({ outcomes: [outcome] }, 'en')).toBe(true);
  expect(await hasOutcomes({ outcomes: [outcome] }, 'es')).toBe(false);
});

test('uses the quotation marks of each language', () => {
  expect(quotation('I was heard.', 'en')).toBe('“I was heard.”');
  expect(quotation('Me escuchó.', 'es')).toBe('«Me escuchó».');
  expect(quotation('¿Me escuchó?', 'es')).toBe('«¿Me escuchó?»');
  expect(quotation('No me escuchó...', 'es')).toBe('«No me escuchó...»');
});

test.each(['“I was heard.”', '"I was heard."', '«I was heard.»', '« I was heard. »', '„I was heard.“'])(
  'doesn’t double quotation marks typed by the owner: %s',
  (quote) => {
    expect(quotation(quote, 'en')).toBe('“I was heard.”');
  },
);
