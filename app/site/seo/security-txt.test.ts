import { expect, test } from 'vitest';
import { securityTxt } from './security-txt.ts';

const now = new Date('2026-01-01T00:00:00Z');
const own = { email_user: 'ana', email_domain: 'site.example' };

test('a fault is reported through the contact page, which harvesters of addresses get nothing from', () => {
  expect(securityTxt(own, 'https://site.example', now)).toBe(
    'Contact: https://site.example/contact\nExpires: 2026-06-30T00:00:00.000Z\nPreferred-Languages: en, es\n' +
      'Canonical: https://site.example/.well-known/security.txt\n',
  );
});

test('there is no such file while nobody would read the report', () => {
  for (const sample of [
    { ...own, email_domain: 'example.com' },
    { ...own, email_user: '' },
    { ...own, email_domain: '' },
  ]) {
    expect(securityTxt(sample, 'https://site.example', now)).toBeUndefined();
  }
});
