import type { Page } from '@playwright/test';
import { composePage, openCompose } from './fixtures/compose.ts';
import { type Owner, test } from './fixtures/owner.ts';
import { body, editor } from './fixtures/text.ts';
import { expect } from './site.ts';

const { title, slug, button, status } = composePage;
const lost = 'Failed to save or update (0): Network error. Please check your connection and try again.';

/** Lets the server store what is sent next, and loses its response on the way back. */
async function loseNextResponse(page: Page): Promise<void> {
  await page.route(
    '**/compose.data*',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
}

/** The titles of the posts that begin with a word, as the server has them. */
async function titlesOf(owner: Owner, word: string): Promise<string[]> {
  const posts = (await (await owner.api.get('/api/blog/posts?limit=500')).json()) as { title: string }[];
  return posts.map((post) => post.title).filter((one) => one.startsWith(word));
}

test.describe('a save that went through, and whose answer got lost', () => {
  test.beforeEach(async ({ page, signIn, expectedErrors }) => {
    expectedErrors.push(/ERR_CONNECTION_RESET|compose\.data/);
    await signIn(page);
  });

  test('is one post when it is sent again', async ({ page, owner }) => {
    await openCompose(page);
    await title(page).fill('Once only');
    await body(page).fill('One text, one post.');
    await loseNextResponse(page);
    await button(page, 'Publish').click();
    await expect(status(page)).toHaveText(lost);
    expect(await titlesOf(owner, 'Once')).toEqual(['Once only']);
    await button(page, 'Publish').click();
    await expect(status(page)).toHaveText('Published. It is on the site.');
    await expect(slug(page)).toHaveValue('once-only');
    expect(await titlesOf(owner, 'Once')).toEqual(['Once only']);
    const post = await (await owner.api.get('/api/blog/posts/once-only')).json();
    expect(post).toMatchObject({ html: '<p>One text, one post.</p>', version: 1 });
  });

  test('is one post when the page was closed meanwhile, and the text brought back', async ({
    page,
    context,
    owner,
  }) => {
    await owner.write({ title: 'Twice told' });
    await openCompose(page);
    await title(page).fill('Twice told');
    await body(page).fill('The second post of this title.');
    await loseNextResponse(page);
    await button(page, 'Publish').click();
    await expect(status(page)).toHaveText(lost);
    await page.close();
    const next = await context.newPage();
    await openCompose(next);
    await button(next, 'Bring it back').click();
    await expect(title(next)).toHaveValue('Twice told');
    await button(next, 'Publish').click();
    await expect(status(next)).toHaveText('Published. It is on the site.');
    await expect(slug(next)).toHaveValue('twice-told-2');
    expect(await titlesOf(owner, 'Twice')).toHaveLength(2);
  });

  test('takes up what was written since', async ({ page, owner }) => {
    await openCompose(page);
    await title(page).fill('Taken up');
    await body(page).fill('First.');
    await loseNextResponse(page);
    await button(page, 'Save as draft').click();
    await expect(status(page)).toHaveText(lost);
    await title(page).fill('Taken up again');
    await editor(page).click();
    await page.keyboard.press('End');
    await page.keyboard.type(' Second.');
    await button(page, 'Publish').click();
    await expect(status(page)).toHaveText('Published. It is on the site.');
    expect(await titlesOf(owner, 'Taken')).toEqual(['Taken up again']);
    const post = await (await owner.api.get('/api/blog/posts/taken-up')).json();
    expect(post).toMatchObject({ html: '<p>First. Second.</p>', status: 'published', version: 2 });
  });

  test('meets what was saved elsewhere meanwhile, and neither text is lost', async ({
    page,
    owner,
    expectedErrors,
  }) => {
    expectedErrors.push(/409/);
    await openCompose(page);
    await title(page).fill('Met again');
    await body(page).fill('Mine.');
    await loseNextResponse(page);
    await button(page, 'Publish').click();
    await expect(status(page)).toHaveText(lost);
    await owner.change('met-again', { html: '<p>From the phone.</p>' });
    await button(page, 'Publish').click();
    await expect(page.getByText(/^This post was saved in another window/)).toBeVisible();
    await button(page, 'Keep mine').click();
    await expect(status(page)).toHaveText('Updated. Readers see the new text.');
    const post = await (await owner.api.get('/api/blog/posts/met-again')).json();
    expect(post).toMatchObject({ html: '<p>Mine.</p>', version: 3 });
    expect(await titlesOf(owner, 'Met')).toHaveLength(1);
  });

  test('is written anew when it was deleted meanwhile', async ({ page, owner, expectedErrors }) => {
    expectedErrors.push(/404/);
    await openCompose(page);
    await title(page).fill('Gone and back');
    await body(page).fill('Still wanted.');
    await loseNextResponse(page);
    await button(page, 'Publish').click();
    await expect(status(page)).toHaveText(lost);
    await owner.api.delete('/api/blog/posts/gone-and-back');
    await button(page, 'Publish').click();
    await expect(status(page)).toContainText('Failed to save or update (404)');
    await button(page, 'Publish').click();
    await expect(status(page)).toHaveText('Published. It is on the site.');
    expect(await titlesOf(owner, 'Gone and back')).toHaveLength(1);
  });

  test('is one copy when "Save as new" is pressed again', async ({ page, owner, expectedErrors }) => {
    expectedErrors.push(/409/);
    const post = await owner.write({ title: 'Copied once' });
    await openCompose(page, post.slug);
    await button(page, 'Save as new').click();
    const dialog = page.getByRole('dialog', { name: 'Save as new' });
    await dialog.getByLabel('New address (optional)').fill('the-copy');
    await loseNextResponse(page);
    await dialog.getByRole('button', { name: 'Save as new' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Failed to save new (0)');
    await dialog.getByRole('button', { name: 'Save as new' }).click();
    await expect(status(page)).toHaveText('Saved as a new post: the-copy');
    // Another time, another copy is meant.
    await button(page, 'Save as new').click();
    await dialog.getByRole('button', { name: 'Save as new' }).click();
    await expect(status(page)).toHaveText(/^Saved as a new post: copied-once-2/);
    const drafts = (await (await owner.api.get('/api/blog/posts?limit=500')).json()) as { slug: string }[];
    expect(drafts.filter((one) => /copied-once|the-copy/.test(one.slug))).toHaveLength(3);
  });
});
