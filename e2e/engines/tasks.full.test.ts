import { writeFileSync } from 'node:fs';
import { catalogs } from '../../messages/catalogs.ts';
import { fill as fillIn } from '../../messages/fill.ts';
import { plainPicture } from '../../test/picture-files.ts';
import { wordPressExport } from '../../test/wordpress-export.ts';
import { ask } from '../fixtures/tls-proxy.ts';
import { click, expect, fill, followLink, pressButton, signIn, test, textOf } from './engine-test.ts';

const en = catalogs.en;
const editor = '[contenteditable="true"][role="textbox"]';

test('an owner gives a draft to a reader, who notes something on a phone and approves', async ({
  tab,
  site,
}) => {
  await signIn(tab, site);
  await fill(tab, en.compose.fields.title, 'A toast');
  await click(tab, editor);
  await tab.type('To all who came.');
  await pressButton(tab, en.compose.actions.save_draft);
  await expect.poll(() => tab.address()).toContain('slug=a-toast');
  await fill(tab, en.reviewPanel.reader, 'Ms Reader');
  await pressButton(tab, en.reviewPanel.make);
  const link = () =>
    tab.run(
      () => [...document.querySelectorAll('input')].find(({ value }) => value.includes('/review/'))?.value,
    );
  await expect.poll(link).toBeTruthy();
  const address = String(await link());
  await pressButton(tab, en.signIn.logout);
  await expect.poll(() => textOf(tab, 'h1')).toBe(en.signIn.heading);

  await tab.resize(390, 844);
  await tab.open(address);
  await expect.poll(() => textOf(tab, 'h1')).toBe('A toast');
  await followLink(tab, fillIn(en.review.note_link_label, { number: 1 }));
  await fill(tab, en.review.form_note, 'And to those who could not?');
  await pressButton(tab, en.review.form_send);
  await expect.poll(() => textOf(tab, 'main')).toContain('And to those who could not?');
  await click(tab, 'input[type="checkbox"]');
  await expect.poll(() => tab.run(() => document.querySelectorAll(':checked').length)).toBe(1);
  await pressButton(tab, en.review.approve);
  await expect.poll(() => textOf(tab, 'main')).toContain(en.review.approved.split('{')[0]);
});

test('a picture is uploaded into the library', async ({ tab, site }, testInfo) => {
  const path = testInfo.outputPath('lectern.png');
  writeFileSync(path, await plainPicture(120, 80).png().toBuffer());
  await signIn(tab, site, '/media-library');
  await expect.poll(() => textOf(tab, 'h1')).toBe(en.mediaLibrary.title);
  await tab.chooseFile('input[type="file"]', path);
  await expect.poll(() => textOf(tab, 'main')).toContain(en.mediaLibrary.uploaded);
  await expect.poll(() => tab.run(() => document.querySelectorAll('main img').length)).toBe(1);
});

test('a setting is changed, and taken back', async ({ tab, site, certificate }) => {
  const home = async () => (await ask(site.url, certificate)).body;
  await signIn(tab, site, '/settings');
  await expect.poll(() => textOf(tab, 'h1')).toBe(en.settings.title);
  await fill(tab, en.settings.brand.brand, 'Said by Ana');
  await pressButton(tab, en.settings.save);
  await expect.poll(home).toContain('| Said by Ana</title>');
  await pressButton(tab, en.settings.undo);
  await expect.poll(home).not.toContain('Said by Ana');
});

test('a post waits for its time', async ({ tab, site, certificate }) => {
  await signIn(tab, site);
  await fill(tab, en.compose.fields.title, 'In good time');
  await click(tab, editor);
  await tab.type('A text that waits.');
  await tab.run(() => {
    const field = document.querySelector<HTMLInputElement>('input[type="datetime-local"]');
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    setter?.call(field, '2101-07-01T09:00');
    field?.dispatchEvent(new Event('input', { bubbles: true }));
    field?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await pressButton(tab, en.compose.schedule.schedule);
  await expect.poll(() => textOf(tab, 'main')).toContain(en.compose.status.scheduled_now);
  expect((await ask(`${site.url}/blog/in-good-time`, certificate)).status).toBe(404);
});

test('the export of an old blog is read and imported', async ({ tab, site }, testInfo) => {
  const path = testInfo.outputPath('old-blog.xml');
  writeFileSync(path, wordPressExport([{ title: 'From the old blog', name: 'from-the-old-blog' }]));
  await signIn(tab, site);
  await expect.poll(() => textOf(tab, 'h1')).toBe(en.compose.title);
  await tab.open(`${site.url}/blog-import-preview`);
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
