import { expect, test } from 'vitest';
import { catalogs, type Messages } from '../../../messages/catalogs.ts';
import type { Locale } from '../../../shared/locale.ts';
import { type Settings, settingsSchema } from '../../../shared/settings.ts';
import { privacyParts, termsParts } from './legal-page.tsx';
import { mailDraft } from './mail-draft-route.ts';
import { placeholderAt } from './placeholder-page.tsx';

const none = { subject: '', body: '' };
const parameters = (draft: string) => new URLSearchParams(draft);

test('the email draft has a subject and greets the founder by name', () => {
  const draft = parameters(mailDraft({ messages: catalogs.en, founder: 'Ana & Co = +1' }, none));
  expect(draft.get('subject')).toBe('Strategy session');
  expect(draft.get('body')).toMatch(/^Hello Ana & Co = \+1,\r\n\r\nI would like to talk about a project\./);
});

test('the email draft omits the name and its comma if no founder is set', () => {
  const body = (messages: Messages) => parameters(mailDraft({ messages, founder: '' }, none)).get('body');
  expect(body(catalogs.en)).toMatch(/^Hello,\r\n/);
  expect(body(catalogs.es)).toMatch(/^Hola:\r\n/);
});

test('the email draft on a Spanish page is in Spanish', () => {
  const draft = parameters(mailDraft({ messages: catalogs.es, founder: 'Ana' }, none));
  expect(draft.get('subject')).toBe('Sesión estratégica');
  expect(draft.get('body')).toMatch(/^Hola, Ana:\r\n\r\nMe gustaría hablar de un texto\./);
});

test('the email draft has CRLF line endings and no plus signs for spaces', () => {
  const draft = mailDraft({ messages: catalogs.en, founder: 'Ana' }, none);
  expect(draft).not.toMatch(/\+|(?<!%0D)%0A/);
  expect(draft).toMatch(/^\?subject=/);
});

test('a custom subject or body of the email draft replaces its default', () => {
  const reader = { messages: catalogs.es, founder: 'Ana' };
  const draft = parameters(mailDraft(reader, { subject: 'Charla', body: '' }));
  expect(draft.get('subject')).toBe('Charla');
  expect(draft.get('body')).toMatch(/^Hola, Ana:/);
  expect(parameters(mailDraft(reader, { subject: '', body: 'Uno\nDos' })).get('body')).toBe('Uno\r\nDos');
});

const settings = settingsSchema.parse({
  legal_entity: 'Letra Viva, S. A.',
  legal_address: 'Calle 1, Mexico City',
  legal_law: { en: 'Mexico', es: '' },
});
const fresh = settingsSchema.parse({});

const responsible = (given: Settings, locale: Locale) => privacyParts(given, catalogs[locale])[1]?.slice(2);
const law = (given: Settings, locale: Locale) => termsParts(given, catalogs[locale], locale).at(-1)?.[1];
const hosts = (given: Settings) => privacyParts(given, catalogs.en)[8]?.[2];

test('the privacy page names legal entity and address without a double period', () => {
  expect(responsible(settings, 'en')).toEqual([
    'Legally responsible: Letra Viva, S. A.',
    'Postal address: Calle 1, Mexico City.',
  ]);
  expect(responsible(settings, 'es')).toEqual([
    'Responsable legal: Letra Viva, S. A.',
    'Dirección postal: Calle 1, Mexico City.',
  ]);
});

test('legal pages omit a missing entity or governing law, per language', () => {
  expect(responsible(fresh, 'en')).toEqual([]);
  expect(law(settings, 'en')).toContain('Governing law: Mexico.');
  expect(law(settings, 'es')).toBe('');
});

test('the privacy page lists no other servers if all images are local', () => {
  expect(hosts(fresh)).toBe('');
  expect(hosts({ ...fresh, logo: '/media/a.avif', press: [] })).toBe('');
});

test('the privacy page lists each external image or video server once', () => {
  const on = (host: string) => `https://${host}/a.png`;
  const given = {
    ...fresh,
    logo: on('b.example'),
    portrait: on('a.example'),
    hero_video: on('film.example'),
    hero_poster: on('poster.example'),
    clients: [{ name: 'A bank', logo: on('a.example') }],
    press: [{ name: 'A daily', href: 'https://daily.example', logo: on('press.example') }],
    service_cards: settingsSchema.shape.service_cards.parse([{ service: 'bio', image: on('card.example') }]),
  };
  expect(hosts(given)).toContain(
    'a.example, b.example, card.example, film.example, poster.example, press.example',
  );
});

test.each([
  ['/writing-samples', 'Writing Samples', '/writing-samples'],
  ['/when-it-mattered', 'When It Mattered', '/when-it-mattered'],
  ['/outcomes', 'When It Mattered', '/when-it-mattered'],
  ['/resources', 'Resources', '/resources'],
])('%s is the page "%s" with the canonical URL %s', (path, title, canonical) => {
  expect(catalogs.en.placeholders[placeholderAt(path).key].title).toBe(title);
  expect(placeholderAt(path).canonical).toBe(canonical);
});

test('throws for an unknown placeholder page', () => {
  expect(() => placeholderAt('/blog')).toThrow('/blog');
});
