import type { Page } from '@playwright/test';
import {
  leadMagnet as english,
  slider as englishSlider,
  voiceLab as englishVoice,
} from '../messages/en/home.ts';
import {
  leadMagnet as spanish,
  slider as spanishSlider,
  voiceLab as spanishVoice,
} from '../messages/es/home.ts';
import { expectAccessible } from './fixtures/accessibility.ts';
import { expectEnhancement } from './fixtures/enhancement.ts';
import { test } from './fixtures/owner.ts';
import { saveSettingsOf } from './fixtures/save-settings.ts';
import { expect } from './site.ts';

test.describe('the tone demo', () => {
  const languages = [
    { lang: 'en', messages: englishVoice },
    { lang: 'es', messages: spanishVoice },
  ] as const;
  const tones = ['visionary', 'confident', 'empathetic'] as const;
  const formats = ['speech', 'linkedin', 'soundbite'] as const;

  const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 3, name, exact: true });

  /** Returns the demo's visible texts. */
  async function visibleTexts(page: Page): Promise<string[]> {
    const texts = page.locator('p[data-tone]').filter({ visible: true });
    return (await texts.allTextContents()).filter((text) => text !== '');
  }

  /** Opens the home page with the demo in view and its script running; `name` is its heading. */
  async function openEnhanced(page: Page, address: string, name: string): Promise<void> {
    const enhanced = expectEnhancement(page, 'announce');
    await page.goto(address);
    await heading(page, name).scrollIntoViewIfNeeded();
    await enhanced();
  }

  async function choose(page: Page, ...names: string[]): Promise<void> {
    // Check the labels, which cover their radio buttons.
    for (const name of names) await radio(page, name).check();
  }

  for (const { lang, messages } of languages.slice(0, 1)) {
    test(`each of the nine combinations in the tone demo has a different text (${lang})`, async ({
      page,
    }) => {
      await page.goto(`/?lang=${lang}`);
      for (const tone of tones) {
        for (const format of formats) {
          await choose(page, messages.tones[tone], messages.formats[format]);
          await expect(heading(page, messages.result_heading)).toBeVisible();
          await expect(heading(page, messages.empty_heading)).toBeHidden();
          expect(await visibleTexts(page)).toEqual([messages.texts[tone][format]]);
        }
      }
    });

    test(`the tone demo announces a change and copies the visible text (${lang})`, async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await openEnhanced(page, `/?lang=${lang}`, messages.empty_heading);
      const status = page.locator('form[data-enhance="tone-demo"] > [role="status"]');
      const copied = () => page.evaluate(() => navigator.clipboard.readText());
      await choose(page, messages.tones.empathetic);
      await expect(status).toBeEmpty();
      await choose(page, messages.formats.linkedin);
      await expect(status).toContainText(`${messages.tones.empathetic}, ${messages.formats.linkedin}.`);
      await page.getByRole('button', { name: messages.copy }).click();
      await expect.poll(copied).toBe(messages.texts.empathetic.linkedin);
      await choose(page, messages.tones.confident);
      await expect(status).toContainText(`${messages.tones.confident}, ${messages.formats.linkedin}.`);
      await expectAccessible(page);
      await page.getByRole('button', { name: messages.copy }).click();
      await expect.poll(copied).toBe(messages.texts.confident.linkedin);
    });
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('without JavaScript, tone, format and language of the demo can be chosen and reset', async ({
      page,
    }) => {
      await page.goto('/?lang=es');
      await choose(page, spanishVoice.tones.empathetic, spanishVoice.formats.speech);
      expect(await visibleTexts(page)).toEqual([spanishVoice.texts.empathetic.speech]);
      await choose(page, 'En inglés');
      expect(await visibleTexts(page)).toEqual([englishVoice.texts.empathetic.speech]);
      await expect(page.getByRole('button', { name: spanishVoice.copy })).toBeHidden();
      await page.getByRole('button', { name: spanishVoice.reset }).click();
      await expect(heading(page, spanishVoice.empty_heading)).toBeVisible();
    });
  });
});

test.describe('slider and lead magnet', () => {
  test.use({ siteOf: 'home' });

  const languages = [
    { lang: 'en', magnet: english, slider: englishSlider },
    { lang: 'es', magnet: spanish, slider: spanishSlider },
  ] as const;

  test('the slider and the seven questions are off by default', async ({ page, site }) => {
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

    for (const { lang, magnet, slider } of languages.slice(1)) {
      test(`the slider between before and after follows the keyboard and announces its position (${lang})`, async ({
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

      test(`the email field asks for an address, never sends it, and shows the questions (${lang})`, async ({
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
          // The page's own scripts may still be loading.
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
        await expectAccessible(page);

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

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('without JavaScript, all revised texts and questions are readable, without useless fields', async ({
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
});
