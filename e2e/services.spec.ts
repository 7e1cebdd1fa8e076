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

for (const { query, cta, list, portrait, sample } of [
  { query: '', cta: 'Book a Consultation', list: 'Services', portrait: 'Portrait to come', sample: 'Sample' },
  {
    query: '?lang=es',
    cta: 'Reserve una consulta',
    list: 'Servicios',
    portrait: 'Retrato pendiente',
    sample: 'Ejemplo',
  },
]) {
  test(`each page has its intro, quote, portrait, drawing, navigation and links to contact ${query}`, async ({
    page,
  }) => {
    for (const [path, english, spanish] of pages) {
      const title = query ? spanish : english;
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
