import type { Page } from '@playwright/test';
import { catalogs } from '../messages/catalogs.ts';
import { pageTextKeys } from '../shared/content.ts';
import { sectionPlaces } from '../shared/page-sections.ts';
import { textsPreview } from '../shared/preview.ts';
import { test } from './fixtures/content-manager.ts';
import { expect } from './site.ts';

const say = catalogs.en;
const { save_draft: keep, publish } = say.contentManager;

test.use({ siteOf: 'page texts' });

// Opening the next section aborts what the router is still reloading for the last one. It reports that as uncaught.
test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/AbortError: signal is aborted/));

/** Finds the page in its frame. */
const shown = (page: Page) => page.frameLocator('iframe');
const textOf = (page: Page, key: string) => shown(page).locator(`[data-text="${key}"]`);
/** Finds the open section's editor on the page. */
const editor = (page: Page, name: string) => page.getByRole('form', { name });
const words = (page: Page, name: string) => editor(page, name).locator('[contenteditable="true"]');
const said = (page: Page) => page.getByRole('main').getByRole('status').first();
const row = (page: Page, name: string) =>
  page.getByRole('navigation', { name: say.pageTexts.list }).getByRole('link').filter({ hasText: name });

test('the headline is edited on the page, with buttons for deleted and inserted words', async ({
  page,
  openManager,
  request,
}) => {
  await openManager('/page');
  await textOf(page, 'hero_title').click();
  const headline = words(page, 'Headline, English');
  await expect(headline).toBeFocused();
  await expect(headline.locator('del')).toHaveText(['Content', 'sharing.']);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Say much');
  await editor(page, 'Headline, English').getByRole('button', { name: say.pageTexts.strike }).click();
  await editor(page, 'Headline, English').getByRole('button', { name: say.pageTexts.insert }).click();
  await page.keyboard.type('little.');
  await expect(headline.locator('del')).toHaveText('much');
  await expect(headline.locator('ins')).toHaveText('little.');
  await editor(page, 'Headline, English').getByRole('button', { name: keep }).click();

  await expect(said(page)).toHaveText('Draft saved: Headline');
  await expect(textOf(page, 'hero_title').locator('del')).toHaveText(['much']);
  await expect(row(page, 'Headline').first()).toContainText('Draft (EN)');
  expect(await (await request.get('/')).text()).not.toContain('little.');

  await textOf(page, 'hero_title').click();
  await editor(page, 'Headline, English').getByRole('button', { name: publish }).click();
  await expect(said(page)).toHaveText('Published: Headline');
  const site = await (await request.get('/')).text();
  expect(site).toContain('Say little.');
  expect(site).not.toContain('data-text');
  expect(site).not.toContain('[-');
});

test('the page editor accepts no clicks until its images have loaded', async ({ page, openManager }) => {
  const { promise: images, resolve } = Promise.withResolvers<void>();
  await page.route(/\.(avif|webp|jpe?g|png)\b/, async (route) => {
    await images;
    await route.continue();
  });
  await openManager('/page');
  await expect(textOf(page, 'hero_title')).toBeVisible();
  const headline = textOf(page, 'hero_title');
  await expect(headline.click({ trial: true, timeout: 2000 })).rejects.toThrow();
  resolve();
  await headline.click();
  await expect(words(page, 'Headline, English')).toBeFocused();
});

test('section paragraphs use the post editor, and clicking another section keeps the draft', async ({
  page,
  openManager,
  request,
}) => {
  await openManager('/page');
  await textOf(page, 'about_content').click();
  const about = words(page, 'About the founder, English');
  await expect(about).toBeFocused();
  await expect(about.locator('p').first()).toContainText('I write for people');
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Once a reporter. ');
  await editor(page, 'About the founder, English')
    .getByRole('button', { name: say.compose.toolbar.bold })
    .click();
  await page.keyboard.type('Now a ghost. ');
  await textOf(page, 'about_title').click();
  await expect(words(page, 'About heading, English')).toBeFocused();
  await expect(textOf(page, 'about_content').locator('strong')).toHaveText('Now a ghost.');
  await expect(textOf(page, 'about_content').locator('p')).toHaveCount(4);
  await page.keyboard.press('Escape');
  await expect(editor(page, 'English')).toHaveCount(0);
  await row(page, 'About the founder').click();
  await editor(page, 'About the founder, English').getByRole('button', { name: publish }).click();
  await expect(said(page)).toHaveText('Published: About the founder');
  expect(await (await request.get('/')).text()).toContain('<strong>Now a ghost. </strong>');
});

test('the list of sections finds a section by its words and opens it by keyboard', async ({
  page,
  openManager,
}) => {
  await openManager('/page');
  await expect(shown(page).getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByLabel(say.pageTexts.search).fill('what is at stake');
  await expect(row(page, 'Text below the closing question')).toHaveCount(1);
  await expect(page.getByRole('navigation', { name: say.pageTexts.list }).getByRole('link')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(words(page, 'Text below the closing question, English')).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Bring the date.');
  await page.keyboard.press('Enter');
  await expect(said(page)).toHaveText('Draft saved: Text below the closing question');
  await expect(textOf(page, 'closing_text')).toHaveText('Bring the date.');
  await page.getByLabel(say.pageTexts.search).fill('notes from a ghostwriter');
  await page.getByRole('link', { name: say.contentManager.sections.blog_intro }).click();
  await expect(words(page, 'Text above the post list, English')).toBeFocused();
  await expect(page).toHaveURL(/page=blog/);
  await page.getByLabel(say.pageTexts.search).fill('zzzz');
  await expect(page.getByText(say.pageTexts.none_found)).toBeVisible();
});

test('sections of other pages are edited on those pages', async ({ owner, save }) => {
  await save('page/contact_title/en', { content: 'Call me' });
  for (const key of pageTextKeys.page) {
    const page = await owner.api.get(textsPreview(sectionPlaces[key], 'en'));
    expect(await page.text()).toMatch(
      new RegExp(`data-text="${key}"[^>]*>${key === 'contact_title' ? 'Call me<' : ''}`),
    );
  }
});

test('both languages of a section are side by side, and the outdated one is marked', async ({
  page,
  openManager,
  request,
}) => {
  await openManager('/page?page=articles');
  await textOf(page, 'articles_content').click();
  const other = page.getByRole('region', { name: 'Spanish version' });
  await expect(other).toContainText(/\w{40}|\w+ \w+/);
  await words(page, 'Articles and op-eds page, English').fill('One argument.');
  await editor(page, 'English').getByRole('button', { name: publish }).click();
  await expect(said(page)).toHaveText('Published: Articles and op-eds page');
  await expect(row(page, 'Articles and op-eds page')).toContainText(say.pageTexts.older_es);
  await row(page, 'Articles and op-eds page').click();
  await expect(other).toContainText(say.pageTexts.older_es);
  await other.getByRole('button', { name: say.pageTexts.other_edit }).click();
  await words(page, 'Articles and op-eds page, Español').fill('Un solo argumento.');
  await other.getByRole('button', { name: publish }).click();
  await expect(row(page, 'Articles and op-eds page')).not.toContainText(say.pageTexts.older_es);
  expect(await (await request.get('/services/articles-opeds?lang=es')).text()).toContain(
    'Un solo argumento.',
  );
  await page
    .getByRole('navigation', { name: say.pageTexts.language })
    .getByText(say.shell.language.name_es)
    .click();
  await expect(textOf(page, 'articles_content')).toHaveText('Un solo argumento.');
});

test('all section drafts are listed and then published together', async ({
  page,
  openManager,
  save,
  request,
}) => {
  await save('homepage/film_title/en', { content: 'A film of mine', status: 'draft' });
  await save('homepage/closing_line/es', { content: 'Lo citarán. Elija.', status: 'draft' });
  await save('blog/blog_footer/en', { content: 'More to come', status: 'draft' });
  await openManager('/page?page=blog');
  await expect(textOf(page, 'blog_footer')).toHaveText('More to come');
  await page.getByRole('button', { name: /Publish (all )?\d+ drafts?/ }).click();
  const list = page.getByRole('dialog', { name: say.pageTexts.publish_heading });
  const line = list.getByRole('listitem').filter({ hasText: 'Closing line, Español' });
  await expect(line).toContainText('Lo citarán.');
  await list.getByRole('button', { name: say.pageTexts.publish_confirm, exact: true }).click();
  await expect(said(page)).toContainText(/\d sections published\./);
  await expect(page.getByRole('button', { name: /Publish (all )?\d+ drafts?/ })).toHaveCount(0);
  expect(await (await request.get('/')).text()).toContain('A film of mine');
  expect(await (await request.get('/?lang=es')).text()).toContain('Elija.');
  expect(await (await request.get('/blog?lang=en')).text()).toContain('More to come');
});

test('unsaved section text survives a reload and a newer version from another window', async ({
  page,
  openManager,
  save,
  expectedErrors,
}) => {
  // The other window causes a conflict.
  expectedErrors.push(/409/);
  await openManager('/page?text=press_title');
  const press = editor(page, 'Press heading, English');
  await words(page, 'Press heading, English').fill('Seen in print');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Seen in print');
  await page.reload();
  await press.getByRole('button', { name: say.compose.recover.restore }).click();
  await expect(words(page, 'Press heading, English')).toHaveText('Seen in print');
  await save('homepage/press_title/en', { content: 'In the papers', status: 'draft' });
  await press.getByRole('button', { name: keep }).click();
  await expect(press.getByRole('alert')).toContainText('In the papers');
  await page.getByRole('button', { name: say.contentManager.conflict.keep }).click();
  await press.getByRole('button', { name: keep }).click();
  await expect(textOf(page, 'press_title')).toHaveText('Seen in print');
  await textOf(page, 'press_title').click();
  await press.getByRole('button', { name: say.contentManager.discard_draft }).click();
  await expect(textOf(page, 'press_title')).toHaveText(say.home.press.heading);
});

test('visitors see exactly what is typed in any section of the home page', async ({
  page,
  openManager,
  request,
}) => {
  test.slow();
  await openManager('/page');
  await expect(shown(page).getByRole('heading', { level: 1 })).toBeVisible();
  const keys = await shown(page)
    .locator('[data-text]')
    .evaluateAll((elements) => elements.map((element) => (element as HTMLElement).dataset.text ?? ''));
  expect(keys.length).toBeGreaterThan(20);
  // From the end, because a long text covers the one below it.
  const some = (process.env.TEST_FULL ? keys : keys.slice(0, 6)).toReversed();
  const typed = (key: string) => `<b>${key} & "quoted" [brackets] – 5 > 3`;
  for (const key of some) {
    await textOf(page, key).click();
    const text = editor(page, 'English').locator('[contenteditable="true"]');
    await expect(text).toBeFocused();
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(typed(key));
  }
  // The last section, still open, is saved as well.
  await page.getByRole('button', { name: /Publish all/ }).click();
  await expect(editor(page, 'English')).toHaveCount(0);
  await page.getByRole('button', { name: say.pageTexts.publish_confirm, exact: true }).click();
  await expect(said(page)).toContainText('published.');
  const site = await (await request.get('/')).text();
  for (const key of some) {
    const escaped = typed(key).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    expect(site.replaceAll('&quot;', '"'), key).toContain(escaped);
  }
});

test('without JavaScript, the page editor is a list of sections and a form', async ({
  browser,
  page,
  openManager,
  site,
  request,
}) => {
  await openManager('/page');
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
    baseURL: site.url,
  });
  const plain = await context.newPage();
  await plain.goto('/content-manager/page?page=linkedin');
  await plain.getByRole('link', { name: say.contentManager.sections.linkedin_content }).last().click();
  await plain.getByRole('textbox').first().fill('<p>Without a script.</p>');
  await plain.getByRole('button', { name: publish, exact: true }).click();
  await expect(plain.getByRole('textbox').first()).toHaveValue('<p>Without a script.</p>');
  expect(await (await request.get('/services/linkedin-that-leads')).text()).toContain('Without a script.');
  await context.close();
});

test('words typed before the editor has loaded or while it saves are kept', async ({ page, openManager }) => {
  const loading = Promise.withResolvers<void>();
  const saving = Promise.withResolvers<void>();
  await page.route(/\/line-editor-/, async (route) => {
    await loading.promise;
    await route.continue();
  });
  await openManager('/page');
  await textOf(page, 'about_title').click();
  const form = editor(page, 'About heading, English');
  await expect(form.getByRole('textbox')).toBeFocused();
  await page.keyboard.type(' At once.');
  loading.resolve();
  await expect(words(page, 'About heading, English')).toBeFocused();
  await expect(words(page, 'About heading, English')).toHaveText('I write. You speak. At once.');
  await page.route('**', async (route) => {
    if (route.request().method() === 'POST') await saving.promise;
    await route.fallback();
  });
  await page.keyboard.press('Control+s');
  await expect(form.getByRole('button', { name: keep })).toBeDisabled();
  await page.keyboard.type(' And on.');
  saving.resolve();
  await expect(form).toHaveCount(0);
  await expect(textOf(page, 'about_title')).toHaveText('I write. You speak. At once. And on.');
});
