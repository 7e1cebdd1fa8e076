import type { Page } from '@playwright/test';
import { catalogs } from '../messages/catalogs.ts';
import { composePage, openCompose } from './fixtures/compose.ts';
import { type Owner, test } from './fixtures/owner.ts';
import { body } from './fixtures/text.ts';
import { expect } from './site.ts';

const say = catalogs.en;

const { title, slug, button, status } = composePage;
const lost = 'Failed to save or update (0): Network error. Please check your connection and try again.';

/** Lets the server store the next request and drops its response. */
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

/** Returns the titles on the server that begin with `word`. */
async function titlesOf(owner: Owner, word: string): Promise<string[]> {
  const posts = (await (await owner.api.get('/api/blog/posts?limit=500')).json()) as { title: string }[];
  return posts.map((post) => post.title).filter((one) => one.startsWith(word));
}

test.describe('lost responses', () => {
  test.beforeEach(async ({ page, signIn, expectedErrors }) => {
    expectedErrors.push(/ERR_CONNECTION_RESET|compose\.data/);
    await signIn(page);
  });

  test('resending a save whose response was lost creates only one post', async ({ page, owner }) => {
    await openCompose(page);
    await title(page).fill('Once only');
    await body(page).fill('One text, one post.');
    await loseNextResponse(page);
    await button(page, 'Publish').click();
    await expect(status(page)).toHaveText(lost);
    expect(await titlesOf(owner, 'Once')).toEqual(['Once only']);
    await button(page, 'Publish').click();
    await expect(status(page)).toHaveText(say.compose.status.published_now);
    await expect(slug(page)).toHaveValue('once-only');
    expect(await titlesOf(owner, 'Once')).toEqual(['Once only']);
    const post = await (await owner.api.get('/api/blog/posts/once-only')).json();
    expect(post).toMatchObject({ html: '<p>One text, one post.</p>', version: 1 });
  });
});
