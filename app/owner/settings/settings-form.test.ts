import { expect, test } from 'vitest';
import { type Settings, settingsPatchSchema, settingsSchema } from '../../../shared/settings.ts';
import { ownerIn } from '../../../test/owner-in.ts';
import { changeMessage, fieldErrorMessage } from './section.tsx';
import { checkSettings } from './settings-actions.ts';
import { changedSettings, checklistItems, formOf, patchOf, placeOf } from './settings-form.ts';

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
  service_cards: [{ service: 'voice', title: words, copy: words, cta: words, price: words, image: '' }],
  service_quotes: [{ service: 'bio', quote: words, author: words }],
};

test.each([
  ['all defaults', settingsSchema.parse({})],
  ['everything set', full],
])('the unchanged settings form returns the same settings: %s', (_, settings) => {
  expect(settingsPatchSchema.parse(patchOf(formOf(settings)))).toEqual(settings);
});

test('the settings form splits an email address into user and domain', () => {
  expect(formOf(full).email).toBe('ana@example.com');
  expect(patchOf({ email: ' ana@mail@example.com ' })).toEqual({
    email_user: 'ana@mail',
    email_domain: 'example.com',
  });
  expect(patchOf({ email: 'ana' })).toEqual({ email_user: 'ana', email_domain: '' });
  expect(patchOf({ email: '' })).toEqual({ email_user: '', email_domain: '' });
});

test('only changed settings are saved, and both parts of an email address', () => {
  const saved = formOf(full);
  expect(changedSettings(saved, saved)).toEqual({});
  expect(changedSettings({ ...saved, founder: 'Ana', price_usd: '67.00' }, saved)).toEqual({
    founder: 'Ana',
  });
  expect(changedSettings({ ...saved, email: 'eva@example.com' }, saved)).toEqual({
    email_user: 'eva',
    email_domain: 'example.com',
  });
  const unsaved = { ...saved, geo_service: 'https://geo.example' };
  expect(changedSettings(unsaved, saved)).toEqual({});
  expect(changedSettings({ ...unsaved, geo_by: 'service' as const }, saved)).toEqual({
    geo_service: 'https://geo.example',
  });
});

test('the settings form reads one social profile per line and ignores blank lines', () => {
  expect(patchOf({ social: '\n https://a.example \n\n' })).toEqual({ social: ['https://a.example'] });
});

test('the settings form accepts prices with a decimal point or comma', () => {
  expect(patchOf({ price_usd: ' 80 ', price_mxn: '12,50' })).toEqual({ price_usd: 80, price_mxn: 12.5 });
});

test('the settings form returns null for a list that shows samples and an empty array for a hidden one', () => {
  const entries = [{ key: 'a', name: 'A bank', logo: '' }];
  expect(patchOf({ clients: { shown: 'sample', entries } })).toEqual({ clients: null });
  expect(patchOf({ clients: { shown: 'hidden', entries } })).toEqual({ clients: [] });
  expect(patchOf({ clients: { shown: 'own', entries } })).toEqual({
    clients: [{ name: 'A bank', logo: '' }],
  });
});

test('the settings form returns only services with custom text or image', () => {
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

test('the settings form requires a URL only for an external location service', () => {
  const geo_service = 'https://geo.example';
  expect(patchOf({ geo_by: 'service', geo_service })).toEqual({ geo_service });
  expect(patchOf({ geo_by: 'builtin', geo_service })).toEqual({ geo_service: '' });
  expect(settingsPatchSchema.safeParse(patchOf({ geo_by: 'service', geo_service: '' })).success).toBe(false);
});

test('checkSettings normalizes valid settings', () => {
  expect(checkSettings({ brand: ' Mine ', email_user: 'ana', email_domain: 'EXAMPLE.com' })).toEqual({
    patch: { brand: 'Mine', email_user: 'ana', email_domain: 'example.com' },
  });
});

test.each([
  ['brand', '', { wrong: 'required' }],
  ['founder', 'x'.repeat(81), { wrong: 'too_long', max: 80 }],
  ['payment_link', 'example', { wrong: 'url' }],
  ['logo', 'logo.png', { wrong: 'file' }],
  ['human_video', 'youtube', { wrong: 'file' }],
  ['human_video', 'https://www.youtube.com/@someone', { wrong: 'video' }],
  ['social', ['https://example.com', 'me'], { wrong: 'lines' }],
  ['price_usd', '1,250', { wrong: 'price', min: 1, max: 99_999 }],
  ['price_usd', 12.505, { wrong: 'price', min: 1, max: 99_999 }],
])('checkSettings rejects an invalid %s with the error for that field', (name, value, wrong) => {
  expect(checkSettings({ [name]: value })).toEqual({ errors: [{ at: name, ...wrong }] });
});

test.each([
  ['ana', ''],
  ['', 'example.com'],
  ['ana', 'example'],
])('checkSettings reports an incomplete email address as one error: %s@%s', (email_user, email_domain) => {
  expect(checkSettings({ email_user, email_domain })).toEqual({
    errors: [{ at: 'email', wrong: 'email' }],
  });
});

test('checkSettings reports errors for each entry of a list', () => {
  const press = [
    { name: 'A daily', href: 'example', logo: '' },
    { name: '', href: '', logo: 'x' },
  ];
  expect(checkSettings({ press })).toEqual({
    errors: [
      { at: 'press.0.href', wrong: 'url' },
      { at: 'press.1.name', wrong: 'required' },
      { at: 'press.1.logo', wrong: 'file' },
    ],
  });
  const quote = { en: '', es: 'Dos' };
  expect(checkSettings({ testimonials: [{ quote, author: { en: 'CEO', es: '' } }] })).toEqual({
    errors: [{ at: 'testimonials.0.quote.en', wrong: 'required' }],
  });
});

test('checkSettings rejects an unknown setting', () => {
  expect(checkSettings({ color: 'red' }).errors).toHaveLength(1);
  expect(checkSettings('brand').errors).toHaveLength(1);
});

const owner = ownerIn('en');

test('shows the entered and required length of a short password', () => {
  const message = changeMessage({ code: 'password_too_short', least: 12 }, owner, 5);
  expect(message).toBe('Use at least 12 characters. You’ve entered 5.');
});

test('explains that OWNER_PASSWORD sets the password', () => {
  expect(changeMessage({ code: 'password_fixed' }, owner)).toContain('OWNER_PASSWORD');
});

test.each([
  [{ wrong: 'url' }, 'Enter a URL like https://example.com.'],
  [{ wrong: 'required' }, 'Enter a value.'],
  [{ wrong: 'email' }, 'Enter an email address, like name@company.com.'],
  [{ wrong: 'too_long', max: 2000 }, 'Use 2,000 characters or fewer.'],
  [{ wrong: 'number', min: 1, max: 99_999 }, 'Enter a whole number from 1 to 99,999.'],
] as const)('the field error %j has a plain message', (error, sentence) => {
  expect(fieldErrorMessage({ at: 'field', ...error }, owner)).toBe(sentence);
});

const fresh = settingsSchema.parse({});
const none = { shown: 0, hidden: 0 };
const names = (settings: Settings, shown = 0) =>
  checklistItems(settings, { shown, hidden: 0 }).map(({ name }) => name);

test('the checklist of a new site includes all sample content', () => {
  expect(names(fresh, 6)).toEqual([
    ...['name', 'address', 'clients', 'press', 'testimonials', 'outcomes', 'service_quotes', 'video'],
    ...['posts', 'payment', 'legal_facts', 'legal'],
  ]);
  expect(checklistItems(fresh, { shown: 6, hidden: 0 }).every(({ state }) => state === 'sample')).toBe(true);
});

test('the checklist requires the owner’s name, and a complete email address', () => {
  expect(names({ ...fresh, founder: 'Ana' })).not.toContain('name');
  expect(names({ ...fresh, email_user: 'ana' })).toContain('address');
  expect(names({ ...fresh, email_domain: 'mail.example.org', email_user: '' })).toContain('address');
});

test('the checklist requires legal entity, postal address and governing law', () => {
  const some = { ...fresh, legal_entity: 'Ana Ruiz', legal_address: 'Calle 1' };
  expect(names(some)).toContain('legal_facts');
  expect(names({ ...some, legal_law: { en: 'Mexico', es: 'México' } })).not.toContain('legal_facts');
});

test('the checklist separates hidden content from samples and omits the owner’s content', () => {
  const settings = { ...fresh, press: [], clients: [{ name: 'A bank', logo: '' }] };
  const items = checklistItems(settings, none);
  expect(items.find(({ name }) => name === 'press')?.state).toBe('hidden');
  expect(items.some(({ name }) => name === 'clients' || name === 'posts')).toBe(false);
});

test('with samples hidden, the checklist shows unset lists as hidden', () => {
  const items = checklistItems({ ...fresh, show_samples: false, press: [] }, { ...none, hidden: 2 });
  const of = (wanted: string) => items.find(({ name }) => name === wanted);
  expect(of('clients')).toEqual({ name: 'clients', state: 'hidden', field: 'clients' });
  expect([of('press')?.canShow, of('posts')?.canShow]).toEqual([true, true]);
  expect(of('address')?.state).toBe('sample');
});

test('the checklist of a site without samples is empty', () => {
  const words = { en: 'One', es: '' };
  const entry = { quote: words, author: words };
  const mine: Settings = {
    ...fresh,
    founder: 'Ana',
    email_user: 'ana',
    email_domain: 'mail.example.org',
    clients: [{ name: 'A', logo: '' }],
    press: [{ name: 'A', href: '', logo: '' }],
    testimonials: [entry],
    outcomes: [{ title: words, situation: words, action: words, outcome: words }],
    service_quotes: [{ ...entry, service: 'bio' }],
    human_video: 'https://video.example',
    payment_link: 'https://pay.example',
    legal_entity: 'Ana Ruiz, S. A.',
    legal_address: 'Calle 1, Mexico City',
    legal_law: { en: 'Mexico', es: '' },
    legal_read: true,
  };
  expect(names(mine)).toEqual([]);
});
