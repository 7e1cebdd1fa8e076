import type { Page } from '@playwright/test';
import { expectAccessible } from './fixtures/accessibility.ts';
import { hydrated } from './fixtures/hydrated.ts';
import { longSpeech } from './fixtures/long-speech.ts';
import { test } from './fixtures/owner.ts';
import { expect } from './site.ts';

test.use({ siteOf: 'speech' });
test.beforeEach(({ page, signIn }) => signIn(page));

const sheets = (page: Page) => page.getByRole('region', { name: /^Page \d+ of \d+$/ });

test('pages end where sentences end, and nothing sticks out', async ({ page, owner }) => {
  const giant = `<p>${Array(160).fill('endless,').join(' ')} end.</p>`;
  const { slug } = await owner.write({ title: 'Podium', html: longSpeech + giant });
  for (const query of ['', '&size=48&paper=letter', '&size=18&breaths=1']) {
    await page.goto(`/compose/podium?slug=${slug}${query}`);
    await hydrated(page);
    await expect(sheets(page).first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const pages = await sheets(page).evaluateAll((all) =>
      all.map((sheet) => {
        const room = sheet.firstElementChild as HTMLElement;
        const last = room.lastElementChild;
        return {
          text: room.innerText.trim(),
          over: (last?.getBoundingClientRect().bottom ?? 0) - room.getBoundingClientRect().bottom,
          number: sheet.lastElementChild?.textContent,
        };
      }),
    );
    expect(pages.length).toBeGreaterThan(1);
    for (const [index, { text, over, number }] of pages.entries()) {
      expect(text).toMatch(/[.?!]”?$|, ?→$/);
      expect(over).toBeLessThan(1);
      expect(number).toBe(`${index + 1} / ${pages.length}`);
    }
    const all = pages.map(({ text }) => text).join(' ');
    expect(all.match(/It took until the morning\./g)).toHaveLength(9);
  }
  await expectAccessible(page);
});

test('a sentence longer than a page is named with what was done with it', async ({ page, owner }) => {
  const words = (count: number, word: string) => `<p>${Array(count).fill(`${word},`).join(' ')} end.</p>`;
  const { slug } = await owner.write({
    title: 'Tight',
    html: `<p>Short.</p>${words(62, 'slightly')}${words(160, 'endless')}`,
  });
  await page.goto(`/compose/podium?slug=${slug}&size=36`);
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const told = page.getByRole('status').filter({ hasText: 'longer than a page' });
  await expect(told.getByRole('heading')).toHaveText('2 sentences are longer than a page');
  const [smaller, divided] = [told.getByRole('listitem').first(), told.getByRole('listitem').last()];
  await expect(smaller).toContainText(
    /^Page 2: “slightly, .*…” is set in (2[7-9]|3[0-5]) points instead of 36\.$/,
  );
  await expect(divided).toContainText(/^Pages 3 to \d: “endless, .*…” is divided/);
  // Never under three quarters of what was asked for.
  const sizes = await sheets(page).evaluateAll((all) =>
    all.map(({ firstElementChild, ...sheet }) =>
      firstElementChild
        ? Number.parseFloat(getComputedStyle(firstElementChild).fontSize) /
          Number.parseFloat(getComputedStyle(firstElementChild.parentElement ?? firstElementChild).fontSize)
        : Number(sheet),
    ),
  );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(0.75);
  expect(Math.min(...sizes)).toBeLessThan(1);
  await expect(sheets(page).getByRole('img', { name: 'The sentence goes on' })).not.toHaveCount(0);
  const all = (await sheets(page).locator('> :first-child').allInnerTexts()).join(' ');
  expect(all.match(/endless/g)).toHaveLength(160);
  await divided.getByRole('link').click();
  await expect(sheets(page).nth(2)).toBeInViewport();
  await expectAccessible(page);
  // Where everything has room nothing is told.
  await page.goto(`/compose/podium?slug=${slug}&size=18`);
  await hydrated(page);
  await expect(sheets(page).first()).toBeVisible();
});

test('the form sets size, paper and marks', async ({ page, owner }) => {
  const { slug } = await owner.write({ title: 'Form', html: longSpeech });
  await page.goto(`/compose/podium?slug=${slug}`);
  await hydrated(page);
  const before = await sheets(page).count();
  await page.getByLabel('Size of the type').selectOption('48');
  await page.getByLabel('Mark places to breathe').check();
  await page.getByRole('button', { name: 'Set the pages' }).click();
  await expect(page).toHaveURL(/size=48&paper=a4&breaths=1/);
  await expect(sheets(page).getByText('/ who had trusted')).toBeVisible();
  expect(await sheets(page).count()).toBeGreaterThan(before);
});

test('paper has the sheets and nothing else, with and without scripts', async ({
  page,
  owner,
  browser,
  site,
}) => {
  const { slug } = await owner.write({ title: 'Paper', html: longSpeech });
  const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;
  for (const query of ['', '&size=42&paper=letter']) {
    await page.goto(`/compose/podium?slug=${slug}${query}`);
    await hydrated(page);
    await expect(sheets(page).first()).toBeVisible();
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(await sheets(page).count());
  }
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ baseURL: site.url, storageState, javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(`/compose/podium?slug=${slug}`);
  const block = plain.getByText('Nobody slept.').last().locator('xpath=..');
  await expect(block).toHaveCSS('break-inside', 'avoid');
  await expect(plain.getByText(/divides a sentence that is longer than a page/)).toBeVisible();
  expect(pagesOf(await plain.pdf({ preferCSSPageSize: true }))).toBeGreaterThan(2);
  await context.close();
});
