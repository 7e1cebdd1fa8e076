import type { Page } from '@playwright/test';
import { paths } from '../shared/paths.ts';
import { publicPages } from '../shared/public-pages.ts';
import { wordPressExport } from '../test/wordpress-export.ts';
import { expectAccessible } from './fixtures/accessibility.ts';
import { giveForReview } from './fixtures/give-for-review.ts';
import { test } from './fixtures/owner.ts';
import { expect } from './site.ts';

/** A letter as old blogs have them: headings of any level, a caption, a picture without a description. */
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
<p style="text-align:center">Centred.</p>`,
  },
]);

const addresses = [
  ...publicPages.map(({ path }) => path),
  paths.offline,
  paths.post('the-apology-that-holds'),
  paths.tag('apology'),
  `${paths.blog}?year=1899`,
  paths.post('no-such-post'),
  '/no-such-page',
  paths.review('no-such-review'),
];

/** Scans a page on a phone, in Spanish, whose words are longer. */
async function scan(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=es`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expectAccessible(page);
}

for (const path of addresses) {
  test(`${path} is accessible`, async ({ page, expectedErrors }) => {
    expectedErrors.push(/404/);
    await scan(page, path);
  });
}

test('the header and the home page are accessible on a desktop', async ({ page }) => {
  await page.goto('/');
  await expectAccessible(page);
});

test('an imported post is accessible, and every picture has an alt attribute', async ({ page, owner }) => {
  await owner.importExport(letter);
  await scan(page, paths.post('an-imported-letter'));
  for (const picture of await page.getByRole('main').locator('img').all()) {
    await expect(picture).toHaveAttribute('alt');
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  for (const heading of await page.getByRole('heading').all()) await expect(heading).not.toBeEmpty();
});

test('a text under review is accessible', async ({ page, owner }) => {
  const { link } = await giveForReview(owner, 'accessible-review');
  await scan(page, link.replace(/\?.*/, ''));
});

test('the open menu is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/blog?lang=es');
  await page.getByRole('button', { name: 'Abrir el menú' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});

/** Presses Tab until an element has the focus that `name` describes; what is passed on the way must be seen to have it. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      // A card is marked as a whole, as its link is the whole card.
      const marked = [element, element.closest('article')].some((marked) => {
        if (!marked) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(marked);
        return outlineStyle !== 'none' && outlineWidth !== '0px';
      });
      const box = element.getBoundingClientRect();
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return {
        name: (element.getAttribute('aria-label') ?? element.id) || element.innerText,
        marked,
        inView: box.bottom > 0 && box.top < innerHeight,
        covered: hit !== null && !element.contains(hit) && !hit.contains(element),
      };
    });
    expect(focus, focus.name).toMatchObject({ marked: true, inView: true, covered: false });
    if (typeof name === 'string' ? focus.name === name : name.test(focus.name)) return;
  }
  throw new Error(`The keyboard never came to ${name}`);
}

test('the keyboard alone goes from the header through filter and card to the share row, always in sight', async ({
  page,
}) => {
  // Where the page glides to the next control, it is not yet in sight when the focus is.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/blog');
  await tabTo(page, 'Skip to content');
  await tabTo(page, 'Under Your Name, home');
  for (const item of ['Services', 'When It Mattered', 'About the writer', 'Resources', 'Blog', 'Contact']) {
    await tabTo(page, item);
  }
  await tabTo(page, /Español/);
  await tabTo(page, 'Book a Consultation');
  await tabTo(page, 'year');
  await page.keyboard.press('2');
  await expect(page).toHaveURL(/year=2026/);
  await expect(page.getByRole('combobox')).toBeFocused();
  await tabTo(page, 'The apology that holds');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The apology that holds');
  // All of the page: Tab must not run past what has come of it so far.
  await page.waitForLoadState();
  await tabTo(page, /^Share on LinkedIn/);
  await tabTo(page, /^Share on Bluesky/);
  await tabTo(page, 'Copy link');
  await tabTo(page, /^Share on LinkedIn/);
  await tabTo(page, 'Copy link');
  await tabTo(page, 'Book a Consultation');
  await tabTo(page, 'All posts');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/blog');
});

test('nothing moves for readers who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
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
