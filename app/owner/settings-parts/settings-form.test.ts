import { expect, test } from 'vitest';
import { type Settings, settingsSchema } from '../../../shared/settings.ts';
import { settingsPatchSchema } from '../../../shared/settings-patch.ts';
import { formOf, patchOf, placeOf } from './settings-form.ts';

const words = { en: 'One', es: 'Uno' };
const full: Settings = {
  ...settingsSchema.parse({}),
  founder: 'Ana Ruiz',
  email_user: 'ana',
  email_domain: 'example.com',
  social: ['https://example.com/ana', 'https://example.org/ana'],
  clients: [{ name: 'A bank', logo: '/media/a/1x1/a.png' }],
  press: [],
  testimonials: [{ quote: words, author: words }],
  outcomes: null,
  service_cards: [{ service: 'voice', title: words, copy: words, cta: words, image: '' }],
  service_quotes: [{ service: 'bio', quote: words, author: words }],
};

test.each([
  ['all defaults', settingsSchema.parse({})],
  ['everything set', full],
])('fields that nobody touched stand for the settings they came from: %s', (_, settings) => {
  expect(settingsPatchSchema.parse(patchOf(formOf(settings)))).toEqual(settings);
});

test('an address is typed in one field and kept in two parts', () => {
  expect(formOf(full).email).toBe('ana@example.com');
  expect(patchOf({ email: ' ana@mail@example.com ' })).toEqual({
    email_user: 'ana@mail',
    email_domain: 'example.com',
  });
  expect(patchOf({ email: 'ana' })).toEqual({ email_user: 'ana', email_domain: '' });
  expect(patchOf({ email: '' })).toEqual({ email_user: '', email_domain: '' });
});

test('profiles are lines, of which empty ones count for nothing', () => {
  expect(patchOf({ social: '\n https://a.example \n\n' })).toEqual({ social: ['https://a.example'] });
});

test('a price that is no whole number is passed on to be refused', () => {
  expect(patchOf({ price_usd: ' 80 ', price_mxn: '12,50' })).toEqual({ price_usd: 80, price_mxn: '12,50' });
});

test('a list is null while samples are shown and empty while it is hidden, whatever was typed into it', () => {
  const entries = [{ key: 'a', name: 'A bank', logo: '' }];
  expect(patchOf({ clients: { shown: 'sample', entries } })).toEqual({ clients: null });
  expect(patchOf({ clients: { shown: 'hidden', entries } })).toEqual({ clients: [] });
  expect(patchOf({ clients: { shown: 'own', entries } })).toEqual({
    clients: [{ name: 'A bank', logo: '' }],
  });
});

test('only services that something was written for have a card or a quote of their own', () => {
  const form = formOf(settingsSchema.parse({}));
  form.service_quotes.shown = 'own';
  form.service_quotes.entries.linkedin = { quote: words, author: { en: '', es: '' } };
  form.service_cards.bio.image = '/a.png';
  const { service_cards, service_quotes } = patchOf(form);
  expect(service_cards).toMatchObject([{ service: 'bio', image: '/a.png' }]);
  expect(service_quotes).toMatchObject([{ service: 'linkedin' }]);
  expect(placeOf('service_cards', form.service_cards, 'bio')).toBe('service_cards.0');
  expect(placeOf('service_cards', form.service_cards, 'speech')).toBe('service_cards.speech');
});

test('an outside service needs an address, the built-in table has none', () => {
  const geo_service = 'https://geo.example';
  expect(patchOf({ geo_by: 'service', geo_service })).toEqual({ geo_service });
  expect(patchOf({ geo_by: 'builtin', geo_service })).toEqual({ geo_service: '' });
  expect(settingsPatchSchema.safeParse(patchOf({ geo_by: 'service', geo_service: '' })).success).toBe(false);
});
