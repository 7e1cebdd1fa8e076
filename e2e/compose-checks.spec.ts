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
  await expectAccessible(page);
  await button(page, 'Go there: The link “this one” leads to a page that isn’t there: /blog/nowhere').click();
  expect(await page.evaluate(() => document.getSelection()?.toString())).toBe('this one');
  await panel.getByRole('button', { name: /^Make it a heading/ }).press('Enter');
  await expect(page.locator('#html-text h2')).toHaveText('Deep');
  await expect(lines).toHaveCount(3);
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a copy is made from the list of all posts, and its advice can be read', async ({ page, owner }) => {
    await owner.write({ title: 'Plainly copied', slug: 'plainly-copied', html: '<h3>Deep</h3><p>x</p>' });
    await page.goto('/compose/posts?lang=en');
    await button(page, 'Copy “Plainly copied” as a new draft').click();
    await expect(page).toHaveURL(/slug=copy-of-plainly-copied/);
    await expect(title(page)).toHaveValue('Copy of Plainly copied');
    await expect(page.locator('#checks')).toContainText('“Deep” is a subheading');
  });
});
