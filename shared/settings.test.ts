import { expect, test } from 'vitest';
import { sampleMailDomain, settingsSchema, visibleList } from './settings.ts';

const { email_user: user, email_domain: domain } = settingsSchema.shape;

test('the address is a sample until the owner gives one, or takes it away', () => {
  expect(settingsSchema.parse({})).toMatchObject({ email_user: 'hello', email_domain: sampleMailDomain });
  expect(user.parse('')).toBe('');
  expect(domain.parse('')).toBe('');
});

test.each(['hello', 'ana.ruiz', "o'brien", 'ana+site', 'a_b-c'])('a mailbox can be named %s', (name) => {
  expect(user.parse(` ${name} `)).toBe(name);
});

test.each(['a@b', 'a b', '.a', 'a.', 'a..b', '"a"', 'a<b', 'a,b', 'x'.repeat(65)])(
  'a mailbox cannot be named %s',
  (name) => {
    expect(user.safeParse(name).success).toBe(false);
  },
);

test.each(['example.com', 'mail.example.co.uk', 'muñoz.example', 'xn--muoz-hqa.example', 'EXAMPLE.com'])(
  'mail can be sent to the domain %s',
  (name) => {
    expect(domain.parse(` ${name} `)).toBe(name.toLowerCase());
  },
);

test.each([
  'localhost',
  'a@example.com',
  'https://example.com',
  '-a.com',
  'a..com',
  'a b.com',
  'example.com?cc=x',
])('mail cannot be sent to the domain %s', (name) => {
  expect(domain.safeParse(name).success).toBe(false);
});

test('lists show samples until they are set, and can be set to nothing', () => {
  const { clients, press, testimonials, outcomes, service_quotes } = settingsSchema.shape;
  for (const list of [clients, press, testimonials, outcomes, service_quotes]) {
    expect(list.parse(undefined)).toBeNull();
    expect(list.parse([])).toEqual([]);
  }
});

test('a quote needs its English; its Spanish may come later', () => {
  const { testimonials } = settingsSchema.shape;
  const quote = { quote: { en: 'Thank you.' }, author: { en: 'Chair, bank' } };
  expect(testimonials.parse([quote])).toEqual([
    { quote: { en: 'Thank you.', es: '' }, author: { en: 'Chair, bank', es: '' } },
  ]);
  expect(testimonials.safeParse([{ ...quote, quote: { en: '  ' } }]).success).toBe(false);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example/x',
  'ftp://a.example/x',
  '/a b',
  'x.png',
])('no picture, film or link is at %s', (address) => {
  expect(settingsSchema.shape.portrait.safeParse(address).success).toBe(false);
  expect(settingsSchema.shape.payment_link.safeParse(address).success).toBe(false);
});

test('pictures lie on this site or on the web, payment on the web alone', () => {
  const { portrait, payment_link: payment } = settingsSchema.shape;
  expect(portrait.parse(' /media/a.avif ')).toBe('/media/a.avif');
  expect(portrait.parse('https://cdn.example/a.png')).toBe('https://cdn.example/a.png');
  expect(payment.safeParse('/pay').success).toBe(false);
  expect(payment.parse('https://pay.example/x')).toBe('https://pay.example/x');
});

test('a list without entries of the owner’s is one of samples, or none', () => {
  expect(visibleList(null, { show_samples: true })).toBeNull();
  expect(visibleList(null, { show_samples: false })).toEqual([]);
  expect(visibleList(['own'], { show_samples: false })).toEqual(['own']);
  expect(visibleList([], { show_samples: true })).toEqual([]);
});
