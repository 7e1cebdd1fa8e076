import { test } from './fixtures/owner.ts';
import { expect } from './site.ts';

test.use({ siteOf: 'settings links' });

for (const [lang, see] of [
  ['en', 'See it on the site'],
  ['es', 'Verlo en el sitio'],
] as const) {
  test(`each part of the settings leads to the place that shows it, ${lang}`, async ({ page, signIn }) => {
    await signIn(page);
    await page.goto(`/settings?lang=${lang}`);
    const addresses = await page
      .getByRole('link', { name: new RegExp(`^${see}`) })
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    const places = addresses.map((address) => new URL(address)).filter(({ hash }) => hash);
    expect(places.map(({ hash }) => hash)).toEqual([
      '#clients',
      '#press',
      '#testimonials',
      '#experiences',
      '#when-it-mattered',
      '#human-edge',
    ]);
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const { href, hash } of places) {
      await page.goto(href);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.locator(hash)).toBeInViewport();
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
    }
  });
}
