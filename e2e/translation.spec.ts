import type { Locator, Page } from '@playwright/test';
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
  await expect(page.getByText(say.todo.none, { exact: true })).toBeVisible();

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
  await expect(page.getByText(say.todo.none, { exact: true })).toBeVisible();
  await owner.change('one-verb', {
    html: english.replace('four minutes', 'three minutes').replace('<p>We began with the sentence.</p>', ''),
  });
  for (const slug of ['one-verb', 'un-verbo']) {
    await page.goto(`/compose?slug=${slug}`);
    await expect(page.getByText(plural('en', say.details.outdated.es, 2))).toBeVisible();
  }
  await page.goto('/compose/posts?missing=outdated');
  await hydrated(page);
  await expect(page.getByText('ES out of date')).toHaveCount(2);
  const path = '/compose/translation?slug=one-verb';
  await expect(page.getByRole('link', { name: 'EN · ES: One verb' })).toHaveAttribute('href', path);
  await page.goto(path);
  await expect(page.locator('del', { hasText: 'four' })).toBeVisible();
  await expect(page.locator('ins', { hasText: 'three' })).toBeVisible();
  await expectAccessible(page);
  const outdated = page.getByText(fill(say.todo.outdated, { count: 2 }));
  await expect(outdated).toBeVisible();
  await page.getByRole('button', { name: say.tabs.open }).click();
  await expect(page.getByText(say.marks.current, { exact: true }).first()).toBeHidden();
  await page.getByRole('button', { name: say.confirm, exact: true }).first().click();
  await expect(page.getByText(plural('en', say.done.confirm, 1))).toBeVisible();
  await expect(page.locator('[data-open]')).toHaveCount(1);
  await expect(page.locator('[data-open]')).toBeFocused();
  await page.getByRole('button', { name: say.confirm, exact: true }).click();
  await expect(page.getByText(say.todo.none, { exact: true })).toBeVisible();
});

test('a translation is written next to its original, saved, published and saved as its next version', async ({
  page,
  owner,
}) => {
  const started = english.replace('</ul>', '</ul><blockquote><p>One sentence that stays.</p></blockquote>');
  await owner.write({ title: 'The sentence', slug: 'the-sentence', html: started });
  await open(page, 'the-sentence');
  await page.getByRole('button', { name: fill(say.begin, { language: say.languages.es }) }).click();
  const part = (number: number) => page.getByRole('textbox', { name: fill(say.field.part.es, { number }) });
  const write = async (field: Locator, words: string) => {
    await field.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(words);
  };
  await expect(part(5)).toBeVisible();
  await write(page.getByRole('textbox', { name: say.field.title.es }), 'La frase');
  await expect(page.getByText('/blog/la-frase')).toBeVisible();
  await expect(page.getByText(say.follows.es)).toBeVisible();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(part(2)).toBeFocused();
  await write(part(2), 'La presidenta quería cuatro minutos.');
  await expect(page.getByText(say.marks.edited)).toHaveCount(2);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText(catalogs.en.toasts.draft_saved)).toBeVisible();
  await expect(page).toHaveURL(/slug=la-frase/);
  await expect(page.getByText(say.marks.edited)).toHaveCount(0);

  // An emptied paragraph is missing. Typing there writes it in the original's form and place.
  await write(part(5), ' ');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText(say.marks.missing, { exact: true })).toBeVisible();
  await page.reload();
  await hydrated(page);
  await write(part(5), 'Una frase que se queda.');
  await page.keyboard.press('ControlOrMeta+Shift+Enter');
  await expect(page.getByText(catalogs.en.compose.status.published_now)).toBeVisible();
  const published = async (slug: string): Promise<string> =>
    (await (await page.request.get(`/api/blog/posts/${slug}`)).json()).html;
  expect(await published('la-frase')).toContain('<blockquote><p>Una frase que se queda.</p></blockquote>');
  expect(await published('la-frase')).toContain('<p>La presidenta quería cuatro minutos.</p>');

  await write(part(3), 'Empezamos por la frase.');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText(catalogs.en.compose.status.next_saved)).toBeVisible();
  expect(await published('la-frase')).not.toContain('Empezamos');
  await page.reload();
  await expect(part(3)).toHaveText('Empezamos por la frase.');
  await expect(page.getByRole('button', { name: catalogs.en.compose.recover.restore })).toHaveCount(0);
  await page.getByRole('button', { name: say.change_slug }).click();
  await page.getByRole('textbox', { name: catalogs.en.compose.fields.slug }).fill('una-frase');
  await page.getByRole('button', { name: catalogs.en.compose.actions.update }).click();
  await expect(page).toHaveURL(/slug=una-frase/);
  expect(await published('una-frase')).toContain('Empezamos');
});

test('on a phone, the part that is being edited is formatted with buttons', async ({ page, owner }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await owner.write({ title: 'By touch', slug: 'by-touch', html: '<p>One.</p><p>Two.</p>' });
  await open(page, 'by-touch');
  await page.getByRole('button', { name: fill(say.begin, { language: say.languages.es }) }).click();
  const part = (number: number) => page.getByRole('textbox', { name: fill(say.field.part.es, { number }) });
  const { toolbar } = catalogs.en.compose;
  await part(2).click();
  await page.keyboard.press('ControlOrMeta+a');
  const tools = page.getByRole('toolbar', { name: toolbar.label });
  await tools.getByRole('button', { name: toolbar.bold }).click();
  await expect(part(2)).toBeFocused();
  await expect(part(2).locator('strong')).toHaveText('Two.');
  await expect(part(1).locator('strong')).toHaveCount(0);
  await expectAccessible(page);
});

test('unsaved text is restored, and a conflict loses nothing', async ({ page, owner, expectedErrors }) => {
  expectedErrors.push(/409/);
  await owner.write({
    title: 'Two windows',
    slug: 'two-windows',
    html: '<p>First words.</p><p>Last words.</p>',
  });
  await open(page, 'two-windows');
  await page.getByRole('button', { name: fill(say.begin, { language: say.languages.es }) }).click();
  const part = (number: number) => page.getByRole('textbox', { name: fill(say.field.part.es, { number }) });
  await part(1).focus();
  await page.keyboard.type('Mine. ');
  await expect(page.getByText(say.marks.edited)).toBeVisible();
  await page.reload();
  await expect(part(1)).toHaveText('Mine. First words.');
  await owner.change('two-windows-es', { html: '<p>First words.</p><p>Theirs.</p>' });
  await page.keyboard.press('ControlOrMeta+s');
  await part(1).press('ControlOrMeta+s');
  await page.getByRole('button', { name: catalogs.en.compose.conflict.merge }).click();
  await expect(part(1)).toHaveText('Mine. First words.');
  await expect(part(2)).toHaveText('Theirs.');
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
    await expect(page.getByText(say.marks.untouched.en).first()).toBeVisible();
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
