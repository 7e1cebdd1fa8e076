import { expectAccessible } from './fixtures/accessibility.ts';
import { composePage, openCompose } from './fixtures/compose.ts';
import { test } from './fixtures/owner.ts';
import { expect } from './site.ts';

const { title, button, row, status } = composePage;

test.use({ siteOf: 'compose-checks' });
test.beforeEach(({ page, signIn }) => signIn(page));

test('what a post could still use is said as it is written, and mended from there', async ({
  page,
  owner,
}) => {
  const html = '<h3>Deep</h3><p>Read <a href="/blog/nowhere">this one</a>. [NAME]</p>';
  await owner.write({ title: 'Advised', slug: 'advised', status: 'draft', html, tags: ['Boards'] });
  await openCompose(page, 'advised');
  const panel = page.locator('#checks');
  const lines = panel.getByRole('listitem');
  await expect(lines).toHaveText([
    /no excerpt/,
    /“Deep” is a subheading/,
    /“\[NAME\]” looks/,
    /“this one” leads to a page/,
  ]);
  await lines.filter({ hasText: 'this one' }).getByRole('button', { name: 'Go there' }).click();
  expect(await page.evaluate(() => document.getSelection()?.toString())).toBe('this one');
  await panel.getByRole('button', { name: /^Make it a heading/ }).press('Enter');
  await expect(page.locator('#html-text h2')).toHaveText('Deep');
  await expect(lines).toHaveCount(3);
  await expectAccessible(page);
  await panel.getByRole('button', { name: /^Write one/ }).click();
  await expect(page.getByLabel('Excerpt')).toBeFocused();
  await page.keyboard.type('In short.');
  await expect(lines).toHaveCount(2);
  // None of it is in the way.
  await button(page, 'Publish').click();
  await expect(status(page)).toContainText(/published/i);
  await expect(panel).not.toHaveAttribute('open');
});

test('a new text is told nothing until there is some', async ({ page }) => {
  await openCompose(page);
  await expect(page.locator('#checks')).toHaveCount(0);
  await title(page).fill('New');
  await page.locator('#html-text').click();
  await page.keyboard.type('A text.');
  await expect(page.locator('#checks')).toContainText('no excerpt');
});

test('a copy is made from Compose, and opened', async ({ page, owner }) => {
  await owner.write({ title: 'Copied once', slug: 'copied-once', excerpt: 'Of what.', tags: ['Boards'] });
  await openCompose(page);
  await button(page, 'Copy “Copied once” as a new draft').click();
  await expect(page).toHaveURL(/slug=copy-of-copied-once/);
  await expect(title(page)).toHaveValue('Copy of Copied once');
  await expect(page.getByLabel('Excerpt')).toHaveValue('Of what.');
  await expect(status(page)).toContainText('This is the copy');
  await expect(row(page, 'Copy of Copied once')).toContainText('Draft');
});

test('the pinned article is marked for everybody', async ({ page, owner }) => {
  await owner.write({ title: 'Marked as pinned', slug: 'marked-as-pinned', excerpt: 'In short.' });
  await page.goto('/compose/posts?lang=en');
  await button(page, 'Pin “Marked as pinned” to the top of the blog').press('Enter');
  await expect(page.getByText('“Marked as pinned” is at the top of the blog now.')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/blog?lang=en');
  await expect(page.getByRole('article').first()).toContainText('Pinned');
  await expectAccessible(page);
  await owner.api.delete('/api/blog/posts/marked-as-pinned/pin');
});

test('an article is pinned from where it is written, for both of its languages, and taken from the top', async ({
  page,
  owner,
}) => {
  await owner.write({ title: 'Written and pinned', slug: 'written-and-pinned' });
  await owner.write({ title: 'Escrito y fijado', slug: 'escrito-y-fijado', language: 'es' });
  const paired = { data: { with: 'escrito-y-fijado' } };
  expect((await owner.api.put('/api/blog/posts/written-and-pinned/translation', paired)).ok()).toBe(true);
  await openCompose(page, 'written-and-pinned');
  const place = page.getByRole('region', { name: 'Top of the blog' });
  await expect(place).toContainText('No article is pinned.');
  await button(page, 'Pin “Written and pinned” to the top of the blog').press('Enter');
  await expect(place).toContainText('“Written and pinned” is at the top of the blog now.');
  await expectAccessible(page);
  await openCompose(page, 'escrito-y-fijado');
  await expect(place).toContainText('This article comes first, whatever its date.');
  await button(page, 'Unpin “Escrito y fijado” from the top of the blog').press('Enter');
  await expect(place).toContainText('“Escrito y fijado” is back in its place by date.');
  await expect(button(page, 'Pin “Escrito y fijado” to the top of the blog')).toBeFocused();
  expect(await (await owner.api.get('/api/blog/pinned')).json()).toEqual({ post: null });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a copy is made from the list of all posts, and its advice can be read', async ({
    page,
    owner,
    expectedErrors,
  }) => {
    expectedErrors.push(/^request failed: .*\.js csp$/);
    await owner.write({ title: 'Plainly copied', slug: 'plainly-copied', html: '<h3>Deep</h3><p>x</p>' });
    await page.goto('/compose/posts?lang=en');
    await button(page, 'Copy “Plainly copied” as a new draft').click();
    await expect(page).toHaveURL(/slug=copy-of-plainly-copied/);
    await expect(title(page)).toHaveValue('Copy of Plainly copied');
    await expect(page.locator('#checks')).toContainText('“Deep” is a subheading');
  });

  test('an article is pinned, and another in its place', async ({ page, owner, expectedErrors }) => {
    expectedErrors.push(/^request failed: .*\.js csp$/);
    await owner.write({ title: 'First pinned', slug: 'first-pinned' });
    await owner.write({ title: 'Then pinned', slug: 'then-pinned' });
    const top = page.getByRole('article').first();
    await page.goto('/compose/posts?lang=en');
    await button(page, 'Pin “First pinned” to the top of the blog').click();
    await expect(page.getByText('“First pinned” is at the top of the blog now.')).toBeVisible();
    await expect(row(page, 'First pinned')).toContainText('Pinned');
    await page.goto('/blog?lang=en');
    await expect(top).toContainText('First pinned');
    await expect(top).toContainText('Pinned');
    await expect(page.getByRole('link', { name: 'First pinned', exact: true })).toHaveCount(1);
    await page.goto('/compose/posts?lang=es');
    await button(page, 'Fijar «Then pinned» arriba en el blog, en lugar de «First pinned»').click();
    await expect(page.getByText('Sustituye a «First pinned».')).toBeVisible();
    await page.goto('/blog?lang=es');
    await expect(top).toContainText('Then pinned');
    await expect(top).toContainText('Fijado');
    await page.goto('/compose/posts?lang=en');
    await button(page, 'Unpin “Then pinned” from the top of the blog').click();
    await expect(page.getByText('“Then pinned” is back in its place by date.')).toBeVisible();
    await page.goto('/blog?lang=en');
    await expect(top).not.toContainText('Pinned');
  });
});
