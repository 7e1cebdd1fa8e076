import { expect, test } from 'vitest';
import { settingsSchema } from '../shared/settings.ts';
import { createTestSite, signedInSite } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';
import { expectProblem } from '../test/expect-problem.ts';

const path = '/api/settings';

eachDialect('GET /api/settings', (open) => {
  test('returns every setting, but no secret, to the owner', async () => {
    const site = await createTestSite(await open());
    await site.core.settings.save({ brand: 'Ana Writes' });
    const response = await site.send('GET', path, undefined, await site.signIn());
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const text = await response.text();
    expect(settingsSchema.strict().parse(JSON.parse(text))).toMatchObject({ brand: 'Ana Writes' });
    expect(Object.keys(JSON.parse(text)).sort()).toEqual(Object.keys(settingsSchema.shape).sort());
    expect(text).not.toMatch(/scrypt|password|client_key/);
  });
});

eachDialect('changing settings over the API', (open) => {
  test('changes the given settings, keeps the rest and returns all', async () => {
    const { site, ask } = await signedInSite(await open());
    await ask('PATCH', path, { brand: 'First', price_usd: 80 });
    const response = await ask('PUT', path, { brand: ' Second ', clients: [] });
    expect(response.status).toBe(200);
    const expected = { brand: 'Second', price_usd: 80, clients: [], founder: '' };
    expect(settingsSchema.strict().parse(await response.json())).toMatchObject(expected);
    expect(await site.core.settings.get()).toMatchObject(expected);
    await ask('PATCH', path, { clients: null });
    expect(await site.core.settings.get()).toMatchObject({ ...expected, clients: null });
  });

  test('returns 400 with the reason for invalid settings and saves nothing', async () => {
    const { site, ask } = await signedInSite(await open());
    for (const [body, sentence] of [
      [{ brnad: 'x' }, 'Unknown setting “brnad”.'],
      [{ brand: '  ' }, 'The setting brand can’t be empty.'],
      [{ brand: 5 }, 'The setting brand must be a text.'],
      [{ founder: 'x'.repeat(81) }, 'The setting founder can have at most 80 characters.'],
      [{ language: 'fr' }, 'The setting language must be one of: en, es.'],
      [{ price_usd: 1.555 }, 'The setting price_usd can have at most two decimals.'],
      [{ copies_kept: 1.5 }, 'The setting copies_kept must be a whole number.'],
      [{ price_usd: 0 }, 'The setting price_usd must be at least 1.'],
      [{ price_usd: 100_000 }, 'The setting price_usd must be at most 99999.'],
      [{ show_price: 'no' }, 'The setting show_price must be true or false.'],
      [{ clients: 'x' }, 'The setting clients must be a list.'],
      [{ clients: [{}] }, 'The setting clients.0.name is missing.'],
      [{ clients: Array(13).fill({ name: 'a' }) }, 'The setting clients can have at most 12 entries.'],
      [{ email_subject: 'x' }, 'The setting email_subject must be an object of named fields.'],
      [
        { payment_link: 'javascript:alert(1)' },
        'The setting payment_link must be a URL that starts with https:// or http://.',
      ],
      [
        { portrait: 'x.png' },
        'The setting portrait must be a URL that starts with https:// or http://, or a path on this site that starts with /.',
      ],
      [{ email_user: 'a@b' }, 'The setting email_user must be the part of an email address before the @.'],
      [
        { email_domain: 'localhost' },
        'The setting email_domain must be the part of an email address after the @, such as example.com.',
      ],
      [[], 'Settings must be a JSON object.'],
    ] as const) {
      const whole =
        Array.isArray(body) || typeof body === 'string' ? body : { price_mxn: 5, ...(body as object) };
      const response = await ask('PATCH', path, whole);
      expect(await expectProblem(response, 400)).toBe(sentence);
    }
    expect(await site.core.settings.get()).toEqual(settingsSchema.parse({}));
  });
});
