import type { BrowserContext, Page } from '@playwright/test';
import { test } from './fixtures/owner.ts';
import { expect } from './site.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Paths of what the browser has kept, by what its list says. */
function kept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const list = await caches.match('/kept-articles.json');
    const { articles } = ((await list?.json()) ?? { articles: [] }) as { articles: { path: string }[] };
    return articles.map(({ path }) => path);
  });
}

async function openAndKeep(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect.poll(() => kept(page)).toContain(new URL(path, 'http://site.invalid').pathname);
}

async function disconnect(context: BrowserContext, expectedErrors: RegExp[]): Promise<void> {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|503|Failed to fetch/);
  await context.setOffline(true);
}

for (const [lang, nothing, aside] of [
  ['en', 'No connection', 'February 3, 2019'],
  ['es', 'Sin conexión', '3 de febrero de 2019'],
] as const) {
  test(`an article that was opened is read without a connection, with its picture: ${lang}`, async ({
    page,
    context,
    owner,
    expectedErrors,
  }) => {
    const { slug } = await owner.write({
      title: `Kept in ${lang}`,
      date: '2019-02-03',
      html: '<p>The first paragraph.</p><p><img src="/icon-192.png" alt="A mark"></p>',
    });
    await openAndKeep(page, `/blog/${slug}?lang=${lang}`);
    await disconnect(context, expectedErrors);
    await page.goto(`/blog/${slug}`);
    await expect(heading(page)).toHaveText(`Kept in ${lang}`);
    await expect(page.getByText(aside)).toBeVisible();
    const picture = page.getByRole('img', { name: 'A mark' });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(192);
    await expect(heading(page)).toHaveCSS('font-family', /Newsreader/);

    await page.goto(`/contact?lang=${lang}`);
    await expect(heading(page)).toHaveText(nothing);
    await page
      .getByRole('main')
      .getByRole('link', { name: `Kept in ${lang}` })
      .click();
    await expect(heading(page)).toHaveText(`Kept in ${lang}`);
  });
}

test('with a connection the site’s own answer is shown, and what was taken down is forgotten', async ({
  page,
  context,
  owner,
  expectedErrors,
}) => {
  const { slug } = await owner.write({ title: 'Here for now' });
  await openAndKeep(page, `/blog/${slug}`);
  await owner.change(slug, { title: 'Here a little longer' });
  await page.goto(`/blog/${slug}`);
  await expect(heading(page)).toHaveText('Here a little longer');
  expectedErrors.push(/404/);
  await owner.change(slug, { status: 'draft' });
  await page.goto(`/blog/${slug}`);
  await expect(heading(page)).toHaveText('Post not found');
  await expect.poll(() => kept(page)).not.toContain(`/blog/${slug}`);
  await disconnect(context, expectedErrors);
  await page.goto(`/blog/${slug}`);
  await expect(heading(page)).toHaveText('No connection');
});

test('nothing of what the owner sees is kept, and the owner’s area is left alone', async ({
  page,
  context,
  owner,
  signIn,
  expectedErrors,
}) => {
  await openAndKeep(page, `/blog/${(await owner.write({ title: 'Open to all' })).slug}`);
  await signIn(page);
  const { slug } = await owner.write({ title: 'A draft', status: 'draft' });
  await page.goto(`/blog/${slug}`);
  await expect(page.getByText('Draft. Only you can see this page.')).toBeVisible();
  await page.goto('/compose', { waitUntil: 'networkidle' });
  expect(await kept(page)).toEqual(['/blog/open-to-all']);
  const addresses = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    return (await Promise.all(stores.map((store) => store.keys())))
      .flat()
      .map(({ url }) => new URL(url).pathname);
  });
  expect(addresses.filter((path) => /compose|settings|api|a-draft/.test(path))).toEqual([]);
  await disconnect(context, expectedErrors);
  await expect(page.goto('/settings')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
});

test('only an article’s page starts the worker, which is never an old one', async ({ page, request }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  const worker = await request.get('/offline-worker.js');
  expect(worker.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
  });
});
