import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './fixtures/accessibility.ts';
import { test } from './fixtures/owner.ts';
import { expect } from './site.ts';

test.use({ siteOf: 'passages', permissions: ['clipboard-read', 'clipboard-write'] });

const filler = Array.from({ length: 12 }, (_, index) => `<p>${`Paragraph ${index}. `.repeat(40)}</p>`);

const html = [
  '<p>We were wrong.</p>',
  ...filler,
  '<h2>What was said</h2>',
  '<p>Nobody <em>spoke</em> to <a href="https://example.com/">the people</a> on the line. 👩‍💻 We were wrong, señoras.</p>',
  ...filler,
].join('');

/** Selects in the text of the article, from the first place of one word to the next of another. */
async function select(page: Page, first: string, last: string): Promise<void> {
  await page.evaluate(
    ([from = '', to = '']) => {
      const prose = document.querySelector('[data-prose]') as Element;
      const walker = document.createTreeWalker(prose, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      let isBegun = false;
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent ?? '';
        const start = isBegun ? 0 : text.indexOf(from);
        if (start < 0) continue;
        if (!isBegun) range.setStart(node, start);
        isBegun = true;
        const end = text.indexOf(to, start);
        if (end < 0) continue;
        range.setEnd(node, end + to.length);
        break;
      }
      range.startContainer.parentElement?.scrollIntoView({ block: 'center' });
      getSelection()?.removeAllRanges();
      getSelection()?.addRange(range);
    },
    [first, last],
  );
}

const barOf = (page: Page): Locator =>
  page.getByRole('group', { name: /Selected passage|Pasaje seleccionado/ });

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Whether words stand in the window. */
const isInView = (page: Page, words: string) =>
  page.evaluate((text) => {
    const [prose] = document.querySelectorAll('[data-prose] em');
    const { top, bottom } = prose?.parentElement?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
    return prose?.parentElement?.textContent?.includes(text) && top > 0 && bottom < innerHeight;
  }, words);

test('what is done with selected words is fetched with the first of them, and a link leads to them', async ({
  page,
  owner,
  context,
}) => {
  const { slug } = await owner.write({ title: 'We were wrong', html });
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto(`/blog/${slug}`, { waitUntil: 'networkidle' });
  await page.locator('[data-prose] p').first().click();
  const before = scripts.length;
  await select(page, 'spoke', 'line');
  await expect(barOf(page)).toBeVisible();
  expect(scripts.length).toBe(before + 1);
  await page.getByRole('button', { name: 'Copy link to passage' }).click();
  await expect(barOf(page).getByRole('status')).toHaveText('Link copied');
  expect(await page.evaluate(() => String(getSelection()))).toBe('spoke to the people on the line');
  const link = await copied(page);
  expect(link).toContain(`/blog/${slug}#p15:~:text=spoke%20to%20the%20people%20on%20the%20line`);
  const other = await context.newPage();
  // Found by its words alone.
  await other.goto(link.replace('#p15', '#'));
  await expect.poll(() => isInView(other, 'spoke to the people')).toBe(true);
});

test('words that stand elsewhere too are found where they were selected', async ({
  page,
  owner,
  context,
}) => {
  const { slug } = await owner.write({ title: 'We were wrong', html });
  await page.goto(`/blog/${slug}`, { waitUntil: 'networkidle' });
  await select(page, 'e were wrong, se', 'eñor');
  await page.getByRole('button', { name: 'Copy link to passage' }).click();
  await expect(barOf(page).getByRole('status')).toHaveText('Link copied');
  const link = await copied(page);
  expect(link).toContain(`text=${encodeURIComponent('We were wrong, señoras')}`);
  await page.locator('[data-prose] h2').click();
  await expect(barOf(page)).toBeHidden();
  const other = await context.newPage();
  await other.goto(link.replace('#p15', '#'));
  await expect.poll(() => isInView(other, 'We were wrong')).toBe(true);
});

test('a browser that does not find the words goes to their paragraph', async ({ page, owner }) => {
  const { slug } = await owner.write({ title: 'Changed since', html });
  await page.goto(`/blog/${slug}#p15:~:text=words%20that%20were%20taken%20out`);
  await expect.poll(() => isInView(page, 'Nobody')).toBe(true);
});

test('the picture is saved and the link copied where the device can’t share', async ({ page, owner }) => {
  const { slug } = await owner.write({ title: 'Saved passage', html });
  await page.addInitScript(() => Object.defineProperty(navigator, 'canShare', { value: undefined }));
  await page.goto(`/blog/${slug}`, { waitUntil: 'networkidle' });
  await select(page, 'Nobody', 'señoras');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Share as a picture' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${slug}.png`);
  const png = await readFile(await download.path());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1080]);
  await expect(barOf(page).getByRole('status')).toHaveText('Picture saved, link copied.');
  expect(await copied(page)).toContain(`/blog/${slug}#p15:~:text=`);
});

test('a device that shares gets the picture and the link', async ({ page, owner }) => {
  const { slug } = await owner.write({ title: 'Pasaje compartido', language: 'es', html });
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'canShare', { value: () => true });
    Object.defineProperty(navigator, 'share', { value: async (data: ShareData) => void shared.push(data) });
  });
  await page.goto(`/blog/${slug}?lang=es`, { waitUntil: 'networkidle' });
  await select(page, 'Paragraph 3', 'Paragraph 4');
  await page.getByRole('button', { name: 'Compartir como imagen' }).click();
  const shared = () =>
    page.evaluate(() => {
      const [data] = (window as unknown as { shared: ShareData[] }).shared;
      const [file] = data?.files ?? [];
      return (
        data && { text: data.text, name: file?.name, type: file?.type, isFilled: (file?.size ?? 0) > 9000 }
      );
    });
  await expect.poll(shared).toEqual({
    text: expect.stringMatching(/\?lang=es#p5:~:text=.*Paragraph%203%2E%20.*,Paragraph%204$/),
    name: `${slug}.png`,
    type: 'image/png',
    isFilled: true,
  });
});

test('a passage that no picture could hold is refused in words', async ({ page, owner }) => {
  const { slug } = await owner.write({ title: 'Too much', html });
  await page.goto(`/blog/${slug}`, { waitUntil: 'networkidle' });
  await select(page, 'Paragraph 1', 'Paragraph 9');
  await page.getByRole('button', { name: 'Share as a picture' }).click();
  await expect(barOf(page).getByRole('status')).toHaveText(
    'Too long for a picture. Select less, or copy the link.',
  );
});

test('the keyboard comes from the words to what is offered, once, and Escape puts it away', async ({
  page,
  owner,
}) => {
  const { slug } = await owner.write({ title: 'By keyboard', html });
  await page.goto(`/blog/${slug}`, { waitUntil: 'networkidle' });
  await select(page, 'spoke', 'line');
  await expect(barOf(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Share as a picture' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(barOf(page).getByRole('status')).toHaveText('Link copied');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await barOf(page).evaluate((bar) => bar.contains(document.activeElement))).toBe(false);
  await page.keyboard.press('Escape');
  await expect(barOf(page)).toBeHidden();
});

for (const { width, lang } of [
  { width: 1280, lang: 'en' },
  { width: 900, lang: 'es' },
  { width: 390, lang: 'es' },
  { width: 320, lang: 'en' },
]) {
  test(`the offer covers no selected word and is no barrier, at ${width} px (${lang})`, async ({
    page,
    owner,
  }) => {
    const { slug } = await owner.write({ title: 'Beside the words', html });
    await page.setViewportSize({ width, height: 740 });
    await page.goto(`/blog/${slug}?lang=${lang}`, { waitUntil: 'networkidle' });
    for (const [first, last] of [
      ['spoke', 'line'],
      ['We', 'wrong'],
      ['Paragraph 1', 'Paragraph 2'],
    ] as const) {
      await select(page, first, last);
      await expect(barOf(page).locator('[data-copy]')).toHaveAttribute(
        'data-copy',
        new RegExp(`=${first.split(' ')[0]}`),
      );
      const isApart = await barOf(page).evaluate((bar) => {
        const box = bar.getBoundingClientRect();
        const isInside =
          box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight;
        const lines = [...(getSelection()?.getRangeAt(0).getClientRects() ?? [])];
        return (
          isInside &&
          lines.every(
            ({ left, right, top, bottom }) =>
              right <= box.left || left >= box.right || bottom <= box.top || top >= box.bottom,
          )
        );
      });
      expect(isApart, first).toBe(true);
    }
    await expectAccessible(page);
  });
}

test('what only its owner sees offers nothing', async ({ page, owner, signIn }) => {
  const { slug } = await owner.write({ title: 'Still a draft', status: 'draft', html });
  await signIn(page);
  await page.goto(`/blog/${slug}`, { waitUntil: 'networkidle' });
  await expect(page.locator('[data-passage], [data-listen], [data-listen-bar]')).toHaveCount(0);
});
