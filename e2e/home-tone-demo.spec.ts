import type { Page } from '@playwright/test';
import { voiceLab as english } from '../messages/en/voice-lab.ts';
import { voiceLab as spanish } from '../messages/es/voice-lab.ts';
import { expectAccessible } from './fixtures/accessibility.ts';
import { expectEnhancement } from './fixtures/enhancement.ts';
import { expect, test } from './site.ts';

const languages = [
  { lang: 'en', messages: english },
  { lang: 'es', messages: spanish },
] as const;
const tones = ['visionary', 'confident', 'empathetic'] as const;
const formats = ['speech', 'linkedin', 'soundbite'] as const;

const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 3, name, exact: true });

/** The texts of the demonstration that can be seen, as they are written. */
async function visibleTexts(page: Page): Promise<string[]> {
  const texts = page.locator('p[data-tone]').filter({ visible: true });
  return (await texts.allTextContents()).filter((text) => text !== '');
}

/** Opens home with the demonstration in sight and its script running; `name` is its heading. */
async function openEnhanced(page: Page, address: string, name: string): Promise<void> {
  const enhanced = expectEnhancement(page, 'announce');
  await page.goto(address);
  await heading(page, name).scrollIntoViewIfNeeded();
  await enhanced();
}

async function choose(page: Page, ...names: string[]): Promise<void> {
  // The words lie over their radio buttons, as a reader's finger finds them.
  for (const name of names) await radio(page, name).check();
}

for (const { lang, messages } of languages) {
  test(`until both are chosen it says "${messages.empty_heading}" (${lang})`, async ({ page }) => {
    await page.goto(`/?lang=${lang}`);
    await expect(page.getByText(messages.start_line, { exact: true })).toBeVisible();
    for (const choice of [[], [messages.tones.confident]]) {
      await choose(page, ...choice);
      await expect(heading(page, messages.empty_heading)).toBeVisible();
      await expect(page.getByText(messages.empty_text, { exact: true })).toBeVisible();
      await expect(heading(page, messages.result_heading)).toBeHidden();
      expect(await visibleTexts(page)).toEqual([]);
    }
    await page.goto(`/?lang=${lang}`);
    await choose(page, messages.formats.soundbite);
    await expect(heading(page, messages.empty_heading)).toBeVisible();
  });

  test(`once both are chosen, each of the nine pairs has its own text (${lang})`, async ({ page }) => {
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

  test(`the change is said, and the text is copied as it stands (${lang})`, async ({ page, context }) => {
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
    await page.getByRole('button', { name: messages.copy }).click();
    await expect.poll(copied).toBe(messages.texts.confident.linkedin);
  });

  test(`"${messages.reset}" starts again (${lang})`, async ({ page }) => {
    await openEnhanced(page, `/?lang=${lang}`, messages.empty_heading);
    await expect(page.getByRole('button', { name: messages.reset })).toBeHidden();
    await choose(page, messages.tones.visionary, messages.formats.speech);
    await page.getByRole('button', { name: messages.reset }).click();
    await expect(heading(page, messages.empty_heading)).toBeVisible();
    await expect(radio(page, messages.tones.visionary)).not.toBeChecked();
    await expect(radio(page, messages.formats.speech)).not.toBeChecked();
    await expect(radio(page, messages.tones.visionary)).toBeFocused();
  });

  test(`no barrier, before and after the choice, and nothing moves with another one (${lang})`, async ({
    page,
  }) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/?lang=${lang}`);
      await heading(page, messages.empty_heading).scrollIntoViewIfNeeded();
      await expectAccessible(page);
      const footnote = page.getByText(messages.footnote);
      const heights = new Set<number>();
      for (const format of formats) {
        await choose(page, messages.tones.visionary, messages.formats[format]);
        const [top, height] = await footnote.evaluate((note) => [
          note.getBoundingClientRect().top + scrollY,
          note.clientHeight,
        ]);
        expect(height).toBeGreaterThan(0);
        heights.add(Math.round(top ?? 0));
      }
      expect(heights.size).toBe(1);
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
}

test('the Spanish page shows Spanish texts, with the English one a press away', async ({ page }) => {
  await page.goto('/?lang=es');
  await choose(page, spanish.tones.visionary, spanish.formats.soundbite);
  expect(await visibleTexts(page)).toEqual([spanish.texts.visionary.soundbite]);
  await choose(page, 'En inglés');
  expect(await visibleTexts(page)).toEqual([english.texts.visionary.soundbite]);
  await expect(page.getByText(english.texts.visionary.soundbite)).toHaveAttribute('lang', 'en');
  // It stays English for the next choice, and is Spanish again when asked.
  await choose(page, spanish.tones.confident);
  expect(await visibleTexts(page)).toEqual([english.texts.confident.soundbite]);
  await choose(page, 'En español');
  expect(await visibleTexts(page)).toEqual([spanish.texts.confident.soundbite]);
  await page.goto('/?lang=en');
  await expect(page.getByRole('radio')).toHaveCount(6);
});

test('the keyboard alone chooses, and Enter sends nothing', async ({ page }) => {
  await page.goto('/');
  await radio(page, 'Visionary').focus();
  await page.keyboard.press('ArrowDown');
  await expect(radio(page, 'Confident')).toBeChecked();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(heading(page, 'Your refined message')).toBeVisible();
  expect(await visibleTexts(page)).toEqual([english.texts.confident.speech]);
  await expect(page).toHaveURL('/');
});

test('where the browser refuses to copy, the text is selected to be copied by hand', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
  });
  await openEnhanced(page, '/', 'Preview');
  await choose(page, 'Visionary', 'Soundbite');
  await page.getByRole('button', { name: 'Copy the text' }).click();
  await expect(page.getByText(english.copy_failed)).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(english.texts.visionary.soundbite);
});

test('coming back to the page, text and choices agree', async ({ page }) => {
  await page.goto('/');
  await choose(page, 'Empathetic', 'Speech');
  await page.goto('/contact');
  await page.goBack();
  const checked = await page.getByRole('radio', { checked: true }).count();
  expect(await visibleTexts(page)).toEqual(checked === 2 ? [english.texts.empathetic.speech] : []);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('tone, format and language can be chosen and undone, and no button would do nothing', async ({
    page,
  }) => {
    await page.goto('/?lang=es');
    await choose(page, spanish.tones.empathetic, spanish.formats.speech);
    expect(await visibleTexts(page)).toEqual([spanish.texts.empathetic.speech]);
    await choose(page, 'En inglés');
    expect(await visibleTexts(page)).toEqual([english.texts.empathetic.speech]);
    await expect(page.getByRole('button', { name: spanish.copy })).toBeHidden();
    await page.getByRole('button', { name: spanish.reset }).click();
    await expect(heading(page, spanish.empty_heading)).toBeVisible();
  });
});
