import { catalogs } from '../messages/catalogs.ts';
import {
  button,
  color,
  english,
  field,
  inPane,
  row,
  spanish,
  stored,
  test,
} from './fixtures/content-manager.ts';
import { hydrated } from './fixtures/hydrated.ts';
import { expect } from './site.ts';

const say = catalogs.en;

test.use({ siteOf: 'content manager' });

const source = (page: Parameters<typeof field>[0]) => english(page).locator('textarea');

test.describe('a section', () => {
  test('a section has 20 rows and is an HTML draft by default; POST creates it and PUT saves it', async ({
    page,
    openManager,
    request,
  }) => {
    const calls: string[] = [];
    page.on('request', (call) => {
      if (call.url().includes('/api/content')) calls.push(`${call.method()} ${new URL(call.url()).pathname}`);
    });
    await openManager();
    await page
      .getByRole('group', { name: say.contentManager.create_in.en })
      .getByText('Edit Services heading')
      .click();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue(`<p>${say.home.services.heading}</p>`);
    await expect(field(page)).toHaveAttribute('rows', '20');
    await expect(spanish(page).getByRole('textbox')).toHaveAttribute('rows', '20');
    await expect(english(page).getByLabel(say.contentManager.mode, { exact: true })).toHaveValue('html');
    await expect(english(page)).toContainText('Status: Draft. Not saved yet.');

    await field(page).fill('<p>Quiet <em>sentences</em></p><script>x</script>');
    await inPane(page, 'Save Draft').click();
    await expect(english(page).getByRole('status')).toHaveText(say.contentManager.messages.draft_saved);
    expect(await color(page, 'Draft saved.')).toBe('green');
    await expect(field(page)).toHaveValue('<p>Quiet <em>sentences</em></p>');
    await expect(english(page)).toContainText(/Status: Draft\. Last updated .*20\d\d/);
    await expect(row(page, 'Services heading')).toContainText('EN');
    expect(await (await request.get('/')).text()).not.toContain('Quiet');

    await inPane(page, 'Publish').click();
    await expect(english(page).getByRole('status')).toHaveText(say.contentManager.messages.published);
    await expect(english(page)).toContainText('Status: Published.');
    expect(await (await request.get('/')).text()).toContain('Quiet sentences');
    expect(await (await request.get('/?lang=es')).text()).not.toContain('Quiet sentences');
    expect(calls).toEqual(['POST /api/content', 'PUT /api/content/homepage/services_title']);
  });

  test('a section stays published while a newer draft exists, which only the owner can preview', async ({
    page,
    openManager,
    save,
    request,
  }) => {
    await save('homepage/hero_subtitle/en', { content: 'The live line.' });
    await openManager('?page=homepage&section=hero_subtitle');
    await field(page).fill('The line that is to come.');
    await page.keyboard.press('Control+s');
    await expect(english(page)).toContainText('Status: Published, with a newer draft.');
    await expect(row(page, 'Hero subtitle')).toContainText(say.contentManager.status.published_with_draft);
    expect(await (await request.get('/')).text()).toContain('The live line.');

    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      english(page).getByRole('link', { name: say.contentManager.see_in_place }).click(),
    ]);
    await expect(tab.getByText('The line that is to come.')).toBeVisible();
    await expect(tab.getByText(say.contentManager.draft_note)).toBeVisible();
    expect(await (await request.get(tab.url())).text()).toContain('The live line.');
    expect(await (await page.request.get('/')).text()).toContain('The live line.');
    const spanishPage = await page.goto('/?lang=es&preview=drafts');
    expect(await spanishPage?.text()).toContain('Vista previa del borrador');
    await page.goto('/content-manager?page=homepage&section=hero_subtitle');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await hydrated(page);

    await inPane(page, say.contentManager.discard_draft).click();
    await expect(english(page).getByRole('status')).toHaveText(say.contentManager.messages.discarded);
    await expect(field(page)).toHaveValue('The live line.');
    await expect(english(page)).toContainText('Status: Published.');
    await inPane(page, say.compose.recover.restore).click();
    await expect(field(page)).toHaveValue('The line that is to come.');
  });

  test('the preview of a Markdown section looks like the public page', async ({ page, openManager }) => {
    await openManager('?page=service&section=linkedin_content');
    await english(page).getByLabel(say.contentManager.mode, { exact: true }).selectOption('markdown');
    await field(page).fill('## A heading\n\nA *word*.<script>alert(1)</script>');
    await inPane(page, 'Preview').click();
    const preview = english(page).getByRole('region', { name: say.contentManager.preview });
    await expect(preview.getByRole('heading', { name: 'A heading' })).toBeVisible();
    await expect(preview.locator('em')).toHaveText('word');
    await field(page).fill('Another *thought*.');
    await expect(preview.locator('em')).toHaveText('thought');
    await english(page).getByLabel(say.contentManager.mode, { exact: true }).selectOption('text');
    await expect(preview).toHaveText('Another *thought*.');
  });

  test('an image is inserted in a section at the cursor, in the syntax of its format', async ({
    page,
    openManager,
  }) => {
    await openManager('?page=blog&section=blog_footer');
    const picture = {
      name: 'dot.png',
      mimeType: 'image/png',
      buffer: Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
        'base64',
      ),
    };
    const upload = english(page).locator('input[type=file]');
    await english(page).getByLabel(say.contentManager.mode, { exact: true }).selectOption('markdown');
    await field(page).fill('Before after');
    await field(page).evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(7, 7));
    const [call] = await Promise.all([
      page.waitForRequest('**/api/content/media/upload'),
      upload.setInputFiles(picture),
    ]);
    expect(call.postDataJSON()).toMatchObject({ file_name: 'dot.png', folder: 'content-manager' });
    await expect(english(page).getByRole('status')).toHaveText('Image uploaded and added to the text.');
    await expect(field(page)).toHaveValue(/^Before !\[\]\(\/media\/\S+\)after$/);
    await english(page).getByLabel(say.contentManager.mode, { exact: true }).selectOption('html');
    await field(page).fill('');
    await upload.setInputFiles(picture);
    await expect(field(page)).toHaveValue(/^<img src="\/media\/[^"]+" alt="">$/);
  });
});

test('Migrate copies default text once, without overwriting the owner’s sections', async ({
  page,
  openManager,
  save,
  request,
}) => {
  await save('homepage/hero_title/en', { content: 'My own headline' });
  await openManager();
  await button(page, say.contentManager.migrate).click();
  const status = page.getByText(/^\d+ sections? imported\.$/);
  await expect(status).toBeVisible();
  expect(await color(page, /^\d+ sections? imported\.$/)).toBe('green');
  await expect(page.getByRole('heading', { name: say.contentManager.create_new })).toHaveCount(0);
  await expect(row(page, 'About the founder')).toContainText('Draft');
  await row(page, 'About the founder').getByRole('link').click();
  await expect(field(page)).toHaveValue(/Most of the work is listening/);
  await row(page, 'Headline').getByRole('link').click();
  await expect(field(page)).toHaveValue('My own headline');
  await button(page, say.contentManager.migrate).click();
  await expect(page.getByText(say.contentManager.messages.migrated_none)).toBeVisible();
  expect(await (await request.get('/')).text()).toContain('My own headline');
});

test.describe('the visual editor', () => {
  test.use({ siteOf: 'content manager, written', startsWith: 'page' });

  test('the visual editor keeps paragraphs and lists of a new text separate', async ({
    page,
    openManager,
  }) => {
    await openManager('?page=service&section=speechwriting_content&new=en');
    await expect(english(page).getByLabel(say.contentManager.mode, { exact: true })).toHaveValue('html');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveAttribute('contenteditable', 'true');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('A first thought.');
    await page.keyboard.press('Enter');
    await page.keyboard.type('A second one.');
    await page.keyboard.press('Enter');
    await page.keyboard.type('- one');
    await page.keyboard.press('Enter');
    await page.keyboard.type('two');
    // Publish at once, to check that the last keystrokes are saved, too.
    await inPane(page, 'Publish').click();
    await expect(english(page).getByRole('status')).toHaveText(say.contentManager.messages.published);
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
});

test.describe('signing in and reporting errors', () => {
  test.describe('sign-in', () => {
    test('the sign-in of the content manager has the specified wording and is noindex', async ({
      page,
      site,
      expectedErrors,
      context,
    }) => {
      expectedErrors.push(/401/, /ERR_INTERNET_DISCONNECTED/);
      await page.goto('/content-manager');
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Restricted');
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      const password = page.getByLabel(say.signIn.password, { exact: true });
      await password.fill('not the password');
      await button(page, say.signIn.submit).click();
      await expect(page.getByRole('alert')).toContainText('Invalid password.');
      await password.fill(site.ownerPassword);
      await context.setOffline(true);
      await button(page, say.signIn.submit).click();
      await expect(page.getByRole('alert')).toHaveText('Connection error. Please try again.');
      await context.setOffline(false);
      await button(page, say.signIn.submit).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.contentManager.title);
      const since = async () => Date.now() - Number(await stored(page, 'contentManagerAuth'));
      await expect.poll(async () => Math.abs(await since())).toBeLessThan(60_000);
    });
  });

  test.describe('errors', () => {
    test('errors in the content manager have the specified wording, in red', async ({
      page,
      openManager,
      expectedErrors,
    }) => {
      expectedErrors.push(/500|415/);
      const refuse = (pattern: string, status: number) =>
        page.route(pattern, (route) => route.fulfill({ status, json: { detail: 'the reason' } }));
      await refuse('**/api/content', 500);
      await refuse('**/api/content/media/upload', 415);
      await refuse('**/api/content/migrate-existing', 500);
      await openManager('?page=homepage&section=about_content');
      const alert = english(page).getByRole('alert');

      await field(page).fill('<p>Mine</p>');
      await spanish(page).getByRole('textbox').fill('');
      await spanish(page).getByRole('button', { name: say.contentManager.publish }).click();
      await expect(spanish(page).getByRole('alert')).toHaveText(
        'Error saving content: Write something before you save.',
      );
      await inPane(page, 'Publish').click();
      await expect(alert).toHaveText('Error saving content: the reason');
      expect(await color(page, 'Error saving content: the reason')).toBe('red');
      await expect(field(page)).toHaveValue('<p>Mine</p>');

      const file = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('x') };
      await english(page).locator('input[type=file]').setInputFiles(file);
      await expect(alert).toHaveText('Error uploading image: the reason');

      await button(page, say.contentManager.migrate).click();
      await expect(page.getByText('Migration error: the reason')).toBeVisible();
      expect(await color(page, 'Migration error: the reason')).toBe('red');

      await page.route('**/content-manager.data?**', (route) =>
        route.fulfill({ status: 500, body: 'broken' }),
      );
      await page.getByLabel(say.contentManager.page_type).selectOption('blog');
      await expect(page.getByText('Error fetching content')).toBeVisible();
      await expect(field(page)).toHaveValue('<p>Mine</p>');
    });
  });
});
