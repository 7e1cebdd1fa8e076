import type { Page } from '@playwright/test';
import { catalogs } from '../messages/catalogs.ts';
import { wordPressExport } from '../test/wordpress-export.ts';
import { zipArchive } from '../test/zip-archive.ts';
import { type OldBlog, startOldBlog } from './fixtures/old-blog.ts';
import { test as base } from './fixtures/owner.ts';
import { expect } from './site.ts';

const say = catalogs.en;

/** A site whose owner may import one old blog, served locally. */
const test = base.extend<object, { blog: OldBlog }>({
  blog: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const blog = await startOldBlog();
      await use(blog);
      blog.stop();
    },
    { scope: 'worker' },
  ],
  variables: async ({ blog }, use) => use({ IMPORT_HOSTS: blog.host }),
});

test.describe.configure({ mode: 'serial' });
// One image is missing.
test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/pictures/));

const address = '/blog-import-preview';
const cards = (page: Page) =>
  page.getByRole('region', { name: say.accessibility.results }).getByRole('heading', { level: 3 });
const tick = (page: Page, title: string) =>
  page.getByRole('checkbox', { name: `Import “${title}”`, exact: true });
const report = (page: Page) => page.getByRole('region', { name: say.importPreview.report_label });
const importButton = (page: Page) => page.getByRole('button', { name: say.importPreview.run });
const shownCount = 'Showing the first 24 of 30.';

/** Returns the requests to the blog except the first `start`. */
const since = (blog: OldBlog, start: number) => blog.requests.slice(start);

/** Drops a file on the page. */
async function drop(page: Page, xml: string, kind: 'dragover' | 'drop'): Promise<void> {
  const transfer = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'my-export.xml', { type: 'text/xml' }));
    return data;
  }, xml);
  await page.dispatchEvent('main', kind, { dataTransfer: transfer });
}

test.describe('import preview for anyone', () => {
  test('the import preview loads the configured blog at once and shows 24 posts', async ({ page, blog }) => {
    const asked = page.waitForRequest('**/api/blog/scrape**');
    await page.goto(address);
    expect(new URL((await asked).url()).search).toBe('?pages=1,2,3&max_posts=36');
    expect(await (await asked).headerValue('cookie')).toBeNull();
    await expect(page.getByRole('status').first()).toHaveText(`30 posts found. ${shownCount}`);
    await expect(cards(page)).toHaveCount(24);
    const first = page.getByRole('listitem').filter({ hasText: 'Old post 30' });
    await expect(first).toContainText('May 30, 2019');
    await expect(first).toContainText('Teaser 30');
    await expect(first).toContainText('/blog/old-post-30');
    await expect(first.locator('img')).toHaveAttribute('src', `${blog.origin}/pictures/0.png`);
    await expect(first.getByRole('link', { name: say.importPreview.original })).toHaveAttribute(
      'href',
      `${blog.origin}/2019/05/old-post-30/`,
    );
    // Every third image is missing.
    await expect(page.getByRole('listitem').filter({ hasText: 'Old post 29' })).toContainText(
      say.importPreview.no_cover,
    );
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await expect(page.getByText(say.importPreview.sign_in)).toBeVisible();
    await expect(page.getByRole('button', { name: say.signIn.logout })).toHaveCount(0);
  });

  test('changing the mode of the import preview reloads it, and XML is read in the browser', async ({
    page,
    blog,
  }) => {
    await page.goto(address);
    await expect(cards(page)).toHaveCount(24);
    let start = blog.requests.length;
    const letGo = blog.hold();
    await page.getByRole('radio', { name: say.importPreview.modes.xml }).check();
    await expect(page.getByText(say.importPreview.loading)).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
    letGo();
    await expect(page.getByRole('status').first()).toHaveText(`30 posts found. ${shownCount}`);
    expect(since(blog, start).filter((path) => !path.startsWith('/pictures'))).toEqual(['/feed/']);
    // Unlike scraping, the export reader shows what will change.
    await page.getByText(say.importPreview.changes_heading).first().click();
    await expect(page.getByText('Element simplified: h1.').first()).toBeVisible();

    start = blog.requests.length;
    await page.getByRole('radio', { name: say.importPreview.modes.scrape }).check();
    await expect(cards(page)).toHaveCount(24);
    expect(since(blog, start).some((path) => path.startsWith('/wp-json/'))).toBe(true);
  });

  test('a failed import preview shows the status and the reason, with a retry button', async ({
    page,
    blog,
    expectedErrors,
  }) => {
    expectedErrors.push(/50[24]|403|422/);
    blog.failureStatus = 500;
    await page.goto(address);
    await expect(page.getByRole('alert')).toContainText('Scrape failed (502)');
    await expect(page.getByRole('alert')).toContainText('The URL returned status 500.');
    await page.getByRole('radio', { name: say.importPreview.modes.xml }).check();
    await expect(page.getByRole('alert')).toContainText('Failed to fetch XML (502)');
    blog.failureStatus = undefined;
    await page.getByRole('button', { name: say.importPreview.retry }).click();
    await expect(cards(page)).toHaveCount(24);
    await expect(page.getByRole('alert')).toHaveCount(0);

    await page.getByLabel(say.importPreview.source_xml).fill(`${blog.origin}/letter.xml`);
    await page.getByRole('button', { name: say.importPreview.read, exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Failed to fetch XML (422)');
    await page.getByLabel(say.importPreview.source_xml).fill('unset.example/export.xml');
    await page.getByRole('button', { name: say.importPreview.read, exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Failed to fetch XML (403)');
    await expect(page.getByRole('alert')).toContainText('That URL can’t be imported.');
  });

  test('loading an import preview can be stopped', async ({ page, blog }) => {
    const letGo = blog.hold();
    const asked = page.waitForRequest('**/api/blog/scrape**');
    await page.goto(address);
    await asked;
    await page.getByRole('button', { name: say.importPreview.stop }).click();
    await expect(page.getByText(say.importPreview.stopped)).toBeVisible();
    letGo();
    await page.getByRole('button', { name: say.importPreview.read, exact: true }).click();
    await expect(cards(page)).toHaveCount(24);
  });

  test('the import preview recognizes exports of other systems and lists them for an unsupported file', async ({
    page,
  }) => {
    await page.goto(address);
    await page.getByRole('radio', { name: say.importPreview.modes.xml }).check({ force: true });
    const choose = page.locator('input[type=file]');
    const posts = [
      { uuid: 'a', title: 'From Ghost', slug: 'from-ghost', html: '<p>x</p>', status: 'published' },
    ];
    const ghost = Buffer.from(JSON.stringify({ db: [{ data: { posts } }] }));
    await choose.setInputFiles({ name: 'my-site', mimeType: 'text/plain', buffer: ghost });
    await expect(page.getByText('This looks like a Ghost export.')).toBeVisible();
    await expect(cards(page)).toHaveText(['From Ghost']);
    const files = { '_posts/2020-01-02-a.md': '---\ntitle: From Jekyll\n---\nText' };
    await choose.setInputFiles({ name: 'a.bin', mimeType: '', buffer: zipArchive(files) });
    await expect(page.getByText('This looks like a Markdown export.')).toBeVisible();
    await expect(cards(page)).toHaveText(['From Jekyll']);
    await choose.setInputFiles({
      name: 'a.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from('Dear Sir'),
    });
    await expect(page.getByRole('alert')).toContainText('Supported: WordPress');
  });

  test('a file dropped on the import preview is read in the browser and not uploaded', async ({ page }) => {
    await page.goto(address);
    await expect(cards(page)).toHaveCount(24);
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    const xml = wordPressExport([{ title: 'From my disk' }, { title: 'A draft of mine', status: 'draft' }]);
    await drop(page, xml, 'dragover');
    await expect(page.getByText(say.importPreview.file_drop.now)).toBeVisible();
    await drop(page, xml, 'drop');
    await expect(page.getByText(say.importPreview.file_drop.now)).toHaveCount(0);
    await expect(page.getByRole('radio', { name: say.importPreview.modes.xml })).toBeChecked();
    await expect(page.getByText('File: my-export.xml')).toBeVisible();
    // The Read button reads the file again.
    await page.getByRole('button', { name: say.importPreview.read, exact: true }).click();
    await expect(page.getByText('File: my-export.xml')).toBeVisible();
    await expect(cards(page)).toHaveText(['From my disk', 'A draft of mine']);
    await expect(page.getByRole('listitem').filter({ hasText: 'A draft of mine' })).toContainText('Draft');
    expect(sent).toEqual([]);
    await drop(page, 'Dear Sir or Madam', 'drop');
    await expect(page.getByRole('alert')).toContainText('Failed to fetch XML (422)');
    await expect(page.getByRole('alert')).toContainText('This file isn’t a blog export.');
  });
});

test.describe('import preview for the owner', () => {
  test('signing in keeps the import preview, and the selected posts are imported with their images', async ({
    page,
    site,
    blog,
    expectedErrors,
  }) => {
    expectedErrors.push(/401/);
    await page.goto(address);
    await expect(cards(page)).toHaveCount(24);
    const start = blog.requests.length;
    await page.getByRole('button', { name: say.signIn.submit }).click();
    const signInDialog = page.getByRole('dialog');
    await signInDialog.getByLabel(say.signIn.password, { exact: true }).fill('wrong');
    await signInDialog.getByRole('button', { name: say.signIn.submit }).click();
    await expect(signInDialog.getByRole('alert')).toContainText('Invalid password.');
    await signInDialog.getByLabel(say.signIn.password, { exact: true }).fill(site.ownerPassword);
    await signInDialog.getByRole('button', { name: say.signIn.submit }).click();
    await expect(signInDialog).toHaveCount(0);
    expect(since(blog, start).filter((path) => !path.startsWith('/pictures'))).toEqual([]);

    await expect(importButton(page)).toBeDisabled();
    for (const number of [30, 29, 28]) await tick(page, `Old post ${number}`).check();
    await expect(page.getByText('3 selected')).toBeVisible();
    await page.getByRole('radio', { name: say.importPreview.as_published }).check();
    await importButton(page).click();
    await expect(report(page)).toContainText('3 posts imported.');
    await expect(report(page)).toBeFocused();
    await expect(report(page)).toContainText('2 images downloaded.');
    await expect(report(page)).toContainText('1 image couldn’t be downloaded');
    await expect(report(page)).toContainText('/pictures/2.png, not found (status 404)');
    await expect(report(page)).toContainText('1 post is a draft because');
    await expect(report(page)).toContainText('Element simplified: h1.');
    await expect(page.getByText(say.importPreview.exists)).toHaveCount(3);

    const response = await page.request.get('/api/blog/posts/old-post-30');
    const { html, cover, status } = await response.json();
    expect(status).toBe('published');
    expect(cover).toMatch(/^\/media\/\w+\/40x30\//);
    expect(html).toContain(`<img src="${cover}"`);
    expect(html).toContain('<a href="/blog/old-post-29"');
    expect((await page.request.get(cover)).headers()['content-type']).toMatch(/^image\//);
    // A post that wasn't selected stays on the old blog, and links to it stay unchanged.
    const last = await (await page.request.get('/api/blog/posts/old-post-28')).json();
    expect(last.html).toContain(`<a href="${blog.origin}/2019/05/old-post-27/"`);
  });

  test('the import preview recognizes imported posts, and the import is undone', async ({
    page,
    signIn,
    expectedErrors,
  }) => {
    expectedErrors.push(/404/);
    await signIn(page);
    await page.goto(address);
    await expect(cards(page)).toHaveCount(24);
    await page.getByRole('radio', { name: say.importPreview.modes.xml }).check();
    await expect(page.getByRole('status').first()).toHaveText(`30 posts found. ${shownCount}`);
    await expect(page.getByText(say.importPreview.exists)).toHaveCount(3);
    await page.getByRole('button', { name: say.importPreview.select_all }).click();
    await expect(page.getByText('30 selected')).toBeVisible();
    await tick(page, 'Old post 30').uncheck();
    await page.getByRole('checkbox', { name: 'Download images' }).uncheck();
    await importButton(page).click();
    await expect(report(page)).toContainText('27 new posts');
    await expect(page.getByText(say.importPreview.exists)).toHaveCount(24);
    expect((await page.request.get('/api/blog/posts/old-post-5')).status()).toBe(200);
    expect((await (await page.request.get('/api/blog/posts/old-post-5')).json()).status).toBe('draft');
    // Posts imported earlier link to those imported now.
    const earlier = await (await page.request.get('/api/blog/posts/old-post-28')).json();
    expect(earlier.html).toContain('<a href="/blog/old-post-27"');

    await page.getByRole('button', { name: say.importPreview.undo }).click();
    await expect(report(page)).toContainText('Import undone.');
    await expect(page.getByText(say.importPreview.exists)).toHaveCount(3);
    expect((await page.request.get('/api/blog/posts/old-post-5')).status()).toBe(404);
    const again = await (await page.request.get('/api/blog/posts/old-post-28')).json();
    expect(again.html).toContain('/2019/05/old-post-27/"');
  });
});
