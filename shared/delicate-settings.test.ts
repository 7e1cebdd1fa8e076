import { expect, test } from 'vitest';
import { changesDelicate } from './delicate-settings.ts';
import { settingsSchema } from './settings.ts';

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
])('a patch is delicate when it gives such a setting another value: %j', (patch, expected) => {
  expect(changesDelicate(settings, patch)).toBe(expected);
});
