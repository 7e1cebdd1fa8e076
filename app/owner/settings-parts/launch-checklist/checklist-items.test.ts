import { expect, test } from 'vitest';
import { type Settings, settingsSchema } from '../../../../shared/settings.ts';
import { checklistItems } from './checklist-items.ts';

const fresh = settingsSchema.parse({});
const names = (settings: Settings, posts = 0) => checklistItems(settings, posts).map(({ name }) => name);

test('a new site lists all that it came with', () => {
  expect(names(fresh, 6)).toEqual([
    'name',
    'address',
    'clients',
    'press',
    'testimonials',
    'outcomes',
    'service_quotes',
    'video',
    'posts',
    'payment',
    'legal_facts',
    'legal',
  ]);
  expect(checklistItems(fresh, 6).every(({ state }) => state === 'sample')).toBe(true);
});

test('a name without a portrait, half an address or a sample one is not yet done', () => {
  expect(names({ ...fresh, founder: 'Ana' })).toContain('name');
  expect(names({ ...fresh, founder: 'Ana', portrait: '/a.png' })).not.toContain('name');
  expect(names({ ...fresh, email_user: 'ana' })).toContain('address');
  expect(names({ ...fresh, email_domain: 'mail.example.org', email_user: '' })).toContain('address');
});

test('entity, address and law are all asked for', () => {
  const some = { ...fresh, legal_entity: 'Ana Ruiz', legal_address: 'Calle 1' };
  expect(checklistItems(some, 0)).toContainEqual({ name: 'legal_facts', state: 'sample', section: 'legal' });
  expect(names({ ...some, legal_law: { en: 'Mexico', es: 'México' } })).not.toContain('legal_facts');
});

test('what is hidden is told apart from what is a sample, and what is the owner’s is not listed', () => {
  const settings = { ...fresh, press: [], clients: [{ name: 'A bank', logo: '' }] };
  const items = checklistItems(settings, 0);
  expect(items.find(({ name }) => name === 'press')?.state).toBe('hidden');
  expect(items.some(({ name }) => name === 'clients' || name === 'posts')).toBe(false);
});

test('where samples are not shown, lists without entries are hidden, and can’t be shown one by one', () => {
  const items = checklistItems({ ...fresh, show_samples: false, press: [] }, 0);
  const of = (wanted: string) => items.find(({ name }) => name === wanted);
  expect(of('clients')).toEqual({ name: 'clients', state: 'hidden', section: 'clients' });
  expect(of('press')?.canShow).toBe(true);
  expect(of('address')?.state).toBe('sample');
});

test('a site that is all the owner’s lists nothing', () => {
  const words = { en: 'One', es: '' };
  const entry = { quote: words, author: words };
  const mine: Settings = {
    ...fresh,
    founder: 'Ana',
    portrait: '/a.png',
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
