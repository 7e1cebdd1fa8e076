import { plainPicture } from '../test/picture-files.ts';
import { expectAccessible } from './fixtures/accessibility.ts';
import {
  button,
  colour,
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

test.use({ siteOf: 'content manager' });

test.describe('a text', () => {
  test('that is built in is shown with its edits, none cut off', async ({ page, openManager }) => {
    await openManager('?page=homepage&section=hero_title');
    const written = english(page).getByRole('blockquote').locator('ins').first();
    await expect(written).toHaveText('Words');
    const isSeen = await written.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) === element;
    });
    expect(isSeen).toBe(true);
  });

  test('that is new has 20 rows, is HTML and a draft, and is made with POST; then it is saved with PUT', async ({
    page,
    openManager,
    request,
  }) => {
    const calls: string[] = [];
    page.on('request', (call) => {
      if (call.url().includes('/api/content')) calls.push(`${call.method()} ${new URL(call.url()).pathname}`);
    });
    await openManager();
    await page.getByRole('group', { name: 'In English' }).getByText('Create Heading of the services').click();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveAttribute('rows', '20');
    await expect(spanish(page).getByRole('textbox')).toHaveAttribute('rows', '20');
    await expect(english(page).getByLabel('Written in')).toHaveValue('html');
    await expect(english(page)).toContainText('Status: Draft. Not saved yet.');

    await field(page).fill('<p>Quiet <em>sentences</em></p><script>x</script>');
    await inPane(page, 'Save Draft').click();
    await expect(english(page).getByRole('status')).toHaveText('Draft saved. The site has not changed.');
    expect(await colour(page, 'Draft saved.')).toBe('green');
    await expect(field(page)).toHaveValue('<p>Quiet <em>sentences</em></p>');
    await expect(english(page)).toContainText(/Status: Draft\. Last updated .*20\d\d/);
    await expect(row(page, 'Heading of the services')).toContainText('EN');
    expect(await (await request.get('/')).text()).not.toContain('Quiet');

    await inPane(page, 'Publish').click();
    await expect(english(page).getByRole('status')).toHaveText('Published. The site shows the new text.');
    await expect(english(page)).toContainText('Status: Published.');
    expect(await (await request.get('/')).text()).toContain('Quiet sentences');
    expect(await (await request.get('/?lang=es')).text()).not.toContain('Quiet sentences');
    expect(calls).toEqual(['POST /api/content', 'PUT /api/content/homepage/services_title']);
  });

  test('stays on the site under a newer draft, which a preview shows in its place to the owner alone', async ({
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
    await expect(row(page, 'Line under the headline')).toContainText('Published, with a newer draft');
    expect(await (await request.get('/')).text()).toContain('The live line.');

    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      english(page).getByRole('link', { name: 'See the saved draft on the page' }).click(),
    ]);
    await expect(tab.getByText('The line that is to come.')).toBeVisible();
    await expect(tab.getByText('Draft preview: only you see this page.')).toBeVisible();
    expect(await (await request.get(tab.url())).text()).toContain('The live line.');
    expect(await (await page.request.get('/')).text()).toContain('The live line.');
    const spanishPage = await page.goto('/?lang=es&preview=drafts');
    expect(await spanishPage?.text()).toContain('Vista previa del borrador');
    await page.goto('/content-manager?page=homepage&section=hero_subtitle');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await hydrated(page);

    await inPane(page, 'Discard the draft').click();
    await expect(english(page).getByRole('status')).toHaveText('Draft discarded.');
    await expect(field(page)).toHaveValue('The live line.');
    await expect(english(page)).toContainText('Status: Published.');
    await inPane(page, 'Bring it back').click();
    await expect(field(page)).toHaveValue('The line that is to come.');
  });

  test('in Markdown is previewed as the public page will show it', async ({ page, openManager }) => {
    await openManager('?page=service&section=linkedin_content');
    await english(page).getByLabel('Written in').selectOption('markdown');
    await field(page).fill('## A heading\n\nA *word*.<script>alert(1)</script>');
    await inPane(page, 'Preview').click();
    const preview = english(page).getByRole('region', { name: 'Preview' });
    await expect(preview.getByRole('heading', { name: 'A heading' })).toBeVisible();
    await expect(preview.locator('em')).toHaveText('word');
    await field(page).fill('Another *thought*.');
    await expect(preview.locator('em')).toHaveText('thought');
    await english(page).getByLabel('Written in').selectOption('text');
    await expect(preview).toHaveText('Another *thought*.');
  });

  test('takes a picture where the cursor is, in its own syntax', async ({ page, openManager }) => {
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
    await english(page).getByLabel('Written in').selectOption('markdown');
    await field(page).fill('Before after');
    await field(page).evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(7, 7));
    const [call] = await Promise.all([
      page.waitForRequest('**/api/content/media/upload'),
      upload.setInputFiles(picture),
    ]);
    expect(call.postDataJSON()).toMatchObject({ file_name: 'dot.png', folder: 'content-manager' });
    await expect(english(page).getByRole('status')).toHaveText(
      'Picture uploaded. Its address is in the text.',
    );
    await expect(field(page)).toHaveValue(/^Before !\[\]\(\/media\/\S+\)after$/);
    await english(page).getByLabel('Written in').selectOption('html');
    await field(page).fill('');
    await upload.setInputFiles(picture);
    await expect(field(page)).toHaveValue(/^<img src="\/media\/[^"]+" alt="">$/);
  });

  test('takes a picture of the library, with its words', async ({ page, openManager }) => {
    await openManager('?page=blog&section=blog_footer');
    const file = {
      name: 'desk.png',
      mimeType: 'image/png',
      buffer: await plainPicture(90, 60).png().toBuffer(),
    };
    const stored = await (await page.request.post('/api/media', { multipart: { file } })).json();
    await page.request.patch(`/api/media/${stored.id}`, { data: { alt: 'A desk "by" the sea' } });
    await field(page).fill('<p>Before</p>');
    await inPane(page, 'From the library').click();
    await page.getByRole('dialog').getByRole('button', { name: 'A desk "by" the sea' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue(
      `<p>Before</p><img src="${stored.url}" alt="A desk &quot;by&quot; the sea">`,
    );
  });

  test('that is typed and not saved is offered again after the page was closed', async ({
    page,
    context,
    openManager,
  }) => {
    await openManager('?page=blog&section=blog_intro');
    await field(page).fill('<p>In the middle of a</p>');
    await expect.poll(() => stored(page, 'content_draft:blog/blog_intro/en')).toContain('In the middle of a');
    await page.close();
    const next = await context.newPage();
    await next.goto('/content-manager?page=blog&section=blog_intro');
    await inPane(next, 'Bring it back').click();
    await expect(field(next)).toHaveValue('<p>In the middle of a</p>');
  });

  test('can start from the built-in one', async ({ page, openManager }) => {
    await openManager('?page=service&section=unified_voice_content');
    const builtIn = spanish(page).locator('blockquote');
    await expect(builtIn).toHaveAttribute('lang', 'es');
    await expect(spanish(page)).toContainText('On the site now');
    const builtInText = await builtIn.innerText();
    await spanish(page).getByRole('button', { name: 'Start from the built-in text' }).click();
    await expect(spanish(page).getByRole('textbox')).toHaveValue(/^<p>.+<\/p>$/s);
    await expect(spanish(page)).toContainText('Not saved yet');
    expect(await spanish(page).getByRole('textbox').inputValue()).toContain(builtInText.slice(0, 40));
    // What was typed is not to be replaced, and the field stays where it is.
    await expect(spanish(page).getByRole('button', { name: 'Start from the built-in text' })).toBeHidden();
    await expect(builtIn).toBeVisible();
  });
});

test.describe('both languages', () => {
  test('stand side by side on wide screens and below each other on narrow ones', async ({
    page,
    openManager,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openManager('?page=service&section=articles_content');
    const boxes = async () => {
      const [one, two] = [await english(page).boundingBox(), await spanish(page).boundingBox()];
      return { one: one ?? { x: 0, y: 0 }, two: two ?? { x: 0, y: 0 } };
    };
    const wide = await boxes();
    expect([wide.two.x > wide.one.x, wide.two.y === wide.one.y]).toEqual([true, true]);
    await page.setViewportSize({ width: 360, height: 740 });
    const isBelow = async () => {
      const { one, two } = await boxes();
      return [two.x === one.x, two.y > one.y];
    };
    await expect.poll(isBelow).toEqual([true, true]);
    await page.getByRole('link', { name: 'All texts' }).click();
    await expect(page.getByLabel('Page type')).toBeVisible();
  });

  test('a mark tells where the Spanish is older than the English it follows', async ({
    page,
    openManager,
    save,
  }) => {
    const mark = (where: ReturnType<typeof spanish>) => where.getByText('Older than the English');
    await save('service/articles_content/es', { content: 'Primero.' });
    await openManager('?page=service&section=articles_content');
    await expect(mark(spanish(page))).toHaveCount(0);
    await field(page).fill('<p>Second.</p>');
    await inPane(page, 'Publish').click();
    await expect(mark(spanish(page))).toBeVisible();
    await expect(mark(row(page, 'Articles and op-eds page'))).toBeVisible();
    await expect(mark(english(page))).toHaveCount(0);
    await spanish(page).getByRole('textbox').fill('Segundo.');
    await spanish(page).getByRole('button', { name: 'Publish' }).click();
    await expect(mark(spanish(page))).toHaveCount(0);
    await expect(mark(row(page, 'Articles and op-eds page'))).toHaveCount(0);
  });

  test('the manager itself speaks Spanish', async ({ page, openManager }) => {
    await openManager('?lang=es');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gestor de contenidos');
    await page.getByRole('group', { name: 'En español' }).getByText('Crear Titular').click();
    await spanish(page).getByRole('textbox').fill('<p>Palabras</p>');
    await spanish(page).getByRole('button', { name: 'Guardar borrador' }).click();
    await expect(spanish(page).getByRole('status')).toHaveText('Borrador guardado. El sitio no cambió.');
    await expect(spanish(page)).toContainText('Estado: Borrador. Última actualización');
    await expect(page).toHaveURL(/lang=es/);
  });
});

test('what is built in is brought in once, and nothing of the owner’s is overwritten', async ({
  page,
  openManager,
  save,
  request,
}) => {
  await save('homepage/hero_title/en', { content: 'My own headline' });
  await openManager();
  await button(page, 'Bring in existing content').click();
  const status = page.getByText(/^\d+ texts? brought in\.$/);
  await expect(status).toBeVisible();
  expect(await colour(page, /^\d+ texts? brought in\.$/)).toBe('green');
  await expect(page.getByRole('heading', { name: 'Create New' })).toHaveCount(0);
  await expect(row(page, 'About the founder')).toContainText('Draft');
  await row(page, 'About the founder').getByRole('link').click();
  await expect(field(page)).toHaveValue(/Most of the work is listening/);
  await row(page, 'Headline').getByRole('link').click();
  await expect(field(page)).toHaveValue('My own headline');
  await button(page, 'Bring in existing content').click();
  await expect(page.getByText('There was nothing new to bring in.')).toBeVisible();
  expect(await (await request.get('/')).text()).toContain('My own headline');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no barrier, and nothing scrolls sideways, ${colorScheme}`, async ({ page, openManager, save }) => {
    await page.emulateMedia({ colorScheme });
    await save('homepage/hero_title/en', { content: 'Say [-a lot-][+one thing+]' });
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const address of ['?lang=en', '?lang=es&page=homepage&section=hero_title']) {
        await openManager(address);
        await hydrated(page);
        if (address.includes('section'))
          await english(page).getByRole('button', { name: 'Vista previa' }).click();
        await expectAccessible(page);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
      }
    }
  });
}
