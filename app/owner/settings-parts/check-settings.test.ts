import { expect, test } from 'vitest';
import { checkSettings } from './check-settings.ts';

test('what can be saved is given back tidied', () => {
  expect(checkSettings({ brand: ' Mine ', email_user: 'ana', email_domain: 'EXAMPLE.com' })).toEqual({
    patch: { brand: 'Mine', email_user: 'ana', email_domain: 'example.com' },
  });
});

test.each([
  ['brand', '', { wrong: 'required' }],
  ['founder', 'x'.repeat(81), { wrong: 'too_long', max: 80 }],
  ['payment_link', 'example.com', { wrong: 'url' }],
  ['logo', 'logo.png', { wrong: 'file' }],
  ['human_video', 'youtube', { wrong: 'file' }],
  ['human_video', 'https://www.youtube.com/@someone', { wrong: 'video' }],
  ['human_video', 'https://vimeo.com/someone', { wrong: 'video' }],
  ['social', ['https://example.com', 'me'], { wrong: 'lines' }],
  ['price_usd', '12,50', { wrong: 'number', min: 1, max: 99_999 }],
  ['price_mxn', 0, { wrong: 'number', min: 1, max: 999_999 }],
])('%s is refused in the words of its field', (name, value, wrong) => {
  expect(checkSettings({ [name]: value })).toEqual({ errors: [{ at: name, ...wrong }] });
});

test.each([
  ['ana', ''],
  ['', 'example.com'],
  ['ana ruiz', 'example.com'],
  ['ana', 'example'],
])('half an address, or none, is one error of one field: %s@%s', (email_user, email_domain) => {
  expect(checkSettings({ email_user, email_domain })).toEqual({
    errors: [{ at: 'email', wrong: 'email' }],
  });
});

test('every entry of a list tells its own error, where it is', () => {
  const press = [
    { name: 'A daily', href: 'example.com', logo: '' },
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

test('a name that is no setting is refused', () => {
  expect(checkSettings({ colour: 'red' }).errors).toHaveLength(1);
  expect(checkSettings('brand').errors).toHaveLength(1);
});
