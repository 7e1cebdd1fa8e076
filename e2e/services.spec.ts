import type { Page } from '@playwright/test';
import { expectAccessible } from './fixtures/accessibility.ts';
import { saveSettingsOf } from './fixtures/save-settings.ts';
import { expect, test } from './site.ts';

/** Address, English heading and Spanish heading, in the order of the pager. */
const pages = [
  ['/services/speech-writing-services', 'Executive Speechwriting', 'Discursos para la alta dirección'],
  ['/services/linkedin-that-leads', 'LinkedIn That Leads', 'LinkedIn con criterio'],
  ['/services/articles-opeds', 'Articles and Op-Eds', 'Artículos y columnas'],
  ['/services/unified-executive-voice', 'Unified Executive Voice', 'Una sola voz'],
  ['/services/biography-writing-services', 'Biography Writing', 'Biografías profesionales'],
] as const;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const [path, english, spanish] of pages) {
  test(`${path} has its intro, quote, headshot, drawing, navigation block and buttons to contact`, async ({
    page,
  }) => {
    for (const [query, title, cta, list, portrait, sample] of [
      ['', english, 'Book a Consultation', 'Services', 'Portrait to come', 'Sample'],
      ['?lang=es', spanish, 'Reserve una consulta', 'Servicios', 'Retrato pendiente', 'Ejemplo'],
    ] as const) {
      await page.goto(path + query);
      const main = page.getByRole('main');
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(heading(page)).toHaveText(title);
      await expect(main.getByRole('blockquote')).toHaveText(query ? /^«.+»$/ : /^“.+”$/);
      await expect(main.getByText(sample, { exact: true })).toBeVisible();
      await expect(main.getByText(portrait)).toBeVisible();
      await expect(main.locator('svg[viewBox="0 0 200 150"]')).toBeVisible();

      const links = main.getByRole('navigation', { name: list, exact: true }).getByRole('link');
      await expect(links).toHaveText(pages.map((other) => (query ? other[2] : other[1])));
      await expect(links.and(page.locator('[aria-current="page"]'))).toHaveText([title]);
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
        pages.map(([other]) => other + query),
      );

      const buttons = main.getByRole('link', { name: cta });
      await expect(buttons).toHaveCount(2);
      for (const button of await buttons.all()) {
        await expect(button).toHaveAttribute('href', `/contact${query}`);
      }
    }
  });

  test(`${path} is found: title, description, both languages, Service and BreadcrumbList`, async ({
    page,
    site,
  }) => {
    for (const [query, title, services] of [
      ['', english, 'Services'],
      ['?lang=es', spanish, 'Servicios'],
    ] as const) {
      await page.goto(path + query);
      await expect(page).toHaveTitle(/ \| Under Your Name$/);
      const description = page.locator('meta[name="description"]');
      expect((await description.getAttribute('content'))?.length).toBeGreaterThan(100);
      const here = new URL(path + query, site.url).href;
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', here);
      await expect(page.locator('link[hreflang]')).toHaveCount(3);
      await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
      const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(blocks.map((block) => JSON.parse(block))).toEqual([
        expect.objectContaining({
          '@context': 'https://schema.org',
          '@type': 'Service',
          url: here,
          name: expect.any(String),
          description: expect.any(String),
          provider: expect.objectContaining({ '@type': 'Organization', name: 'Under Your Name' }),
        }),
        expect.objectContaining({
          '@type': 'BreadcrumbList',
          itemListElement: [
            expect.objectContaining({ position: 1 }),
            expect.objectContaining({ position: 2, name: services }),
            expect.objectContaining({ position: 3, name: title, item: here }),
          ],
        }),
      ]);
    }
  });

  test(`no barrier on ${path}, and nothing to scroll sideways at 320 px`, async ({ page }) => {
    for (const query of ['', '?lang=es']) {
      await page.goto(path + query);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expectAccessible(page);
      }
      await page.setViewportSize({ width: 320, height: 640 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
  });
}

test('the pager walks from 1 of 5 to 5 of 5 and back', async ({ page }) => {
  await page.goto(pages[0][0]);
  const pager = page.getByRole('navigation', { name: 'Service pages' });
  for (const [index, [path, title]] of pages.entries()) {
    await expect(page).toHaveURL(path);
    await expect(heading(page)).toHaveText(title);
    await expect(pager).toContainText(`${index + 1} of 5`);
    if (index < 4) await pager.getByRole('link', { name: /^Next/ }).click();
  }
  for (const [path, title] of pages.toReversed().slice(1)) {
    await pager.getByRole('link', { name: /^Previous/ }).click();
    await expect(page).toHaveURL(path);
    await expect(heading(page)).toHaveText(title);
  }
});

test('the pager keeps the language, and the last page leads on to the first', async ({ page }) => {
  await page.goto('/services/biography-writing-services?lang=es');
  const pager = page.getByRole('navigation', { name: 'Páginas de servicios' });
  await expect(pager).toContainText('5 de 5');
  await pager.getByRole('link', { name: 'Siguiente Discursos para la alta dirección' }).click();
  await expect(page).toHaveURL('/services/speech-writing-services?lang=es');
});

test('articles and op-eds is 3 of 5, between LinkedIn and the unified voice', async ({ page }) => {
  await page.goto('/services/articles-opeds');
  const pager = page.getByRole('navigation', { name: 'Service pages' });
  await expect(pager).toContainText('3 of 5');
  await expect(pager.getByRole('link')).toHaveText([
    'Previous LinkedIn That Leads',
    'Next Unified Executive Voice',
  ]);
});

test('speechwriting says how we can work together and why a human, on a draft with its marks', async ({
  page,
}) => {
  await page.goto('/services/speech-writing-services');
  const main = page.getByRole('main');
  for (const name of ['How We Can Work Together', 'Why a Human', 'From a draft']) {
    await expect(main.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  await expect(main.getByRole('heading', { level: 3 })).toHaveText([
    'Full Speechwriting',
    'Story Development',
  ]);
  await expect(main.getByRole('deletion').first()).toHaveText('was not without challenge.');
  await expect(main.getByRole('insertion').filter({ hasText: 'from me, now.' })).toBeVisible();
  await page.goto('/services/articles-opeds');
  await expect(main.getByRole('heading', { name: 'Why a Human' })).toHaveCount(0);
  await expect(main.getByRole('heading', { level: 3 })).toHaveCount(3);
});

test('each margin note of the draft stands beside its own lines', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/services/speech-writing-services');
  for (const [line, note] of [
    ['Last year', 'Say what happened.'],
    ['What you do not know', 'Stet: let it stand.'],
  ] as const) {
    const [text, margin] = await Promise.all([
      page.getByRole('paragraph').filter({ hasText: line }).boundingBox(),
      page.getByText(note).boundingBox(),
    ]);
    expect(margin?.y).toBe(text?.y);
    expect(margin?.x ?? 0).toBeGreaterThan(text?.x ?? 0);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('services are read and walked through', async ({ page }) => {
    await page.goto('/services/speech-writing-services');
    await expect(page.getByText('They will remember one.')).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Service pages' })
      .getByRole('link', { name: /^Next/ })
      .click();
    await expect(heading(page)).toHaveText('LinkedIn That Leads');
    await page.getByRole('main').getByRole('link', { name: 'Biography Writing' }).click();
    await expect(heading(page)).toHaveText('Biography Writing');
  });
});

test('an address among the services that is none of the five answers 404', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/404/);
  expect((await page.goto('/services/poetry'))?.status()).toBe(404);
  await expect(heading(page)).toHaveText('Unexpected Application Error!');
});

test('the owner’s quote and portrait take their places, and without a quote there is no room for one', async ({
  page,
  site,
}) => {
  const own = {
    service: 'linkedin' as const,
    quote: { en: 'My mother read it.', es: '' },
    author: { en: 'Chair, museum', es: 'Presidenta, museo' },
  };
  await saveSettingsOf(site, { service_quotes: [own], portrait: '/icon-192.png', founder: 'Ana Ruiz' });
  try {
    await page.goto('/services/linkedin-that-leads');
    const main = page.getByRole('main');
    await expect(main.getByRole('blockquote')).toHaveText('“My mother read it.”');
    await expect(main.getByText('Chair, museum')).toBeVisible();
    await expect(main.getByText('Sample', { exact: true })).toHaveCount(0);
    const portrait = main.getByRole('img', { name: 'Portrait of Ana Ruiz, who will do the writing' });
    await expect(portrait).toHaveAttribute('src', '/icon-192.png');
    await expect(main.getByText('Portrait to come')).toHaveCount(0);
    // The quote is not written in Spanish, and another service has none.
    for (const path of ['/services/linkedin-that-leads?lang=es', '/services/articles-opeds']) {
      await page.goto(path);
      await expect(main.getByRole('img', { name: /Ana Ruiz/ })).toBeVisible();
      await expect(main.getByRole('blockquote')).toHaveCount(0);
    }
    await expectAccessible(page);
  } finally {
    await saveSettingsOf(site, { service_quotes: null, portrait: '', founder: '' });
  }
});
