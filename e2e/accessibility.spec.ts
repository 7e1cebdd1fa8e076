import { paths } from '../shared/paths.ts';
import { publicPages } from '../shared/public-pages.ts';
import { wordPressExport } from '../test/wordpress-export.ts';
import { scan } from './fixtures/accessibility.ts';
import { giveForReview } from './fixtures/give-for-review.ts';
import { test } from './fixtures/owner.ts';
import { expect } from './site.ts';
import { signInStates } from './states/access-states.ts';
import { emptyStates } from './states/article-states.ts';
import { visitorStates } from './states/import-states.ts';
import { expectFit, lookAt, prepare, removePosts } from './states/visit-state.ts';

/** An export with a typical old post: headings of any level, a caption, an image without alt text. */
const letter = wordPressExport([
  {
    id: 7001,
    name: 'an-imported-letter',
    title: 'An imported letter',
    date: '2012-03-04 10:00:00',
    content: `A paragraph with a <a href="https://example.com/">link</a>.

<h1>A large heading</h1>
<h4>A small heading</h4>
[caption id="attachment_3" width="300"]<img src="/favicon.svg" alt="A desk" width="300" height="200" /> The desk, in June[/caption]
<img src="/favicon.svg" />

<ul><li>One</li><li>Two</li></ul>
<table><tr><td>A</td><td>B</td></tr></table>
<p style="text-align:center">Centered.</p>`,
  },
]);

/** Pages with the same layout as another page. */
const alike: string[] = [paths.services, paths.writingSamples, paths.whenItMattered, paths.terms];
const isScanned = ({ path, name }: (typeof publicPages)[number]) =>
  process.env.TEST_FULL || (path.startsWith('/services/') ? name === 'speech' : !alike.includes(path));

const addresses = [
  ...publicPages.filter(isScanned).map(({ path }) => path),
  paths.offline,
  paths.tag('apology'),
  `${paths.blog}?year=1899`,
  paths.post('no-such-post'),
  '/no-such-page',
  paths.review('no-such-review'),
];

const inSpanish = (path: string) => `${path}${path.includes('?') ? '&' : '?'}lang=es`;

for (const path of addresses) {
  test(`the page ${path} is accessible`, async ({ page, expectedErrors }) => {
    expectedErrors.push(/404/);
    await page.goto(inSpanish(path));
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expectFit(page);
  });
}

test('an imported post is accessible, and all its images have alt attributes', async ({ page, owner }) => {
  await owner.importExport(letter);
  await page.goto(inSpanish(paths.post('an-imported-letter')));
  await expectFit(page);
  for (const picture of await page.getByRole('main').locator('img').all()) {
    await expect(picture).toHaveAttribute('alt');
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('a review page is accessible', async ({ page, owner }) => {
  const { link } = await giveForReview(owner, 'accessible-review');
  await page.goto(inSpanish(link.replace(/\?.*/, '')));
  await expectFit(page);
});

test('the open menu is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/blog?lang=es');
  await page.getByRole('button', { name: 'Abrir el menú' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await scan(page);
});

test('nothing moves on public pages with reduced motion', async ({ page }) => {
  for (const path of ['/', '/blog', '/blog/the-apology-that-holds']) {
    await page.goto(path);
    const moving = await page.evaluate(
      () =>
        document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 10)
          .length,
    );
    expect(moving, path).toBe(0);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  }
});

lookAt(test, [...signInStates, ...visitorStates], false);

test.describe('on an empty site', () => {
  test.use({ siteOf: 'states, empty' });
  test.beforeEach(({ site, owner }) => prepare(site, () => removePosts(owner.api)));
  lookAt(test, emptyStates);
});
