import { writeFileSync } from 'node:fs';
import { catalogs } from '../../messages/catalogs.ts';
import { fill as fillIn, plural } from '../../messages/fill.ts';
import { plainPicture } from '../../test/picture-files.ts';
import { wordPressExport } from '../../test/wordpress-export.ts';
import type { Site } from '../fixtures/start-site.ts';
import { ask } from '../fixtures/tls-proxy.ts';
import { click, editor, expect, fill, openWith, pressButton, pressFor, test, textOf } from './engine-test.ts';
import type { Tab } from './tab.ts';

const en = catalogs.en;
const html = (tab: Tab) =>
  tab.run(() => document.querySelector<HTMLTextAreaElement>('textarea[name="html"]')?.value);

/** Opens a draft with this title and text and puts the cursor in the text. */
async function edit(tab: Tab, site: Site, title: string, html: string): Promise<void> {
  const slug = title.toLowerCase().replaceAll(' ', '-');
  await openWith(tab, site, `/compose?slug=${slug}`, { title, html, status: 'draft' });
  await click(tab, `${editor} p`);
}

test('a draft is sent to a reviewer, who comments on a phone and approves', async ({ tab, site }) => {
  const post = { title: 'A toast', html: '<p>To all who came.</p>', status: 'draft' };
  await openWith(tab, site, '/compose?slug=a-toast', post);
  await click(tab, '#review > summary');
  await fill(tab, en.reviewPanel.reader, 'Ms Reader');
  await pressButton(tab, en.reviewPanel.make);
  const link = () => tab.run(() => document.querySelector('[value*="/review/"]')?.getAttribute('value'));
  await expect.poll(link).toBeTruthy();
  const address = String(await link());
  await pressButton(tab, en.signIn.logout);
  await expect.poll(() => textOf(tab, 'h1')).toBe(en.signIn.heading);

  await tab.resize(390, 844);
  await tab.open(address);
  await expect.poll(() => textOf(tab, 'h1')).toBe('A toast');
  await click(tab, `[aria-label="${fillIn(en.review.note_link_label, { number: 1 })}"]`);
  await fill(tab, en.review.form_note, 'And to those who could not?');
  await pressFor(tab, en.review.form_send, 'And to those who could not?');
  await click(tab, 'input[value="approved"]');
  await pressButton(tab, en.review.send);
  await expect.poll(() => textOf(tab, 'main')).toContain(en.review.approved.split('{')[0]);
});

test('an image is uploaded to the media library', async ({ tab, site }, testInfo) => {
  const path = testInfo.outputPath('lectern.png');
  writeFileSync(path, await plainPicture(120, 80).png().toBuffer());
  await openWith(tab, site, '/media-library');
  await tab.chooseFile('input[type="file"]', path);
  await expect.poll(() => textOf(tab, 'main')).toContain(en.mediaLibrary.uploaded);
  await expect.poll(() => tab.run(() => document.querySelectorAll('main img').length)).toBe(1);
});

test('a setting is changed and undone', async ({ tab, site, certificate }) => {
  const home = async () => (await ask(site.url, certificate)).body;
  await openWith(tab, site, '/settings/identity');
  await fill(tab, en.settings.brand.brand, 'Said by Ana');
  await pressButton(tab, en.settings.save);
  await expect.poll(home).toContain('| Said by Ana</title>');
  await pressButton(tab, en.settings.undo);
  await expect.poll(home).not.toContain('Said by Ana');
});

test('a post is scheduled', async ({ tab, site, certificate }) => {
  await edit(tab, site, 'In good time', '<p>A text that waits.</p>');
  await click(tab, '#goes-live [value=later]');
  await tab.run(() => {
    const field = document.querySelector<HTMLInputElement>('input[type="datetime-local"]');
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    setter?.call(field, '2101-07-01T09:00');
    field?.dispatchEvent(new Event('input', { bubbles: true }));
    field?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await pressFor(tab, en.compose.schedule.schedule, en.compose.status.scheduled_now);
  expect((await ask(`${site.url}/blog/in-good-time`, certificate)).status).toBe(404);
});

test('the next version of a published post is saved, and readers see it after Update', async ({
  tab,
  site,
  certificate,
}) => {
  const post = { title: 'Corrected', slug: 'corrected', html: '<p>As it was.</p>' };
  await openWith(tab, site, '/compose?slug=corrected', post);
  const readers = async () => (await ask(`${site.url}/blog/corrected`, certificate)).body;
  await fill(tab, en.compose.fields.title, 'Corrected once');
  await pressFor(tab, en.compose.actions.save_next, en.compose.status.next_saved);
  expect(await readers()).not.toContain('Corrected once');
  await pressFor(tab, en.compose.actions.update, en.compose.status.updated_now);
  await expect.poll(readers).toContain('Corrected once');
});

test('an old blog’s export is previewed and imported', async ({ tab, site }, testInfo) => {
  const path = testInfo.outputPath('old-blog.xml');
  writeFileSync(path, wordPressExport([{ title: 'From the old blog', name: 'from-the-old-blog' }]));
  await openWith(tab, site, '/blog-import-preview');
  await click(tab, 'label:nth-of-type(2):has([name="mode"])');
  await tab.chooseFile('input[type="file"]', path);
  await expect.poll(() => textOf(tab, 'main')).toContain('From the old blog');
  await pressButton(tab, en.importPreview.select_all);
  await pressButton(tab, en.importPreview.run);
  const report = `[aria-label="${en.importPreview.report_label}"]`;
  await expect.poll(() => textOf(tab, report)).toContain(fillIn(en.importPreview.done.one, { count: 1 }));
  await expect
    .poll(() => tab.run(async () => (await fetch('/api/blog/posts/from-the-old-blog')).status))
    .toBe(200);
});

test('words become a heading, Ctrl+Z undoes it, and the words become a link', async ({ tab, site }) => {
  await edit(tab, site, 'With tools', '<p>Words</p>');
  await tab.shortcut('a');
  await click(tab, '[data-tool="style"]');
  await click(tab, '[data-tool="heading-2"]');
  await expect.poll(() => html(tab)).toBe('<h2>Words</h2>');
  await tab.shortcut('z');
  await pressButton(tab, en.compose.toolbar.link);
  await fill(tab, en.compose.link_dialog.url, 'example.com');
  await pressButton(tab, en.compose.link_dialog.apply);
  await expect.poll(() => html(tab)).toMatch(/^<p><a [^>]*href="https:..example.com"[^>]*>Words<.a><.p>$/);
});

test('text pasted from a page keeps bold and links and loses its styles', async ({ tab, site }) => {
  const link = '<a target="_blank" rel="noopener noreferrer" href="https://example.com/">a link</a>';
  const words = `<p>A <strong>bold</strong> word and ${link}.</p>`;
  await openWith(tab, site, '/compose', { title: 'To be copied', html: words });
  await tab.open(`${site.url}/blog/to-be-copied`);
  await tab.run(() => getSelection()?.selectAllChildren(document.querySelector('[data-prose]') as Element));
  await tab.shortcut('c');
  await tab.open(`${site.url}/compose`);
  await click(tab, editor);
  await tab.shortcut('v');
  await expect.poll(() => html(tab)).toBe(words);
});

test('quotation marks and dashes are converted while typing', async ({ tab, site }) => {
  await openWith(tab, site, '/compose');
  await click(tab, editor);
  await tab.type(`"It's (a 'b')" 1914--1918 -- so...`);
  await expect.poll(() => html(tab)).toBe('<p>“It’s (a ‘b’)” 1914–1918&nbsp;— so…</p>');
});

test('an image is inserted in a post, and visitors see it', async ({ tab, site }, testInfo) => {
  const path = testInfo.outputPath('quay.png');
  writeFileSync(path, await plainPicture(120, 80).png().toBuffer());
  await edit(tab, site, 'The quay', '<p>Before.</p>');
  await pressButton(tab, en.compose.image.insert);
  await tab.chooseFile('[role="toolbar"] ~ section input[type="file"]', path);
  await expect.poll(() => html(tab)).toMatch(/<p>Before.<.p><figure><img src=".media/);
  await pressFor(tab, en.compose.actions.publish, en.compose.status.published_now);
  await tab.open(`${site.url}/blog/the-quay`);
  const width = () => tab.run(() => document.querySelector<HTMLImageElement>('figure img')?.naturalWidth);
  await expect.poll(width).toBe(120);
});

test('words in the editor are found and replaced', async ({ tab, site }) => {
  const words = '<p>One fish, two fish,</p><ul><li>red <strong>fish</strong></li></ul>';
  await edit(tab, site, 'Of fish', words);
  await pressButton(tab, en.compose.find.heading);
  await fill(tab, en.compose.find.what, 'FISH');
  await fill(tab, en.compose.find.replacement, 'bird');
  await pressButton(tab, en.compose.find.replace_all);
  await expect.poll(() => html(tab)).toBe(words.replaceAll('fish', 'bird'));
});

test('unsaved text is restored after the page is reloaded', async ({ tab, site }) => {
  await edit(tab, site, 'Not saved', '<p>One thought.</p>');
  await tab.shortcut('a');
  await tab.type('Another one.');
  await expect.poll(() => tab.run(() => JSON.stringify(localStorage))).toContain('Another one.');
  await tab.open(`${site.url}/compose?slug=not-saved`);
  await expect.poll(() => html(tab)).toBe('<p>Another one.</p>');
});

test('several posts are deleted at once and restored', async ({ tab, site }) => {
  const posts = ['Ebb', 'Flood'].map((title) => ({ title, html: '<p>Of tides and quays.</p>' }));
  await openWith(tab, site, '/compose/posts', ...posts);
  for (const post of posts) await click(tab, `[aria-label="${fillIn(en.postList.tick, post)}"]`);
  await pressFor(tab, en.postList.actions.delete, plural('en', en.postList.done.delete, 2));
  await pressFor(tab, en.compose.toolbar.undo, plural('en', en.postList.done.restore, 2));
});

test('a page section is edited on the page, and visitors see the change', async ({
  tab,
  site,
  certificate,
}) => {
  const text = en.contentManager.sections.articles_lede;
  await openWith(tab, site, '/content-manager/page?page=articles&text=articles_lede');
  await expect.poll(() => textOf(tab, '[contenteditable="true"]')).not.toBe('');
  await fill(tab, fillIn(en.pageTexts.editing, { text, language: en.shell.language.name_en }), 'A thought.');
  await pressFor(tab, en.contentManager.publish, fillIn(en.pageTexts.published, { text }));
  expect((await ask(`${site.url}/services/articles-opeds`, certificate)).body).toContain('A thought.');
});

test('a confidential name holds a post until a reason is given', async ({ tab, site, expectedErrors }) => {
  expectedErrors.push(/409/);
  const post = { title: 'On hold', html: '<p>For Vexdale.</p>', excerpt: 'Short.', status: 'draft' };
  await openWith(tab, site, '/settings/names', post);
  await fill(tab, en.guard.name, 'Vexdale');
  await pressButton(tab, en.guard.add);
  const added = fillIn(en.guard.added, { name: 'Vexdale' });
  // Loading the dictionaries takes a while on a busy machine.
  await expect.poll(() => textOf(tab, 'main'), { timeout: 45_000 }).toContain(added);
  await tab.open(`${site.url}/compose?slug=on-hold`);
  await click(tab, editor);
  await pressFor(tab, en.compose.actions.publish, en.guard.found.one);
  await fill(tab, en.guard.reason, 'They have named themselves');
  await pressFor(tab, en.guard.publish_anyway, en.compose.status.published_now);
});

test('a post is linked with its translation, and visitors switch between both', async ({ tab, site }) => {
  const spanish = { title: 'Cuatro minutos', html: '<p>Una frase.</p>', language: 'es' };
  const english = { title: 'Four minutes', html: '<p>One sentence.</p>' };
  await openWith(tab, site, '/compose/translation?slug=four-minutes', english, spanish);
  await click(tab, '[name="other"][value="cuatro-minutos"]');
  await pressFor(tab, en.translation.choose, en.translation.done.pair);
  await tab.open(`${site.url}/blog/four-minutes`);
  await click(tab, 'header a[hreflang="es"]');
  await expect.poll(() => textOf(tab, 'h1')).toBe('Cuatro minutos');
  await click(tab, 'header a[hreflang="en"]');
  await expect.poll(() => textOf(tab, 'h1')).toBe('Four minutes');
});

test('the teleprompter scrolls once started and stops with Escape', async ({ tab, site }) => {
  const { label, start } = en.speech.stage;
  await tab.resize(390, 500);
  const post = { title: 'On stage', html: `<p>${'We are here. '.repeat(200)}</p>` };
  await openWith(tab, site, '/compose/stage?slug=on-stage', post);
  await pressButton(tab, start);
  const top = () => tab.run((css) => document.querySelector(css)?.scrollTop, `[aria-label="${label}"]`);
  await expect.poll(top, { timeout: 40_000 }).toBeGreaterThan(0);
  await tab.press('Escape');
  await expect.poll(() => textOf(tab, '[role="toolbar"]')).toContain(start);
});

test('a tone and a form are chosen, and the resulting text is copied', async ({ tab, site }) => {
  await tab.open(site.url);
  await click(tab, '[name="tone"][value="empathetic"]');
  await click(tab, '[name="format"][value="soundbite"]');
  await expect.poll(() => textOf(tab, '[data-enhance="tone-demo"] > [role="status"]')).not.toBe('');
  await pressButton(tab, en.voiceLab.copy);
  await expect.poll(() => textOf(tab, '[data-toasts] li')).toContain(en.toasts.text_copied);
  expect(await tab.copiedText()).toBe(en.voiceLab.texts.empathetic.soundbite);
});

test('a link to selected words opens the page at those words', async ({ tab, site }) => {
  await tab.open(`${site.url}/blog/the-apology-that-holds`);
  const select = () => getSelection()?.selectAllChildren(document.querySelector('[data-prose] p') as Element);
  const isOffered = () => document.querySelector('[data-passage]')?.checkVisibility();
  await expect.poll(async () => (await tab.run(isOffered)) || tab.run(select)).toBe(true);
  await pressButton(tab, en.passage.copy_link);
  await expect.poll(() => textOf(tab, '[data-passage] [role="status"]')).toBe(en.passage.copied);
  expect(await tab.copiedText()).toContain('/blog/the-apology-that-holds#p1:~:text=');
});
