import { hydrated } from './fixtures/hydrated.ts';
import { test } from './fixtures/owner.ts';
import { expect } from './site.ts';

// The lockout is remembered: no other test may need to sign in where this one ran.
test.use({ siteOf: 'lockout' });

test('five wrong passwords lock the client out for 120 minutes, also from the right one', async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/401/, /429/);
  await page.goto('/compose');
  await hydrated(page);
  const password = page.getByLabel('Password', { exact: true });
  const message = page.getByRole('alert');
  const signIn = async (text: string) => {
    await password.fill(text);
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: 'Sign in' }).click();
    return (await answered).status();
  };
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    expect(await signIn(`wrong ${attempt}`)).toBe(401);
    await expect(message).toContainText('Invalid password.');
  }
  expect(await signIn(site.ownerPassword)).toBe(429);
  await expect(message).toHaveText('Access blocked for 120 minutes due to too many failed attempts.');
  const response = await page.request.post('/api/compose/auth', { data: { password: site.ownerPassword } });
  expect(response.status()).toBe(429);
  const minutes = Number(response.headers()['retry-after']) / 60;
  expect(minutes).toBeGreaterThan(118);
  expect(minutes).toBeLessThanOrEqual(120);

  // The forms of the pages say the same as the API, also to whoever sends them without a script.
  for (const path of areas) {
    const refused = await page.request.post(path, {
      form: { intent: 'sign-in', password: site.ownerPassword },
      headers: { Origin: site.url },
    });
    expect([path, refused.status()]).toEqual([path, 429]);
    expect(Number(refused.headers()['retry-after']) / 60).toBeGreaterThan(118);
  }
});

const areas = [
  '/compose',
  '/content-manager',
  '/blog-import-preview',
  '/media-library',
  '/settings',
  '/settings/activity',
  '/settings/first-steps',
];
