import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

/** Addresses that the browser asks for ahead of the reader. */
function watchAhead(page: Page): string[] {
  const ahead: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.headers()['sec-purpose']?.includes('prefetch')) ahead.push(pathname + search);
  });
  return ahead;
}

/** Time to rest on a link until the browser acts on it, in milliseconds (moderate eagerness: 200). */
const rest = 1500;

test('a page is made ready while the reader rests on its link, and shown from there', async ({ page }) => {
  const ahead = watchAhead(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const link = page.getByRole('banner').getByRole('link', { name: 'Blog' });
  await link.hover();
  await expect.poll(() => ahead, { timeout: 5000 }).toEqual(['/blog']);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/blog');
});

test('resting on a language changes nothing, pressing it does', async ({ page, context }) => {
  const ahead = watchAhead(page);
  await page.goto('/blog');
  await page.waitForLoadState('networkidle');
  const spanish = page.getByRole('banner').locator('a[hreflang=es]').first();
  await spanish.hover();
  await page.waitForTimeout(rest);
  expect(ahead).toEqual([]);
  expect((await context.cookies()).some(({ name }) => name === 'i18nextLng')).toBe(false);
  await spanish.click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect
    .poll(() => context.cookies())
    .toContainEqual(expect.objectContaining({ name: 'i18nextLng', value: 'es' }));
});

test('what is only made ready is no choice of language; what is shown is', async ({
  page,
  context,
  site,
}) => {
  const ahead = watchAhead(page);
  await page.goto('/blog?lang=es');
  await page.waitForLoadState('networkidle');
  const language = async () => (await context.cookies()).find(({ name }) => name === 'i18nextLng')?.value;
  // The reader changes to English in another tab.
  await context.addCookies([{ name: 'i18nextLng', value: 'en', url: site.url }]);
  const post = page.locator('main a[href^="/blog/"][href$="lang=es"]').first();
  await post.hover();
  await expect.poll(() => ahead.length, { timeout: 5000 }).toBeGreaterThan(0);
  await page.waitForTimeout(rest / 3);
  expect(await language()).toBe('en');
  await post.click();
  await expect(page).toHaveURL(/\/blog\/.+lang=es/);
  await expect.poll(language).toBe('es');
});

test('pages cross over, but not for readers who want no motion', async ({ page }) => {
  for (const [reducedMotion, expected] of [
    ['no-preference', true],
    ['reduce', false],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/');
    // What the old page is told as it goes; only storage outlives it.
    await page.evaluate(() =>
      addEventListener('pageswap', (event) =>
        sessionStorage.setItem('crossed', String(event.viewTransition !== null)),
      ),
    );
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL(/\/blog$/);
    expect(await page.evaluate(() => sessionStorage.getItem('crossed'))).toBe(String(expected));
  }
});

// A browser that is watched, as in tests, fetches pages ahead but does not run them: this page is told that it is.
test('a page that runs before it is shown keeps no language until it is', async ({ page }) => {
  await page.addInitScript(() => {
    let prerendering = true;
    Object.defineProperty(document, 'prerendering', { get: () => prerendering });
    addEventListener('show', () => {
      prerendering = false;
      document.dispatchEvent(new Event('prerenderingchange'));
    });
  });
  await page.goto('/blog?lang=es');
  const stored = () => page.evaluate(() => localStorage.getItem('i18nextLng'));
  expect(await stored()).toBeNull();
  await page.evaluate(() => dispatchEvent(new Event('show')));
  expect(await stored()).toBe('es');
});
