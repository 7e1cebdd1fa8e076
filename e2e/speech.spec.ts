import { catalogs } from '../messages/catalogs.ts';
import { expectAccessible } from './fixtures/accessibility.ts';
import { openCompose } from './fixtures/compose.ts';
import { hydrated } from './fixtures/hydrated.ts';
import { longSpeech } from './fixtures/long-speech.ts';
import { test } from './fixtures/owner.ts';
import { expect } from './site.ts';

const say = catalogs.en;

test.beforeEach(({ page, signIn }) => signIn(page));

test('a draft shows as a speech with minutes, sections, and hints in and next to the text', async ({
  page,
  owner,
}) => {
  const { slug } = await owner.write({ title: 'One evening', status: 'draft', html: longSpeech });
  await openCompose(page, slug);
  await page.getByRole('button', { name: say.speech.link, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One evening');
  await expect(page.getByText(/^\d:\d\d at 130 words per minute$/)).toBeVisible();
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(2)).toContainText('What we learned');
  const main = page.getByRole('main');
  await expect(main.getByText('1 tongue twister')).toBeVisible();
  await expect(main.locator('mark')).toHaveText('Peter Piper picked a peck of pickled peppers');
  await expect(main.getByText('One sentence, 29 words')).toBeVisible();
  await expectAccessible(page);
});

test('a rehearsal measures the pace and asks before saving it', async ({ page, owner }) => {
  const html = `<p>${'We are here. '.repeat(50)}</p>`;
  const { slug } = await owner.write({ title: 'Run', language: 'en', html });
  await page.clock.install();
  await page.goto(`/compose/speech?slug=${slug}`);
  await hydrated(page);
  // Stop the clock, because a slow machine would add seconds.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.getByRole('button', { name: say.speech.run.start }).click();
  await page.clock.runFor(10_000);
  await page.getByRole('button', { name: say.speech.run.stop }).click();
  await expect(page.getByText(/Too short to measure/)).toBeVisible();
  await page.getByRole('button', { name: say.speech.run.start }).click();
  await page.clock.runFor(60_000);
  await page.getByRole('button', { name: say.speech.run.stop }).click();
  await expect(page.getByText('150 words in 1:00: 150 words per minute.')).toBeVisible();
  await expect(page.getByText('1:09 at 130 words per minute')).toBeVisible();
  await page.getByRole('button', { name: say.speech.run.keep }).click();
  await expect(page.getByText('1:00 at 150 words per minute')).toBeVisible();
  await owner.api.patch('/api/settings', { data: { pace_en: 130 } });
});

test('speech pages require signing in', async ({ browser, owner, site }) => {
  const { slug } = await owner.write({ title: 'Hidden', status: 'draft', html: '<p>Secret words.</p>' });
  const context = await browser.newContext({ baseURL: site.url });
  for (const path of ['speech', 'stage', 'podium']) {
    const response = await context.request.get(`/compose/${path}?slug=${slug}`);
    expect(await response.text()).not.toContain('Secret words');
  }
  await context.close();
});

test.describe('without JavaScript', () => {
  test('all three speech pages are readable without JavaScript, and the pace is saved', async ({
    browser,
    page,
    owner,
    site,
  }) => {
    const { slug } = await owner.write({ title: 'Plain', html: longSpeech });
    const state = await page.context().storageState();
    const context = await browser.newContext({
      baseURL: site.url,
      storageState: state,
      javaScriptEnabled: false,
    });
    const plain = await context.newPage();
    await plain.goto(`/compose/speech?slug=${slug}`);
    await expect(plain.locator('mark')).toHaveText('Peter Piper picked a peck of pickled peppers');
    await plain.getByLabel(say.speech.pace_label.en).fill('120');
    await plain.getByRole('button', { name: say.speech.pace_save }).click();
    await expect(plain.getByText(/at 120 words per minute$/)).toBeVisible();
    await plain.goto(`/compose/stage?slug=${slug}`);
    await expect(plain.getByText('Nobody slept.')).toBeVisible();
    await plain.goto(`/compose/podium?slug=${slug}`);
    await expect(plain.getByText('Nobody slept.').last()).toBeVisible();
    await context.close();
    await owner.api.patch('/api/settings', { data: { pace_en: 130 } });
  });
});
