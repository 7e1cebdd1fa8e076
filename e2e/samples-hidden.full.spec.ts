import { test } from './fixtures/owner.ts';
import { saveSettingsOf } from './fixtures/save-settings.ts';
import { expect } from './site.ts';

test.use({ siteOf: 'samples hidden' });

const samples = ['#clients', '#press', '[data-track]', '#when-it-mattered'];

test('sample content can be hidden at once, and sections return with the owner’s content', async ({
  page,
  site,
}) => {
  await page.goto('/');
  for (const section of samples) await expect(page.locator(section), section).toBeVisible();
  await saveSettingsOf(site, { show_samples: false });
  for (const lang of ['en', 'es']) {
    await page.goto(`/?lang=${lang}`);
    const main = page.getByRole('main');
    for (const section of samples) await expect(page.locator(section), section).toHaveCount(0);
    await expect(main.getByText(/^(Sample|Ejemplo)$/)).toHaveCount(0);
    await expect(page.locator('#about figure')).toContainText(lang === 'es' ? 'No aparece' : 'Not pictured');
    await expect(page.locator('#human-edge')).toBeVisible();
    await expect(
      page.getByRole('banner').getByRole('link', { name: /^(When It Mattered|A la hora de la verdad)$/ }),
    ).toHaveCount(0);
    await page.goto(`/blog?lang=${lang}`);
    await expect(main.getByRole('article')).toHaveCount(0);
  }
  await page.goto('/services/speech-writing-services?lang=en');
  await expect(page.getByRole('main').locator('blockquote')).toHaveCount(0);
  await saveSettingsOf(site, { clients: [{ name: 'A bank', logo: '' }] });
  await page.goto('/');
  await expect(page.locator('#clients')).toContainText('A bank');
});
