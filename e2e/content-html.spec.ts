import { plainPicture } from '../test/picture-files.ts';
import { english, field, inPane, spanish, test } from './fixtures/content-manager.ts';
import { expect } from './site.ts';

test.use({ siteOf: 'content manager', startsWith: 'page' });

const source = (page: Parameters<typeof field>[0]) => english(page).locator('textarea');

test('a new text is written as it will look, and its paragraphs and lists stay apart', async ({
  page,
  openManager,
}) => {
  await openManager('?page=service&section=speechwriting_content&new=en');
  await expect(english(page).getByLabel('Written in')).toHaveValue('html');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAttribute('contenteditable', 'true');
  await page.keyboard.type('A first thought.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('A second one.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- one');
  await page.keyboard.press('Enter');
  await page.keyboard.type('two');
  // At once: what was typed last is saved with the rest.
  await inPane(page, 'Publish').click();
  await expect(english(page).getByRole('status')).toHaveText('Published. The site shows the new text.');
  await expect(source(page)).toHaveValue(
    '<p>A first thought.</p><p>A second one.</p><ul><li>one</li><li>two</li></ul>',
  );
  await expect(english(page)).not.toContainText('Not saved');
  await page.goto('/services/speech-writing-services');
  const main = page.getByRole('main');
  for (const paragraph of ['A first thought.', 'A second one.']) {
    await expect(main.getByText(paragraph, { exact: true })).toBeVisible();
  }
  await expect(main.getByRole('listitem').filter({ hasText: /^(one|two)$/ })).toHaveCount(2);
});

test('the source is one key away, and is what one finds the next time', async ({
  page,
  openManager,
  save,
}) => {
  await save('service/bio_content/en', { content: '<p>One.</p><p>Two.</p>', content_type: 'html' });
  await openManager('?page=service&section=bio_content');
  await field(page).click();
  await page.keyboard.press('Control+/');
  await expect(field(page)).toHaveValue('<p>One.</p>\n<p>Two.</p>');
  await field(page).fill('<p>One.</p><ul><li>Three</li></ul>');
  await page.keyboard.press('Control+/');
  await expect(field(page).getByRole('listitem')).toHaveText('Three');
  await inPane(page, 'Save Draft').click();
  await expect(english(page).getByRole('status')).toHaveText('Draft saved. The site has not changed.');
  await english(page).getByRole('button', { name: 'HTML' }).click();
  await page.reload();
  await expect(field(page)).toHaveValue('<p>One.</p><ul><li>Three</li></ul>');
  await expect(field(page)).toHaveAttribute('rows', '20');
});

test('lines without a tag stay lines, in the source too', async ({ page, openManager, save }) => {
  await save('service/articles_content/en', { content: '<p>Old.</p>', content_type: 'html' });
  await openManager('?page=service&section=articles_content');
  await english(page).getByRole('button', { name: 'HTML' }).click();
  await field(page).fill('First & last.\n\nSecond:\n- a\n- b');
  await inPane(page, 'Save Draft').click();
  await expect(field(page)).toHaveValue('<p>First &amp; last.</p><p>Second:<br>- a<br>- b</p>');
});

test('a text that was plain comes as paragraphs into the page, and is saved as they show', async ({
  page,
  openManager,
  save,
}) => {
  await save('service/linkedin_content/en', { content: 'First.\n\nSecond.', content_type: 'text' });
  await openManager('?page=service&section=linkedin_content');
  await english(page).getByLabel('Written in').selectOption('html');
  await expect(field(page).locator('p')).toHaveText(['First.', 'Second.']);
  await inPane(page, 'Save Draft').click();
  await expect(source(page)).toHaveValue('<p>First.</p><p>Second.</p>');
});

test('a picture comes to the cursor of the page, and what is brought back is seen there', async ({
  page,
  openManager,
  save,
}) => {
  await save('blog/blog_footer/en', { content: '<p>Before</p><p>After</p>', content_type: 'html' });
  await openManager('?page=blog&section=blog_footer');
  await field(page).getByText('Before').click();
  const buffer = await plainPicture(90, 60).png().toBuffer();
  await english(page)
    .locator('input[type=file]:not([contenteditable] *)')
    .first()
    .setInputFiles({ name: 'desk.png', mimeType: 'image/png', buffer });
  await expect(field(page).locator('p, img').nth(1)).toHaveAttribute('src', /^\/media\//);
  await expect(source(page)).toHaveValue(/^<p>Before<\/p><figure><img [^>]+><\/figure><p>After<\/p>$/);
  await inPane(page, 'Discard the draft').click();
  await expect(field(page).locator('img')).toHaveCount(0);
  await inPane(page, 'Bring it back').click();
  await expect(field(page).locator('img')).toBeVisible();
  await expect(spanish(page).getByRole('textbox')).toBeVisible();
});
