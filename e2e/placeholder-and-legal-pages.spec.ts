import { catalogs } from '../messages/catalogs.ts';
import { locales } from '../shared/locale.ts';
import { test } from './fixtures/owner.ts';
import { expect } from './site.ts';

const say = catalogs.en;

/** Every placeholder page (docs/specification.md 2.1) and its canonical URL if that differs. */
const pages = [
  { path: '/services', key: 'services' },
  { path: '/writing-samples', key: 'writing_samples' },
  { path: '/when-it-mattered', key: 'when_it_mattered' },
  { path: '/outcomes', key: 'when_it_mattered', canonical: '/when-it-mattered' },
  { path: '/resources', key: 'resources' },
  { path: '/privacy', key: 'privacy' },
  { path: '/terms', key: 'terms' },
] as const;

test('placeholder pages have a title, one sentence and a contact link, in both languages', async ({
  page,
  site,
}) => {
  for (const { path, key, ...more } of pages) {
    for (const lang of locales) {
      const { cta, [key]: words } = catalogs[lang].placeholders;
      const query = lang === 'en' ? '' : '?lang=es';
      const address = site.url + ('canonical' in more ? more.canonical : path) + query;
      expect((await page.goto(`${path}?lang=${lang}`))?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
      const main = page.getByRole('main');
      await expect(main.getByText(words.sentence, { exact: true })).toBeVisible();
      await expect(main.getByRole('link', { name: cta })).toHaveAttribute('href', `/contact${query}`);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address);
      await expect(page).toHaveTitle(/ \| Under Your Name$/);
      const data = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(data.map((text) => JSON.parse(text))).toContainEqual(
        expect.objectContaining({
          '@type': 'BreadcrumbList',
          itemListElement: [
            expect.anything(),
            expect.objectContaining({ position: 2, name: words.title, item: address }),
          ],
        }),
      );
    }
  }
});

test('the footer marks the current page', async ({ page }) => {
  await page.goto('/privacy');
  await expect(page.getByRole('contentinfo').locator('[aria-current="page"]')).toHaveText(['Privacy']);
});

test('the privacy page lists exactly what the browser stores', async ({ page, context }) => {
  await page.goto('/privacy');
  await expect(page.getByText('called i18nextLng')).toBeVisible();
  expect(await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))).toEqual([
    'i18nextLng',
  ]);
  expect(await context.cookies()).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: say.shell.language.to_es }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacidad');
  await expect
    .poll(() => context.cookies())
    .toEqual([expect.objectContaining({ name: 'i18nextLng', value: 'es' })]);
  const [cookie] = await context.cookies();
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60);
  expect(Math.round(days)).toBe(365);
});

test('legal pages show the legal entity, address and governing law once set, and the features in use', async ({
  page,
  owner,
  site,
}) => {
  // Changing the payment link requires a recent password.
  await owner.api.post('/api/compose/auth', { data: { password: site.ownerPassword } });
  const before = (await (await owner.api.get('/api/settings')).json()) as Record<string, unknown>;
  const set = {
    legal_entity: 'Letra Viva, S. A.',
    legal_address: 'Calle 1, Mexico City',
    legal_law: { en: 'Mexico', es: 'México' },
    payment_link: 'https://pay.example',
    logo: 'https://pictures.example/logo.png',
    human_video: 'https://youtu.be/abcdefghijk',
    lead_magnet: true,
  };
  const main = page.getByRole('main');
  try {
    expect((await owner.api.patch('/api/settings', { data: set })).status()).toBe(200);
    await page.goto('/privacy?lang=es');
    for (const sentence of [
      'Responsable legal: Letra Viva, S. A.',
      'Dirección postal: Calle 1, Mexico City.',
    ]) {
      await expect(main.getByText(sentence, { exact: true })).toBeVisible();
    }
    await page.goto('/privacy?lang=en');
    for (const part of [
      'happens on this server, and your address is not sent anywhere',
      'stored on other servers: pictures.example.',
      'comes from youtu.be, and loads only when you press play',
      'checked in your browser and sent nowhere',
    ]) {
      await expect(main).toContainText(part);
    }
    await page.goto('/terms?lang=en');
    await expect(main.getByText('Legally responsible: Letra Viva, S. A.', { exact: true })).toBeVisible();
    await expect(main).toContainText('Governing law: Mexico.');
  } finally {
    const restored = Object.fromEntries(Object.keys(set).map((name) => [name, before[name]]));
    await owner.api.patch('/api/settings', { data: restored });
  }
});

test('/services lists the five services below its sentence', async ({ page }) => {
  await page.goto('/services?lang=es');
  const tracks = page.getByRole('navigation', { name: 'Todos los servicios' }).getByRole('link');
  await expect(tracks).toHaveCount(5);
  await tracks.filter({ hasText: 'LinkedIn' }).click();
  await expect(page).toHaveURL('/services/linkedin-that-leads?lang=es');
});
