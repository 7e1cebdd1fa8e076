import type { Page } from '@playwright/test';
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
  // Behind a proxy, which names the visitor's address and, at times, the country.
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

const languages = [
  {
    query: '',
    h1: 'Start with better prompts. Get a draft worth correcting.',
    sections: [
      'You have tried AI, and it sounded like everyone else',
      'What is in the pack',
      'How it works',
      'What it is, and what it is not',
      'Price and access',
      'Before you pay',
      'Your next draft can start with a good question.',
    ],
    parts: ['Speeches', 'Emails', 'LinkedIn', 'Choose', 'Answer', 'Correct', 'It is', 'It is not'],
    badges: ['$67 one-time', 'Lifetime access', 'Quarterly', '7-day satisfaction guarantee', 'About 70%'],
    soon: 'Coming soon',
    write: 'Write to me and I will tell you when it is.',
    jump: 'Go to payment',
    everywhere: /^Get the prompts for \$67/,
    mexico: /^Pay in Mexico: \$900 MXN/,
    noPrice: [/^Get the prompts \(/, /^Pay in Mexico \(/],
    inMexico: '$900 MXN one-time',
    besidePesos: /for \$67\sUSD \(/,
    waits: 'Loading…',
  },
  {
    query: '?lang=es',
    h1: 'Con mejores prompts, un borrador que vale la pena corregir.',
    sections: [
      'Ya probó la IA y sonaba como todo el mundo',
      'Qué trae el paquete',
      'Cómo se usa',
      'Qué es y qué no es',
      'Precio y acceso',
      'Antes de pagar',
      'Su próximo borrador puede empezar con una buena pregunta.',
    ],
    parts: ['Discursos', 'Correos', 'LinkedIn', 'Elija', 'Responda', 'Corrija', 'Es', 'No es'],
    badges: [
      '67 USD pago único',
      'Acceso de por vida',
      'Cada trimestre',
      '7 días de garantía',
      'Cerca del 70 %',
    ],
    soon: 'Próximamente',
    write: 'Escríbame y le avisaré cuando lo esté.',
    jump: 'Ir al pago',
    everywhere: /^Comprar por 67 USD/,
    mexico: /^Pagar en México: 900 MXN/,
    noPrice: [/^Comprar los prompts \(/, /^Pagar en México \(/],
    inMexico: '900 MXN pago único',
    besidePesos: /por 67\sUSD \(/,
    waits: 'Cargando…',
  },
] as const;

for (const texts of languages) {
  test(`every part of the page is there, and is not for search engines (${texts.h1})`, async ({ page }) => {
    await page.goto(path + texts.query);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.h1);
    await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([...texts.sections]);
    await expect(main(page).getByRole('heading', { level: 3 })).toHaveText([...texts.parts]);
    for (const badge of texts.badges) {
      await expect(main(page).getByRole('listitem').filter({ hasText: badge })).not.toHaveCount(0);
    }
    await expect(main(page).getByRole('deletion')).toHaveCount(4);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain(path);
  });
}

for (const texts of languages.slice(1)) {
  test(`without a payment link the page says so, and whom to write to (${texts.soon})`, async ({ page }) => {
    await page.goto(path + texts.query);
    const buttons = main(page).getByRole('button', { name: texts.soon });
    await expect(buttons).toHaveCount(2);
    for (const button of await buttons.all()) await expect(button).toBeDisabled();
    const help = main(page).getByRole('link', { name: texts.write });
    await expect(help.first()).toHaveAttribute('href', `/contact${texts.query}`);
    await page.getByRole('link', { name: texts.jump }).click();
    await expect(page).toHaveURL(`${path}${texts.query}#checkout`);
    await expect(page.locator('#checkout')).toBeInViewport();
  });

  test(`in Mexico there is a second button, and the price is in pesos (${texts.inMexico})`, async ({
    page,
    site,
  }) => {
    await saveSettingsOf(site, links);
    await page.setExtraHTTPHeaders(fromMexico);
    await page.goto(path + texts.query);
    await expect(payLinks(page, texts.mexico)).toHaveCount(2);
    await expect(payLinks(page, texts.everywhere)).toHaveCount(2);
    await expect(payLinks(page, texts.besidePesos)).toHaveCount(2);
    for (const [name, href] of [
      [texts.everywhere, links.payment_link],
      [texts.mexico, links.payment_link_mexico],
    ] as const) {
      const link = payLinks(page, name).first();
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener');
    }
    await expect(main(page).getByText(texts.inMexico)).toBeVisible();
    await expect(main(page).getByText(texts.badges[0])).toBeHidden();
  });

  test(`the owner can keep every price off the page (${texts.noPrice[0]})`, async ({ page, site }) => {
    await saveSettingsOf(site, { ...links, show_price: false });
    await page.setExtraHTTPHeaders(fromMexico);
    await page.goto(path + texts.query);
    for (const name of texts.noPrice) await expect(payLinks(page, name)).toHaveCount(2);
    expect(await main(page).textContent()).not.toMatch(/67|900|MXN|USD/);
  });
}

test('“Loading…” until the country is known, which is asked once for both places', async ({
  page,
  site,
  geoService,
}) => {
  const [texts] = languages;
  await saveSettingsOf(site, { ...links, geo_service: `http://${geoService.host}/{ip}` });
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': '8.8.8.8' });
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/geo') && asked.push(request.url()));
  await page.goto(path);
  // The site waits two seconds for its service: there is time to look, but none to lose.
  await expect.poll(() => geoService.waiting.length, { intervals: [50] }).toBe(1);
  await expect(loading(page)).toHaveText([texts.waits, texts.waits]);
  await expect(payLinks(page, texts.everywhere)).toHaveCount(0);
  geoService.waiting.pop()?.end('{"country_code":"US"}');
  await expect(payLinks(page, texts.everywhere)).toHaveCount(2);
  await expect(loading(page)).toHaveCount(0);
  await expect(payLinks(page, texts.mexico)).toHaveCount(0);
  await expect(main(page).getByText(texts.badges[0])).toBeVisible();
  expect(asked).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('both buttons are simply there', async ({ page, site }) => {
    const [texts] = languages;
    await saveSettingsOf(site, links);
    await page.goto(path);
    await expect(payLinks(page, texts.everywhere)).toHaveCount(2);
    await expect(payLinks(page, texts.mexico)).toHaveCount(2);
    await expect(loading(page)).toHaveCount(0);
  });
});
