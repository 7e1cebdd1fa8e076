import type { Page } from '@playwright/test';
import { catalogs } from '../messages/catalogs.ts';
import { locales } from '../shared/locale.ts';
import { services } from '../shared/public-pages.ts';
import { saveSettingsOf } from './fixtures/save-settings.ts';
import { expect, test } from './site.ts';

const say = catalogs.en;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('each service page has an intro, quote, portrait, specimen, navigation and contact links', async ({
  page,
}) => {
  for (const lang of locales) {
    const { cta, nav_label, pages, draft, specimens } = catalogs[lang].services;
    const { posts, oped, voices, lectern } = specimens;
    const specimenOf = { speech: draft, linkedin: posts, articles: oped, voice: voices, bio: lectern };
    const query = lang === 'en' ? '' : '?lang=es';
    for (const { key, slug } of services) {
      await page.goto(`/services/${slug}?lang=${lang}`);
      const main = page.getByRole('main');
      await expect(heading(page)).toHaveText(pages[key].title);
      await expect(main.getByRole('blockquote')).toHaveText(query ? /^«.+»\.$/ : /^“.+”$/);
      await expect(main.getByText(query ? 'Ejemplo' : 'Sample', { exact: true })).toBeVisible();
      await expect(
        main.getByRole('figure').filter({ hasText: query ? 'No aparece' : 'Not pictured' }),
      ).toBeVisible();
      await expect(main.getByRole('heading', { name: specimenOf[key].heading })).toBeVisible();
      const links = main.getByRole('navigation', { name: nav_label, exact: true }).getByRole('link');
      await expect(links).toHaveText(services.map((other) => pages[other.key].title));
      await expect(links.and(page.locator('[aria-current="page"]'))).toHaveText([pages[key].title]);
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
        services.map((other) => `/services/${other.slug}${query}`),
      );
      const buttons = main.getByRole('link', { name: cta });
      await expect(buttons).toHaveCount(2);
      for (const button of await buttons.all()) {
        await expect(button).toHaveAttribute('href', `/contact${query}`);
      }
    }
  }
});

test('the service pager goes from 1 of 5 to 5 of 5 and back to the first, in the same language', async ({
  page,
}) => {
  const { pager_label, next, pages } = catalogs.es.services;
  await page.goto('/services/speech-writing-services?lang=es');
  const pager = page.getByRole('navigation', { name: pager_label });
  for (const [index, { key, slug }] of services.entries()) {
    await expect(page).toHaveURL(`/services/${slug}?lang=es`);
    await expect(heading(page)).toHaveText(pages[key].title);
    await expect(pager).toContainText(`${index + 1} de 5`);
    await pager.getByRole('link', { name: new RegExp(`^${next}`) }).click();
  }
  await expect(page).toHaveURL('/services/speech-writing-services?lang=es');
  await pager.getByRole('link', { name: catalogs.es.services.previous }).click();
  await expect(page).toHaveURL('/services/biography-writing-services?lang=es');
});

test('the speechwriting page has all its sections and a draft with edit marks', async ({ page }) => {
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
  await expect(main.getByRole('emphasis')).toHaveText(['know', 'there', 'not']);
  await expect(main.getByRole('insertion').filter({ hasText: 'from me, now.' })).toBeVisible();
  await page.goto('/services/articles-opeds');
  await expect(main.getByRole('heading', { name: 'Why a Human' })).toHaveCount(0);
  await expect(main.getByRole('heading', { level: 3 })).toHaveCount(3);
});

test('an unknown service returns 404', async ({ page, expectedErrors }) => {
  expectedErrors.push(/404/);
  expect((await page.goto('/services/poetry'))?.status()).toBe(404);
  await expect(heading(page)).toHaveText('Unexpected Application Error!');
});

test('the owner’s quote and portrait replace the defaults on a service page', async ({ page, site }) => {
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
    await expect(main.getByText(say.shell.sample_badge, { exact: true })).toHaveCount(0);
    const portrait = main.getByRole('img', { name: 'Portrait of Ana Ruiz, who will do the writing' });
    await expect(portrait).toHaveAttribute('src', '/icon-192.png');
    await expect(main.getByText(say.shell.not_pictured.caption)).toHaveCount(0);
    await expect(main.getByText('Not pictured: Ana Ruiz').locator('del')).toHaveText('Not');
    // The quote has no Spanish version, and the other service has no quote.
    for (const path of ['/services/linkedin-that-leads?lang=es', '/services/articles-opeds']) {
      await page.goto(path);
      await expect(main.getByRole('img', { name: /Ana Ruiz/ })).toBeVisible();
      await expect(main.getByRole('blockquote')).toHaveCount(0);
    }
  } finally {
    await saveSettingsOf(site, { service_quotes: null, portrait: '', founder: '' });
  }
});
