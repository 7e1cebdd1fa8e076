import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { catalogs } from '../messages/catalogs.ts';
import { test } from './fixtures/owner.ts';
import { expect } from './site.ts';

const say = catalogs.en;

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

test('on a Spanish page, labels are Spanish and an English post is marked as English', async ({
  page,
  owner,
}) => {
  const { slug } = await owner.write({ title: 'Written in English', date: '2019-02-03' });
  await page.goto(`/blog/${slug}?lang=es`);
  await expect(page.getByText('3 de febrero de 2019')).toBeVisible();
  await expect(page.getByText('Este artículo solo está en inglés.')).toBeVisible();
  await expect(heading(page)).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('link', { name: 'Todos los artículos' })).toHaveAttribute(
    'href',
    '/blog?lang=es',
  );
});

test('a missing post returns 404 and says that the article may have moved', async ({
  page,
  expectedErrors,
}) => {
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

test('only the signed-in owner sees a draft on the blog, with a notice', async ({
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
  await expect(page.getByText(say.post.draft_notice)).toBeVisible();
  await page.getByRole('link', { name: say.post.edit }).click();
  await expect(page).toHaveURL(`/compose?slug=${slug}`);
  await page.context().clearCookies();
  expect((await page.goto(`/blog/${slug}`))?.status()).toBe(404);
});

test('a post ends with its byline, a service, and related posts', async ({ page, owner }) => {
  const { slug } = await owner.write({
    title: 'On columns',
    date: '1801-01-01',
    tags: ['Article one', 'Rivers'],
  });
  await owner.write({ title: 'Also on rivers', date: '1802-01-01', tags: ['rivers'] });
  await page.goto(`/blog/${slug}?lang=es`);
  const article = page.getByRole('article');
  await expect(article.getByText('No aparece')).toBeVisible();
  await expect(article.getByText('Sin firma, por costumbre.')).toBeVisible();
  await expect(article.getByRole('link', { name: 'Artículos y columnas' })).toHaveAttribute(
    'href',
    '/services/articles-opeds?lang=es',
  );
  const related = page.getByRole('navigation', { name: 'Siga leyendo' });
  await expect(related.getByRole('listitem')).toHaveCount(3);
  await related.getByRole('link').nth(1).click();
  await expect(heading(page)).toHaveText('Also on rivers');
});

test('a post that can’t be loaded shows the message for a missing post and a reference number', async ({
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
      ['en', 'Post not found', 'This article may have moved.', 'If you report this, include this ID: '],
      [
        'es',
        'No se encontró el artículo',
        'Puede que la URL de este artículo haya cambiado.',
        'incluya este código: ',
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
