import type { Page } from '@playwright/test';
import { catalogs } from '../messages/catalogs.ts';
import { locales } from '../shared/locale.ts';
import { type GeoService, startGeoService } from './fixtures/geo-service.ts';
import { test as base } from './fixtures/owner.ts';
import { saveSettingsOf } from './fixtures/save-settings.ts';
import { expect } from './site.ts';

const test = base.extend<object, { geoService: GeoService }>({
  geoService: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const service = await startGeoService();
      await use(service);
      service.stop();
    },
    { scope: 'worker' },
  ],
  // Behind a proxy that sends the visitor's IP address and sometimes the country.
  variables: async ({ geoService }, use) => use({ TRUST_PROXY: '1', IMPORT_HOSTS: geoService.host }),
});

test.use({ siteOf: 'prompts' });

const path = '/ai-prompts-pack';
const closed = {
  payment_link: '',
  payment_link_mexico: '',
  show_price: true,
  geo_service: '',
  founder: '',
};
const links = { payment_link: 'https://pay.example/all', payment_link_mexico: 'https://pay.example/mx' };
const fromMexico = { 'CF-IPCountry': 'MX' };

test.beforeEach(({ site }) => saveSettingsOf(site, closed));

const main = (page: Page) => page.getByRole('main');
const payLinks = (page: Page, name: RegExp) => main(page).getByRole('link', { name });
const loading = (page: Page) => main(page).getByRole('status').filter({ visible: true });

const say = catalogs.en.aiPrompts;
const everywhere = /^Get the prompts for \$67/;
const inMexico = /^Pay in Mexico: \$900 MXN/;

for (const lang of locales) {
  test(`the AI prompts page has every section and is noindex (${lang})`, async ({ page }) => {
    const texts = catalogs[lang].aiPrompts;
    await page.goto(`${path}?lang=${lang}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.hero.headline);
    await expect(main(page).getByRole('heading', { level: 2 })).toHaveText(
      [texts.pain, texts.solution, texts.steps, texts.what, { heading: texts.badges.label }]
        .concat(texts.trust, texts.final)
        .map(({ heading }) => heading),
    );
    await expect(main(page).getByRole('listitem').filter({ hasText: '67' })).not.toHaveCount(0);
    await expect(main(page).getByRole('deletion')).toHaveCount(4);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain(path);
  });
}

test('without a payment link, the buy buttons are disabled and a contact link is shown', async ({ page }) => {
  const { buy } = catalogs.es.aiPrompts;
  await page.goto(`${path}?lang=es`);
  const buttons = main(page).getByRole('button', { name: buy.coming_soon });
  await expect(buttons).toHaveCount(2);
  for (const button of await buttons.all()) await expect(button).toBeDisabled();
  const help = main(page).getByRole('link', { name: buy.coming_soon_contact });
  await expect(help.first()).toHaveAttribute('href', '/contact?lang=es');
  await page.getByRole('link', { name: buy.jump }).click();
  await expect(page).toHaveURL(`${path}?lang=es#checkout`);
  await expect(page.locator('#checkout')).toBeInViewport();
});

test('visitors from Mexico get a second buy button with the price in pesos', async ({ page, site }) => {
  await saveSettingsOf(site, links);
  await page.setExtraHTTPHeaders(fromMexico);
  await page.goto(path);
  await expect(payLinks(page, inMexico)).toHaveCount(2);
  await expect(payLinks(page, /for \$67\sUSD \(/)).toHaveCount(2);
  for (const [name, href] of [
    [everywhere, links.payment_link],
    [inMexico, links.payment_link_mexico],
  ] as const) {
    const link = payLinks(page, name).first();
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  }
  await expect(main(page).getByText('$900 MXN one-time')).toBeVisible();
  await expect(main(page).getByText('$67 one-time')).toBeHidden();
});

test('the owner can hide all prices on the AI prompts page', async ({ page, site }) => {
  await saveSettingsOf(site, { ...links, show_price: false });
  await page.setExtraHTTPHeaders(fromMexico);
  await page.goto(path);
  for (const name of [/^Get the prompts \(/, /^Pay in Mexico \(/]) {
    await expect(payLinks(page, name)).toHaveCount(2);
  }
  expect(await main(page).textContent()).not.toMatch(/67|900|MXN|USD/);
});

test('the buy buttons show “Loading…” until the visitor’s country is known', async ({
  page,
  site,
  geoService,
}) => {
  await saveSettingsOf(site, { ...links, geo_service: `http://${geoService.host}/{ip}` });
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': '8.8.8.8' });
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/geo') && asked.push(request.url()));
  await page.goto(path);
  // The site waits two seconds for the service, so check at once.
  await expect.poll(() => geoService.waiting.length, { intervals: [50] }).toBe(1);
  await expect(loading(page)).toHaveText([say.buy.loading, say.buy.loading]);
  await expect(payLinks(page, everywhere)).toHaveCount(0);
  geoService.waiting.pop()?.end('{"country_code":"US"}');
  await expect(payLinks(page, everywhere)).toHaveCount(2);
  await expect(loading(page)).toHaveCount(0);
  await expect(payLinks(page, inMexico)).toHaveCount(0);
  await expect(main(page).getByText('$67 one-time')).toBeVisible();
  expect(asked).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('both buy buttons show without JavaScript', async ({ page, site }) => {
    await saveSettingsOf(site, links);
    await page.goto(path);
    await expect(payLinks(page, everywhere)).toHaveCount(2);
    await expect(payLinks(page, inMexico)).toHaveCount(2);
    await expect(loading(page)).toHaveCount(0);
  });
});
