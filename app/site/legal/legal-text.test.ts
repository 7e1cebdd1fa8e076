import { expect, test } from 'vitest';
import { catalogs } from '../../../messages/catalogs.ts';
import { settingsSchema } from '../../../shared/settings.ts';
import { placeholderAt } from '../placeholder/placeholder-page.tsx';
import { legalFactsOf, responsibleSentences } from './legal-text.tsx';
import { outsideHosts } from './privacy-page.tsx';

const set = {
  legal_entity: 'Letra Viva, S. A.',
  legal_address: 'Calle 1, Mexico City',
  legal_law: { en: 'Mexico', es: '' },
};

test('entity and address are told in both languages, without two full stops', () => {
  expect(responsibleSentences(legalFactsOf(set, 'en'), catalogs.en)).toEqual([
    'Legally responsible: Letra Viva, S. A.',
    'Postal address: Calle 1, Mexico City.',
  ]);
  expect(responsibleSentences(legalFactsOf(set, 'es'), catalogs.es)).toEqual([
    'Responsable legal: Letra Viva, S. A.',
    'Dirección postal: Calle 1, Mexico City.',
  ]);
});

test('what is not set is not mentioned, and a law without Spanish is not told in Spanish', () => {
  const none = { legal_entity: '', legal_address: '', legal_law: { en: '', es: '' } };
  expect(responsibleSentences(legalFactsOf(none, 'en'), catalogs.en)).toEqual([]);
  expect(legalFactsOf(set, 'en').law).toBe('Mexico');
  expect(legalFactsOf(set, 'es').law).toBe('');
});

const fresh = settingsSchema.parse({});

test('a new site, and one whose pictures lie on it, fetch nothing from elsewhere', () => {
  expect(outsideHosts(fresh)).toEqual([]);
  expect(outsideHosts({ ...fresh, logo: '/media/a.avif', press: [] })).toEqual([]);
});

test('every server that a picture or a film of the settings names is told once', () => {
  const of = (host: string) => `https://${host}/a.png`;
  const settings = {
    ...fresh,
    logo: of('b.example'),
    portrait: of('a.example'),
    hero_video: of('film.example'),
    hero_poster: of('poster.example'),
    clients: [{ name: 'A bank', logo: of('a.example') }],
    press: [{ name: 'A daily', href: 'https://daily.example', logo: of('press.example') }],
    service_cards: settingsSchema.shape.service_cards.parse([{ service: 'bio', image: of('card.example') }]),
  };
  expect(outsideHosts(settings)).toEqual([
    ...['a.example', 'b.example', 'card.example', 'film.example', 'poster.example', 'press.example'],
  ]);
});

test.each([
  ['/writing-samples', 'Writing Samples', '/writing-samples'],
  ['/when-it-mattered', 'When It Mattered', '/when-it-mattered'],
  ['/outcomes', 'When It Mattered', '/when-it-mattered'],
  ['/resources', 'Resources', '/resources'],
])('%s is the page "%s", of which %s counts', (path, title, canonical) => {
  expect(catalogs.en.placeholders[placeholderAt(path).key].title).toBe(title);
  expect(placeholderAt(path).canonical).toBe(canonical);
});

test('an address that is no placeholder page is a mistake in the routes', () => {
  expect(() => placeholderAt('/blog')).toThrow('/blog');
});
