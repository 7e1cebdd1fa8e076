import type { Page } from '@playwright/test';
import { catalogs } from '../messages/catalogs.ts';
import { fill, plural } from '../messages/fill.ts';
import { expectAccessible } from './fixtures/accessibility.ts';
import { toggleRow } from './fixtures/compose.ts';
import { hydrated } from './fixtures/hydrated.ts';
import { test } from './fixtures/owner.ts';
import { expect } from './site.ts';

const say = catalogs.en.translation;

test.beforeEach(({ page, signIn }) => signIn(page));

const english = `<h2>What was asked</h2><p>The chair wanted four minutes, and one sentence that stays.</p>
<p>We began with the sentence.</p><ul><li>It has one verb.</li><li>Nobody can misquote it.</li></ul>`;
const spanish = `<h2>Lo que se pidió</h2><p>La presidenta quería cuatro minutos y una frase que se quedara.</p>
<p>Empezamos por la frase.</p><ul><li>Tiene un solo verbo.</li><li>Nadie puede citarla mal.</li></ul>`;

async function open(page: Page, slug: string) {
  await page.goto(`/compose/translation?slug=${slug}`);
  await hydrated(page);
}

test('two posts are linked as translations, and visitors can switch between them', async ({
  page,
  owner,
}) => {
  await owner.write({ title: 'Four minutes', slug: 'four-minutes', html: english, date: '2026-01-05' });
  const written = { slug: 'cuatro-minutos', html: spanish, language: 'es', date: '2026-01-06' } as const;
  await owner.write({ title: 'Cuatro minutos', ...written });
  await page.goto('/compose?slug=four-minutes');
  await hydrated(page);
  await toggleRow(page, 'translation');
  await page.getByRole('link', { name: say.details.begin }).click();
  await expect(page.getByRole('heading', { name: say.none })).toBeVisible();
  await expectAccessible(page);
  await page.getByText('Cuatro minutos').click();
  await page.getByRole('button', { name: say.choose }).click();
  await expect(page.getByText(say.done.pair)).toBeVisible();
  await expect(page.getByRole('heading', { name: say.drift.none })).toBeVisible();

  await page.context().clearCookies();
  const languages = page.getByRole('list', { name: catalogs.en.shell.language.label }).first();
  await page.goto('/blog');
  await expect(page.getByRole('link', { name: 'Four minutes', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cuatro minutos', exact: true })).toHaveCount(0);
  await page.goto('/blog/four-minutes');
  const alternate = (language: string) => page.locator(`link[rel=alternate][hreflang=${language}]`);
  await expect(alternate('es')).toHaveAttribute('href', /\/blog\/cuatro-minutos\?lang=es$/);
  await expect(alternate('en')).toHaveAttribute('href', /\/blog\/four-minutes$/);
  await expect(alternate('x-default')).toHaveAttribute('href', /\/blog\/four-minutes$/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/blog\/four-minutes$/);
  await languages.getByRole('link', { name: catalogs.en.shell.language.name_es }).click();
  await expect(page).toHaveURL(/\/blog\/cuatro-minutos\?lang=es$/);
  await expect(alternate('x-default')).toHaveAttribute('href', /\/blog\/four-minutes$/);
  await page.goto('/blog/four-minutes?lang=es');
  await page.getByRole('link', { name: catalogs.es.blog.read_translation }).click();
  await expect(page.getByRole('heading', { name: 'Cuatro minutos' })).toBeVisible();
  const read = async (path: string) => (await page.request.get(path)).text();
  expect(await read('/sitemap.xml')).toMatch(
    /<loc>[^<]*\/blog\/cuatro-minutos\?lang=es<\/loc>.*hreflang="en" href="[^"]*\/blog\/four-minutes"/,
  );
  expect(await read('/blog/rss.xml')).not.toContain('Cuatro minutos');
  expect(await read('/blog/rss.xml?lang=es')).not.toContain('>Four minutes<');
});

test('a redline shows the changes to the original, and the translation is marked as up to date', async ({
  page,
  owner,
}) => {
  await owner.write({ title: 'One verb', slug: 'one-verb', html: english });
  await owner.write({ title: 'Un verbo', slug: 'un-verbo', html: spanish, language: 'es' });
  await open(page, 'one-verb');
  await page.getByRole('searchbox', { name: say.search }).fill('verbo');
  await expect(page).toHaveURL(/q=verbo/);
  await page.getByRole('radio', { name: 'Un verbo' }).check();
  await page.getByRole('button', { name: say.choose }).click();
  await expect(page.getByRole('heading', { name: say.drift.none })).toBeVisible();
  await owner.change('one-verb', {
    html: english.replace('four minutes', 'three minutes').replace('<p>We began with the sentence.</p>', ''),
  });
  for (const slug of ['one-verb', 'un-verbo']) {
    await page.goto(`/compose?slug=${slug}`);
    await expect(page.getByText(plural('en', say.details.outdated.es, 2))).toBeVisible();
  }
  await page.goto('/compose');
  await hydrated(page);
  await expect(page.getByText(plural('en', say.open.marks, 2))).toBeVisible();
  await page.getByRole('link', { name: fill(say.open.compare_label, { title: 'One verb' }) }).click();
  await expect(page.locator('del', { hasText: 'four' })).toBeVisible();
  await expect(page.locator('ins', { hasText: 'three' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('j');
  await expect(page.locator('[data-mark]').first()).toBeFocused();
  await page.keyboard.press('j');
  await expect(page.locator('[data-mark]').nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('c');
  await expect(page.getByText(plural('en', say.done.confirm, 1))).toBeVisible();
  await expect(page.getByRole('heading', { name: plural('en', say.drift, 1) })).toBeVisible();
  await expect(page.locator('[data-mark]')).toBeFocused();
  await page.keyboard.press('c');
  await expect(page.getByRole('heading', { name: say.drift.none })).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript, a translation is created, compared, marked as up to date and unlinked', async ({
    page,
    owner,
  }) => {
    await owner.write({ title: 'By hand', slug: 'by-hand', html: english });
    await page.goto('/compose/translation?slug=by-hand');
    await page.getByRole('button', { name: fill(say.begin, { language: say.languages.es }) }).click();
    await expect(page.getByText(say.done.begin)).toBeVisible();
    await expect(page.getByText(say.marks.untouched).first()).toBeVisible();
    const marks = page.locator('[data-confirm]');
    const before = await marks.count();
    expect(before).toBeGreaterThan(1);
    await owner.change('by-hand-es', { html: spanish });
    await page.goto('/compose/translation?slug=by-hand');
    expect(await marks.count()).toBeLessThan(before);
    await page.getByRole('button', { name: say.unpair }).click();
    await expect(page.getByText(say.done.unpair)).toBeVisible();
    expect((await page.request.get('/blog/by-hand-es')).status()).toBe(200);
  });
});
