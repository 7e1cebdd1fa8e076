import type { Page } from '@playwright/test';
import { plainPicture } from '../test/picture-files.ts';
import { expectAccessible } from './fixtures/accessibility.ts';
import { composePage, openCompose } from './fixtures/compose.ts';
import { otherDevice } from './fixtures/other-device.ts';
import { test } from './fixtures/owner.ts';
import { editor, paste } from './fixtures/text.ts';
import { expect } from './site.ts';

const { title, button } = composePage;

test.use({ siteOf: 'missing pictures' });
test.beforeEach(({ page, signIn }) => signIn(page));

const told = (page: Page, words: string) => page.getByText(`${words} still on your computer`);
const names = (page: Page, list: string) =>
  page.getByText(`Drop them where they are named: ${list}`, { exact: true });
const isSaved = (page: Page) => expect(page.getByText('Changes not yet published')).toHaveCount(0);

/** Publishes a text with pictures whose files stayed on the computer. */
async function publishWithout(page: Page, called: string, ...files: string[]): Promise<void> {
  await openCompose(page);
  await title(page).fill(called);
  const images = files.map((name) => `<p>Before ${name}.</p><p><img src="file:///C:/me/${name}"></p>`);
  await paste(page, `${images.join('')}<p>The end.</p>`);
  await expect(names(page, files.join(', '))).toBeVisible();
  await button(page, 'Publish').click();
  await expect(page.getByText('Published. It is on the site.')).toBeVisible();
}

test('what is missing in a saved text is named on every device, until it is filled there', async ({
  page,
  site,
  browser,
}) => {
  await publishWithout(page, 'On every device', 'one.png', 'two.png');
  expect(await (await page.request.get('/blog/on-every-device')).text()).not.toContain('one.png"');

  const { context, page: phone } = await otherDevice(browser, site);
  await openCompose(phone, 'on-every-device');
  await expect(told(phone, '2 pictures of this text are')).toBeVisible();
  await expect(names(phone, 'one.png, two.png')).toBeVisible();
  const place = editor(phone).locator('figure').filter({ hasText: '“one.png” did not come along' });
  await expect(editor(phone).locator('p, figure')).toHaveText([
    'Before one.png.',
    /one\.png/,
    'Before two.png.',
    /two\.png/,
    'The end.',
  ]);
  await isSaved(phone);
  // Clear of the bar at the foot, which would cover half of its buttons.
  await place.evaluate((figure) => figure.scrollIntoView({ block: 'center' }));
  await expectAccessible(phone);

  const buffer = await plainPicture(90, 60).png().toBuffer();
  await place.getByLabel('Choose the file').setInputFiles({ name: 'one.png', mimeType: 'image/png', buffer });
  await expect(told(phone, '1 picture of this text is')).toBeVisible();
  await button(phone, 'Update').click();
  await expect(phone.getByText('Updated. Readers see the new text.')).toBeVisible();
  const readers = await (await phone.request.get('/api/blog/posts/on-every-device')).json();
  expect(readers.html).toMatch(
    /^<p>Before one.png.<.p><figure><img src="\/media\/[^>]*><.figure><p>Before two.png.<.p><p>The end.<.p>$/,
  );

  await page.reload();
  await expect(names(page, 'two.png')).toBeVisible();
  await expect(editor(page).locator('img[src^="/media/"]')).toHaveCount(1);
  await isSaved(page);
  await context.close();
});

test('what is missing can be left out, one or all, with Undo, and is not named again', async ({
  page,
  site,
  browser,
}) => {
  await publishWithout(page, 'Left out', 'one.png', 'two.png', 'three.png');
  await button(editor(page).locator('figure').first(), 'Leave it out').click();
  await expect(told(page, '2 pictures of this text are')).toBeVisible();
  await expect(editor(page)).toBeFocused();
  await button(page, 'Leave them out').click();
  await expect(told(page, 'this text')).toHaveCount(0);
  await page.getByRole('toolbar').getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(names(page, 'two.png, three.png')).toBeVisible();
  await button(page, 'Leave them out').click();
  await button(page, 'Update').click();
  await expect(page.getByText('Updated. Readers see the new text.')).toBeVisible();

  const { context, page: phone } = await otherDevice(browser, site);
  await openCompose(phone, 'left-out');
  await expect(editor(phone).locator('p')).toHaveCount(4);
  await expect(editor(phone).locator('figure')).toHaveCount(0);
  await expect(phone.getByText(/still on your computer/)).toHaveCount(0);
  await context.close();
});

test('of two devices that saved, the one that takes the other’s text has its missing pictures named', async ({
  page,
  site,
  browser,
}) => {
  await publishWithout(page, 'Taken over', 'one.png');
  const { context, page: phone } = await otherDevice(browser, site);
  await openCompose(phone, 'taken-over');
  await title(page).fill('Taken over at the desk');
  await button(page, 'Update').click();
  await expect(page.getByText('Updated. Readers see the new text.')).toBeVisible();
  await title(phone).fill('Taken over on the phone');
  await button(phone, 'Update').click();
  await button(phone, 'Take theirs').click();
  await expect(title(phone)).toHaveValue('Taken over at the desk');
  await expect(names(phone, 'one.png')).toBeVisible();
  await isSaved(phone);
  await context.close();
});

test('the rest of a text with missing pictures comes back as it was saved', async ({ page, owner }) => {
  const html =
    '<h2 style="text-align: center">Heading</h2><p><strong>One</strong> <em>two</em> <a href="/blog/x">three</a><br>four.</p>' +
    '<figure><img src="/icon-512.png" alt="An icon" width="50%"><figcaption>Words</figcaption></figure>' +
    '<ul><li>First</li><li>Second<ol><li>Within</li></ol></li></ul><blockquote><p>Said.</p></blockquote>' +
    '<p style="text-align: right">The end.</p>';
  const place = '<figure><img src="#missing-picture=a1/one.png"><figcaption>One</figcaption></figure>';
  const { slug } = await owner.write({ title: 'All the rest', html: html + place });
  const saved = async () => (await owner.api.get(`/api/blog/posts/${slug}`)).json();
  const before = await saved();
  await openCompose(page, slug);
  await expect(names(page, 'one.png')).toBeVisible();
  await title(page).fill('All the rest, still');
  await button(page, 'Update').click();
  await expect(page.getByText('Updated. Readers see the new text.')).toBeVisible();
  expect((await saved()).html).toBe(before.html);
  const missing = await (await owner.api.get(`/api/blog/posts/${slug}/missing-pictures`)).json();
  expect(missing).toEqual({ names: ['one.png'], html: html + place });
});
