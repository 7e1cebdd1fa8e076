import { leadMagnet as english } from '../messages/en/lead-magnet.ts';
import { slider as englishSlider } from '../messages/en/slider.ts';
import { leadMagnet as spanish } from '../messages/es/lead-magnet.ts';
import { slider as spanishSlider } from '../messages/es/slider.ts';
import { expectAccessible } from './fixtures/accessibility.ts';
import { expectEnhancement } from './fixtures/enhancement.ts';
import { test } from './fixtures/owner.ts';
import { saveSettingsOf } from './fixtures/save-settings.ts';
import { expect } from './site.ts';

test.use({ siteOf: 'optional' });

const languages = [
  { lang: 'en', magnet: english, slider: englishSlider },
  { lang: 'es', magnet: spanish, slider: spanishSlider },
] as const;

test('the slider and the seven questions are off until they are wanted', async ({ page, site }) => {
  await saveSettingsOf(site, { slider: false, lead_magnet: false });
  for (const { lang, magnet, slider } of languages) {
    await page.goto(`/?lang=${lang}`);
    await expect(page.getByRole('heading', { name: slider.heading })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: magnet.heading })).toHaveCount(0);
    await expect(page.getByRole('slider')).toHaveCount(0);
    await expect(page.getByPlaceholder(magnet.email_placeholder)).toHaveCount(0);
  }
});

test.describe('switched on', () => {
  test.beforeEach(({ site }) => saveSettingsOf(site, { slider: true, lead_magnet: true }));

  for (const { lang, magnet, slider } of languages) {
    test(`the line between before and after follows the keyboard, and says how much is revised (${lang})`, async ({
      page,
    }) => {
      await page.goto(`/?lang=${lang}`);
      const line = page.getByRole('slider', { name: slider.handle });
      const valueText = (percent: number) => slider.value.replace('{percent}', String(percent));
      const after = page.getByText(slider.pairs.reorganization.after);
      const before = page.getByText(slider.pairs.reorganization.before);
      await line.scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      await expect(line).toHaveAttribute('aria-valuetext', valueText(0));
      await line.press('Home');
      await expect(line).toHaveAttribute('aria-valuetext', valueText(100));
      await line.press('ArrowRight');
      await expect(line).toHaveAttribute('aria-valuetext', valueText(99));
      const cuts = () =>
        Promise.all(
          [before, after].map((text) => text.evaluate((element) => getComputedStyle(element).clipPath)),
        );
      const [left, right] = await cuts();
      await line.press('End');
      await expect.poll(cuts).not.toContain(left);
      await expect.poll(cuts).not.toContain(right);
    });

    test(`previous and next walk through the three pairs (${lang})`, async ({ page }) => {
      await page.goto(`/?lang=${lang}`);
      const status = (n: number) =>
        page
          .getByRole('status')
          .filter({ hasText: slider.position.replace('{n}', String(n)).replace('{total}', '3') });
      await page.getByRole('slider').scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      await expect(status(1)).toBeVisible();
      await page.getByRole('button', { name: slider.next }).click();
      await expect(status(2)).toBeVisible();
      await expect(page.getByText(slider.pairs.people.after)).toBeVisible();
      await expect(page.getByText(slider.pairs.reorganization.after)).toBeHidden();
      await page.getByRole('button', { name: slider.previous }).click();
      await page.getByRole('button', { name: slider.previous }).click();
      await expect(status(3)).toBeVisible();
      await expect(page.getByText(slider.pairs.fault.before)).toBeVisible();
    });

    test(`the email field asks for an address, sends it nowhere and gives the questions (${lang})`, async ({
      page,
    }) => {
      const enhanced = expectEnhancement(page, 'dataset.guide');
      await page.goto(`/?lang=${lang}`);
      const field = page.getByRole('textbox', { name: magnet.email_label });
      const send = page.getByRole('button', { name: magnet.button });
      await expect(field).toHaveAttribute('placeholder', magnet.email_placeholder);
      await field.scrollIntoViewIfNeeded();
      await enhanced();
      await page.waitForLoadState('networkidle');
      await expect(page.getByText(magnet.guide.q1)).toBeHidden();
      const asked: string[] = [];
      page.on('request', (request) => {
        // The page's own scripts may still be coming.
        const { pathname, search } = new URL(request.url());
        const isScript = request.method() === 'GET' && /^\/assets\/[\w-]+\.js$/.test(pathname) && !search;
        if (!isScript) asked.push(request.url());
      });

      await send.click();
      await expect(field).toBeFocused();
      await expect(field).toHaveAccessibleDescription(magnet.required);
      await field.fill('ana@company');
      await field.press('Enter');
      await expect(field).toBeFocused();
      await expect(field).toHaveAccessibleDescription(magnet.invalid);
      await expect(field).toHaveValue('ana@company');

      await field.fill(' ana@company.example ');
      await send.click();
      await expect(page.getByRole('status').filter({ hasText: magnet.unavailable })).toBeVisible();
      await expect(field).toHaveAccessibleDescription('');
      await expect(page.getByRole('listitem').filter({ hasText: magnet.guide.q7 })).toBeVisible();
      await expect(page.getByRole('heading', { level: 3, name: magnet.guide_heading })).toBeVisible();
      expect(asked).toEqual([]);
      await expect(page).toHaveURL(`/?lang=${lang}`);
    });
  }

  test('no barrier in either of them, with its answers shown', async ({ page }) => {
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/?lang=es');
      await page.getByPlaceholder(spanish.email_placeholder).scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      await page.getByRole('button', { name: spanish.button }).click();
      await expect(page.getByText(spanish.required)).toBeVisible();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('all pairs and all questions are read, and nothing asks for what it cannot use', async ({
      page,
    }) => {
      await page.goto('/');
      for (const { before, after } of Object.values(englishSlider.pairs)) {
        await expect(page.getByText(before)).toBeVisible();
        await expect(page.getByText(after)).toBeVisible();
      }
      await expect(page.getByRole('slider')).toBeHidden();
      for (const question of Object.values(english.guide)) {
        await expect(page.getByText(question, { exact: true })).toBeVisible();
      }
      await expect(page.getByRole('textbox')).toHaveCount(0);
    });
  });
});
