import type { Page } from '@playwright/test';
import { test } from './fixtures/owner.ts';
import { expect } from './site.ts';

/** A browser with one voice, which says nothing but notes what it was to say; `window.endSentence()` lets it end. */
async function giveVoice(page: Page, lang: string): Promise<void> {
  await page.addInitScript((language) => {
    const said: string[] = [];
    let last: EventTarget | undefined;
    class Utterance extends EventTarget {
      text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => [{ lang: language, localService: true, default: true, name: 'A voice' }],
      speak(utterance: Utterance) {
        said.push(utterance.text);
        last = utterance;
      },
      cancel: () => said.push('(silence)'),
    });
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
    Object.assign(window, {
      SpeechSynthesisUtterance: Utterance,
      said,
      endSentence: () => last?.dispatchEvent(new Event('end')),
    });
  }, lang);
}

const said = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said);
const endSentence = (page: Page) =>
  page.evaluate(() => (window as unknown as { endSentence: () => void }).endSentence());

const html = '<p>One. Two.</p><h2>Three</h2><ul><li>Four.</li></ul>';

test('an article is read paragraph by paragraph, paused, resumed and stopped by keyboard', async ({
  page,
  owner,
}) => {
  await giveVoice(page, 'en-US');
  const { slug } = await owner.write({ title: 'Read aloud', html });
  await page.goto(`/blog/${slug}`);
  const button = page.getByRole('button', { name: 'Listen to this article' });
  await expect(button).toBeVisible();
  await button.press('Enter');
  const bar = page.getByRole('group', { name: 'Reading aloud' });
  const spoken = page.locator('[data-spoken]');
  await expect(bar.getByRole('button', { name: 'Pause' })).toBeFocused();
  await expect(spoken).toHaveText('One. Two.');
  await endSentence(page);
  await endSentence(page);
  await expect(spoken).toHaveText('Three');
  await expect(bar).toContainText('2 of 3');
  await page.keyboard.press('Enter');
  await expect(bar.getByRole('button', { name: 'Resume' })).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await said(page)).toEqual(['One.', 'Two.', 'Three', '(silence)', 'Three']);
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
  await expect(spoken).toHaveCount(0);
  await expect(button).toBeFocused();
  expect((await said(page)).at(-1)).toBe('(silence)');
});

test('nothing moves when the button comes, and without a voice for the language there is none', async ({
  page,
  owner,
}) => {
  const { slug } = await owner.write({ title: 'En otra lengua', language: 'es', html });
  await page.goto(`/blog/${slug}`, { waitUntil: 'networkidle' });
  const button = page.getByRole('button', { name: /Listen to|Escuchar este/ });
  await expect(button).toBeHidden();
  const prose = page.locator('[data-prose]');
  const before = await prose.boundingBox();
  await giveVoice(page, 'es-MX');
  await page.reload({ waitUntil: 'networkidle' });
  await expect(button).toBeVisible();
  expect(await prose.boundingBox()).toEqual(before);
});

test('the voice is silent when the article ends, and when the reader leaves', async ({ page, owner }) => {
  await giveVoice(page, 'en-GB');
  const { slug } = await owner.write({ title: 'Short', html: '<p>All.</p>' });
  await page.goto(`/blog/${slug}`);
  const button = page.getByRole('button', { name: 'Listen to this article' });
  await button.click();
  await expect(page.getByRole('group', { name: 'Reading aloud' })).toBeVisible();
  await endSentence(page);
  await expect(page.getByRole('group', { name: 'Reading aloud' })).toBeHidden();
  await button.click();
  await expect(page.locator('[data-spoken]')).toHaveCount(1);
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  expect((await said(page)).at(-1)).toBe('(silence)');
});
