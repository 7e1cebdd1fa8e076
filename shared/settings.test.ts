import { expect, test } from 'vitest';
import { paths } from './paths.ts';
import { placeOf, services } from './public-pages.ts';
import { changesDelicate, formatPrice, sampleMailDomain, settingsSchema, visibleList } from './settings.ts';

const { email_user: user, email_domain: domain } = settingsSchema.shape;

test('the contact email is an example until the owner sets or removes it', () => {
  expect(settingsSchema.parse({})).toMatchObject({ email_user: 'hello', email_domain: sampleMailDomain });
  expect(user.parse('')).toBe('');
  expect(domain.parse('')).toBe('');
});

test.each(['hello', 'ana.ruiz', "o'brien", 'ana+site', 'a_b-c'])('%s is a valid email user name', (name) => {
  expect(user.parse(` ${name} `)).toBe(name);
});

test.each(['a@b', 'a b', '.a', 'a.', 'a..b', '"a"', 'a<b', 'a,b', 'x'.repeat(65)])(
  '%s isn’t a valid email user name',
  (name) => {
    expect(user.safeParse(name).success).toBe(false);
  },
);

test.each(['example.com', 'mail.example.co.uk', 'muñoz.example', 'xn--muoz-hqa.example', 'EXAMPLE.com'])(
  '%s is a valid email domain',
  (name) => {
    expect(domain.parse(` ${name} `)).toBe(name.toLowerCase());
  },
);

test.each('localhost|a@example.com|https://example.com|-a.com|a..com|a b.com|example.com?cc=x'.split('|'))(
  '%s isn’t a valid email domain',
  (name) => {
    expect(domain.safeParse(name).success).toBe(false);
  },
);

test('lists show sample content until they are set, and can be empty', () => {
  const { clients, press, testimonials, outcomes, service_quotes } = settingsSchema.shape;
  for (const list of [clients, press, testimonials, outcomes, service_quotes]) {
    expect(list.parse(undefined)).toBeNull();
    expect(list.parse([])).toEqual([]);
  }
});

test('a testimonial needs an English text, and the Spanish one is optional', () => {
  const { testimonials } = settingsSchema.shape;
  const quote = { quote: { en: 'Thank you.' }, author: { en: 'Chair, bank' } };
  expect(testimonials.parse([quote])).toEqual([
    { quote: { en: 'Thank you.', es: '' }, author: { en: 'Chair, bank', es: '' } },
  ]);
  expect(testimonials.safeParse([{ ...quote, quote: { en: '  ' } }]).success).toBe(false);
});

test.each('javascript:alert(1)|data:text/html,x|//evil.example/x|ftp://a.example/x|/a b|x'.split('|'))(
  '%s isn’t a valid image, video or link',
  (address) => {
    expect(settingsSchema.shape.portrait.safeParse(address).success).toBe(false);
    expect(settingsSchema.shape.payment_link.safeParse(address).success).toBe(false);
  },
);

test('an image can be on this site or the web, a payment link only on the web', () => {
  const { portrait, payment_link: payment } = settingsSchema.shape;
  expect(portrait.parse(' /media/a.avif ')).toBe('/media/a.avif');
  expect(portrait.parse('cdn.example/a.png')).toBe('https://cdn.example/a.png');
  expect(portrait.safeParse('a.png').success).toBe(false);
  expect(payment.safeParse('/pay').success).toBe(false);
  expect(payment.parse(' pay.example ')).toBe('https://pay.example');
});

test('a list without the owner’s entries shows sample content, or nothing', () => {
  expect(visibleList(null, { show_samples: true })).toBeNull();
  expect(visibleList(null, { show_samples: false })).toEqual([]);
  expect(visibleList(['own'], { show_samples: false })).toEqual(['own']);
  expect(visibleList([], { show_samples: true })).toEqual([]);
});

const settings = { ...settingsSchema.parse({}), payment_link: 'https://pay.example/a' };

test.each([
  [{ payment_link: 'https://pay.example/b' }, true],
  [{ payment_link: '' }, true],
  [{ payment_link_mexico: 'https://pay.example/b' }, true],
  [{ email_user: 'eve' }, true],
  [{ email_domain: 'elsewhere.example' }, true],
  [{ payment_link: 'https://pay.example/a', price_usd: 80 }, false],
  [{ brand: 'Another', email_user: settings.email_user }, false],
  [{}, false],
])('changing sensitive settings requires the password: %j', (patch, expected) => {
  expect(changesDelicate(settings, patch)).toBe(expected);
});

test('the service pager follows the order of docs/specification.md 2.6', () => {
  expect(services.map(({ slug }) => paths.service(slug))).toEqual([
    '/services/speech-writing-services',
    '/services/linkedin-that-leads',
    '/services/articles-opeds',
    '/services/unified-executive-voice',
    '/services/biography-writing-services',
  ]);
});

test('the first service follows the last in the pager, so that both links always exist', () => {
  const [first] = services;
  const last = services[4];
  expect(placeOf(first)).toMatchObject({ n: 1, previous: last });
  expect(placeOf(last)).toMatchObject({ n: 5, next: first });
});

test('a price in dollars has a sign before the amount in English, and USD after it in Spanish', () => {
  expect(formatPrice(67, 'USD', 'en')).toBe('$67');
  expect(formatPrice(67, 'USD', 'es')).toBe('67\u00a0USD');
  expect(formatPrice(19.9, 'USD', 'en')).toBe('$19.90');
});

test('thousands in a price are separated with a comma in both languages', () => {
  expect(formatPrice(12_500, 'USD', 'en')).toBe('$12,500');
  expect(formatPrice(12_500, 'MXN', 'es')).toBe('12,500\u00a0MXN');
});
