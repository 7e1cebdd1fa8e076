import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { wordPressExport } from '../test/wordpress-export.ts';
import { test } from './fixtures/owner.ts';
import { expect } from './site.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a post shows its date, title, cover and body', async ({ page, owner }) => {
  const { slug } = await owner.write({
    title: 'A post with a cover',
    date: '2019-02-03',
    cover: '/favicon.svg',
    html: '<p>The first paragraph.</p><h2>A heading</h2><blockquote><p>Quoted.</p></blockquote>',
  });
  await page.goto(`/blog/${slug}`);
  const article = page.getByRole('main').getByRole('article');
  await expect(heading(page)).toHaveText('A post with a cover');
  await expect(article.getByText('February 3, 2019')).toBeVisible();
  await expect(article.getByRole('presentation')).toHaveAttribute('src', '/favicon.svg');
  await expect(article.getByText('The first paragraph.')).toBeVisible();
  await expect(article.getByRole('heading', { level: 2, name: 'A heading' })).toBeVisible();
  await expect(article.getByRole('blockquote')).toHaveText('Quoted.');
});

test('a post without a picture goes from its title to its words; a sample keeps its corrected phrase', async ({
  page,
  owner,
}) => {
  const { slug } = await owner.write({ title: 'What did you say?', html: '<p>Nothing.</p>' });
  const cover = page.getByRole('main').getByRole('article').locator('[data-cover]');
  await page.goto(`/blog/${slug}`);
  await expect(heading(page)).toHaveText('What did you say?');
  await expect(cover).toHaveCount(0);
  await page.goto('/blog/the-apology-that-holds');
  await expect(cover).toBeVisible();
});

test('in Spanish the chrome is Spanish, and the post says which language it is in', async ({
  page,
  owner,
}) => {
  const { slug } = await owner.write({ title: 'Written in English', date: '2019-02-03' });
  await page.goto(`/blog/${slug}?lang=es`);
  await expect(page.getByText('3 de febrero de 2019')).toBeVisible();
  await expect(page.getByText('Este artículo está en inglés.')).toBeVisible();
  await expect(heading(page)).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('link', { name: 'Todos los artículos' })).toHaveAttribute(
    'href',
    '/blog?lang=es',
  );
});

test('a body keeps its text-align and loses every other style, class, id and script', async ({
  page,
  owner,
}) => {
  const { slug } = await owner.write({
    title: 'Aligned',
    html: `<p style="text-align: center; color: red" class="c" id="i" onclick="x()">Centred.</p>
      <p style="text-align:right">To the right.</p><script>document.title = 'ran'</script>
      <p><a href="https://example.com/away">away</a></p>`,
  });
  await page.goto(`/blog/${slug}`);
  const centred = page.getByText('Centred.');
  await expect(centred).toHaveCSS('text-align', 'center');
  await expect(page.getByText('To the right.')).toHaveCSS('text-align', 'right');
  expect(await centred.evaluate((element) => element.getAttributeNames())).toEqual(['style']);
  await expect(centred).toHaveAttribute('style', /^text-align:\s?center;?$/);
  await expect(page).toHaveTitle(/^Aligned/);
  const link = page.getByRole('link', { name: 'away' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('a post that is not there answers 404 and may have moved', async ({ page, expectedErrors }) => {
  expectedErrors.push(/404/);
  const response = await page.goto('/blog/never-written');
  expect(response?.status()).toBe(404);
  await expect(heading(page)).toHaveText('Post not found');
  await expect(page.getByText('This article may have moved.')).toBeVisible();
  await page.goto('/blog/never-written?lang=es');
  await expect(heading(page)).toHaveText('No se encontró el artículo');
  await page.getByRole('link', { name: 'Ver todos los artículos' }).click();
  await expect(page).toHaveURL('/blog?lang=es');
});

test('a renamed post is still reached by its old addresses, by 301', async ({ page, owner }) => {
  await owner.write({ title: 'Renamed twice', slug: 'first-name' });
  await owner.change('first-name', { slug: 'second-name' });
  await owner.change('second-name', { slug: 'third-name' });
  for (const old of ['first-name', 'second-name']) {
    const response = await page.request.get(`/blog/${old}`, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe('/blog/third-name');
  }
  await page.goto('/blog/first-name?lang=es');
  await expect(page).toHaveURL('/blog/third-name?lang=es');
  await expect(heading(page)).toHaveText('Renamed twice');
});

test('a draft is for the signed-in owner alone, who is told so', async ({
  page,
  owner,
  signIn,
  expectedErrors,
}) => {
  const { slug } = await owner.write({ title: 'Half a thought', status: 'draft' });
  expectedErrors.push(/404/);
  expect((await page.goto(`/blog/${slug}`))?.status()).toBe(404);
  await expect(heading(page)).toHaveText('Post not found');
  await signIn(page);
  expect((await page.goto(`/blog/${slug}`))?.status()).toBe(200);
  await expect(heading(page)).toHaveText('Half a thought');
  await expect(page.getByText('Draft. Only you can see this page.')).toBeVisible();
  await page.getByRole('link', { name: 'Edit this post' }).click();
  await expect(page).toHaveURL(`/compose?slug=${slug}`);
  await page.context().clearCookies();
  expect((await page.goto(`/blog/${slug}`))?.status()).toBe(404);
});

test('visitors find no way to the editor on a post', async ({ page }) => {
  await page.goto('/blog/the-apology-that-holds');
  await expect(page.getByText('Sample', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit this post' })).toHaveCount(0);
});

test('a post leads to the older and the newer one', async ({ page, owner }) => {
  for (const year of ['1801', '1802', '1803'])
    await owner.write({ title: `Of ${year}`, date: `${year}-01-01` });
  await page.goto('/blog/of-1802');
  const pager = page.getByRole('navigation', { name: 'Blog' });
  await pager.getByRole('link', { name: 'Older Of 1801' }).click();
  await expect(heading(page)).toHaveText('Of 1801');
  await pager.getByRole('link', { name: 'Newer Of 1802' }).click();
  await pager.getByRole('link', { name: 'Newer Of 1803' }).click();
  await expect(heading(page)).toHaveText('Of 1803');
});

test('an imported post reads well: paragraphs, pictures with captions, no shortcode left', async ({
  page,
  owner,
}) => {
  const content = `First line of the letter.

Second paragraph, [highlight]still here[/highlight].

<!-- wp:heading --><h1>A heading</h1><!-- /wp:heading -->
[caption id="attachment_3" align="aligncenter" width="300"]<img src="https://old.example.com/a.jpg" alt="A desk" /> The desk, in June[/caption]

[gallery ids="7,8"]
[contact-form to="a@example.com"]

Last <a href="javascript:alert(1)">words</a>.<script>alert(1)</script>`;
  await owner.importExport(
    wordPressExport([
      { id: 9001, name: 'an-old-letter', title: 'An old letter', content, date: '2011-06-07 08:00:00' },
    ]),
  );
  await page.goto('/blog/an-old-letter');
  const article = page.getByRole('main').getByRole('article');
  await expect(article.getByText('June 7, 2011')).toBeVisible();
  await expect(article.getByText('First line of the letter.', { exact: true })).toBeVisible();
  await expect(article.getByText('Second paragraph, still here.', { exact: true })).toBeVisible();
  await expect(article.getByRole('heading', { level: 2, name: 'A heading' })).toBeVisible();
  await expect(article.getByRole('figure')).toContainText('The desk, in June');
  await expect(article.getByText(/Last words/)).toBeVisible();
  const text = await article.innerText();
  expect(text).not.toMatch(/\[\/?(caption|highlight|gallery|contact-form)/);
  expect(await article.innerHTML()).not.toMatch(/wp:|javascript:|alert\(1\)/);
});

test('an imported post without a title is called by its first words, or its day', async ({ page, owner }) => {
  const nameless = { title: '', date: '1809-02-12 08:00:00' };
  await owner.importExport(
    wordPressExport([
      { id: 9002, name: 'nameless', content: 'Four score and seven.', ...nameless },
      { id: 9003, name: 'wordless', content: '<img src="/favicon.svg" />', ...nameless },
    ]),
  );
  await page.goto('/blog?year=1809');
  const names = page.getByRole('main').getByRole('article').getByRole('heading');
  expect((await names.allTextContents()).sort()).toEqual(['1809-02-12', 'Four score and seven.']);
  await page.goto('/blog/wordless');
  await expect(heading(page)).toHaveText('1809-02-12');
});

test('a picture of an imported post never reaches beyond the screen', async ({ page, owner }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  const { slug } = await owner.write({
    title: 'Wide',
    html: `<p><img src="/favicon.svg" width="4000" height="300" alt="Wide"></p><p>${'W'.repeat(400)}</p>`,
  });
  await page.goto(`/blog/${slug}`);
  const box = await page.getByRole('img', { name: 'Wide' }).boundingBox();
  expect(box?.width).toBeLessThanOrEqual(360);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a post can be read, and the language and the page changed', async ({ page }) => {
    await page.goto('/blog/the-apology-that-holds');
    await expect(heading(page)).toHaveText('The apology that holds');
    await expect(page.getByText('Every bad apology fails in its grammar')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
    await expect(heading(page)).toHaveText('Una disculpa que se sostiene');
    await expect(page.getByText('3 de marzo de 2026')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click();
    await expect(page.getByText(/^Mostrando \d+ artículos$/)).toBeVisible();
  });
});

test('an article that can’t be loaded says what one that is not there says, with a number to quote', async ({
  page,
  site,
  owner,
  expectedErrors,
}) => {
  expectedErrors.push(/500/);
  const { slug } = await owner.write({ title: 'Hard to load' });
  const database = new DatabaseSync(`${site.dataDir}/site.db`);
  database.exec('ALTER TABLE posts RENAME TO posts_lost');
  try {
    for (const [lang, title, text, report] of [
      ['en', 'Post not found', 'This article may have moved.', 'If you report it, quote this number: '],
      [
        'es',
        'No se encontró el artículo',
        'Puede que este artículo haya cambiado de lugar.',
        'indique este número: ',
      ],
    ] as const) {
      const response = await page.goto(`/blog/${slug}?lang=${lang}`);
      expect(response?.status()).toBe(500);
      await expect(heading(page)).toHaveText(title);
      const main = page.getByRole('main');
      await expect(main).toContainText(text);
      await expect(main).toContainText(report);
      await expect(page.getByText(/Unexpected|inesperado/)).toHaveCount(0);
    }
  } finally {
    database.exec('ALTER TABLE posts_lost RENAME TO posts');
    database.close();
  }
  await page.goto(`/blog/${slug}?lang=en`);
  await expect(heading(page)).toHaveText('Hard to load');
});
