import type { Page } from '@playwright/test';
import { catalogs } from '../messages/catalogs.ts';
import { expectAccessible } from './fixtures/accessibility.ts';
import { test } from './fixtures/owner.ts';
import { editor, expectTool, paste, pressTool, rowTool, toolbar, writeHtml } from './fixtures/text.ts';
import { expect } from './site.ts';

const say = catalogs.en;

test.beforeEach(({ page, signIn }) => signIn(page));

const field = (page: Page) => page.locator('textarea[name="html"]');
async function openEditor(page: Page, slug?: string): Promise<void> {
  await page.goto(slug ? `/compose?slug=${slug}` : '/compose');
  await expect(editor(page)).toBeVisible();
}

/** Returns the next dialog's message and closes it. */
function nextAlert(page: Page): Promise<string> {
  return new Promise((resolve) => {
    page.once('dialog', (dialog) => {
      resolve(dialog.message());
      void dialog.accept();
    });
  });
}

test('every editor tool works, and its button shows its state', async ({ page }) => {
  await openEditor(page);
  await editor(page).click();
  await page.keyboard.type('Some words');
  await page.keyboard.press('ControlOrMeta+a');
  const outcomes: [string, string][] = [
    ['Bold', '<p><strong>Some words</strong></p>'],
    ['Italic', '<p><em>Some words</em></p>'],
    ['Underline', '<p><u>Some words</u></p>'],
    ['Heading', '<h2>Some words</h2>'],
    ['Subheading', '<h3>Some words</h3>'],
    ['Quote', '<blockquote><p>Some words</p></blockquote>'],
    ['Bulleted list', '<ul><li>Some words</li></ul>'],
    ['Numbered list', '<ol><li>Some words</li></ol>'],
    ['Center', '<p style="text-align: center">Some words</p>'],
    ['Align right', '<p style="text-align: right">Some words</p>'],
    ['Justify', '<p style="text-align: justify">Some words</p>'],
  ];
  for (const [name, html] of outcomes) {
    await pressTool(page, name);
    await expectTool(page, name, true);
    await expect(field(page)).toHaveValue(html);
    await pressTool(page, say.compose.toolbar.clear);
    await expectTool(page, name, false);
    await expect(field(page)).toHaveValue('<p>Some words</p>');
  }
  await pressTool(page, 'Heading');
  await pressTool(page, say.compose.toolbar.undo);
  await expect(field(page)).toHaveValue('<p>Some words</p>');
  await pressTool(page, say.compose.toolbar.redo);
  await expect(field(page)).toHaveValue('<h2>Some words</h2>');
});

test('quotation marks and dashes follow the language, and Backspace restores what was typed', async ({
  page,
}) => {
  await openEditor(page);
  await editor(page).focus();
  await page.keyboard.type(`"It's (a 'b')" 1914--1918 -- so...`);
  await expect(field(page)).toHaveValue('<p>“It’s (a ‘b’)” 1914–1918&nbsp;— so…</p>');
  await page.keyboard.press('Backspace');
  await expect(field(page)).toHaveValue('<p>“It’s (a ‘b’)” 1914–1918&nbsp;— so...</p>');
  await page.getByLabel(say.compose.fields.language).selectOption('es');
  await editor(page).fill('');
  await editor(page).focus();
  await page.keyboard.type('"Sí"');
  await expect(field(page)).toHaveValue('<p>«Sí»</p>');
});

test('saving HTML shows what was changed in it', async ({ page }) => {
  await openEditor(page);
  await page.getByLabel(say.compose.fields.title, { exact: true }).fill('Numbers');
  await pressTool(page, say.compose.toolbar.html);
  const source = page.getByRole('textbox', { name: 'Body (HTML)' });
  await source.fill('<table><tr><td>Year</td><td>Sum</td></tr></table><p>A <s>gone</s> word</p>');
  await source.press('ControlOrMeta+s');
  await expect(page.getByRole('status').filter({ hasText: say.compose.pasted.heading })).toBeVisible();
  await expect(source).not.toHaveValue(/<table|<s>/);
  await expect(source).toHaveValue(/Year.*Sum/s);
  await expect(page.getByText(say.toasts.draft_saved).first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('on a phone, the most important tools are in one row and the others open on request', async ({
    page,
  }) => {
    await openEditor(page);
    const rows = () =>
      page
        .getByRole('toolbar', { name: say.compose.toolbar.label })
        .getByRole('button')
        .evaluateAll(
          (buttons) => new Set(buttons.map((button) => Math.round(button.getBoundingClientRect().top))).size,
        );
    await expect(rowTool(page, say.compose.image.insert)).toBeInViewport({ ratio: 1 });
    await expect(rowTool(page, say.compose.toolbar.more)).toBeInViewport({ ratio: 1 });
    expect(await rows()).toBe(1);
    await expect(rowTool(page, say.compose.toolbar.undo)).toBeHidden();
    await rowTool(page, say.compose.toolbar.more).click();
    const items = toolbar(page).locator('[role^=menuitem]');
    for (const name of [say.compose.toolbar.align_center, say.compose.toolbar.undo, say.compose.toolbar.html])
      await expect(items.filter({ hasText: name })).toBeInViewport({ ratio: 1 });
  });
});

test('every editor function works by keyboard', async ({ page }) => {
  await openEditor(page);
  await editor(page).focus();
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('b');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.press('ControlOrMeta+i');
  await page.keyboard.type('i');
  await page.keyboard.press('ControlOrMeta+i');
  await page.keyboard.press('ControlOrMeta+u');
  await page.keyboard.type('u');
  await expect(field(page)).toHaveValue('<p><strong>b</strong><em>i</em><u>u</u></p>');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(field(page)).not.toHaveValue(/<u>/);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(field(page)).toHaveValue(/<u>u<\/u>/);

  await page.keyboard.press('Alt+F10');
  const style = rowTool(page, /^Paragraph style: /);
  await expect(style).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(rowTool(page, 'Bold')).toBeFocused();
  await page.keyboard.press('End');
  await expect(rowTool(page, say.writing.quiet.begin)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(style).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(editor(page)).toBeFocused();
  await expect(field(page)).toHaveValue(/^<h2>/);
  await expect(style).toHaveText('Heading');
  // The whole toolbar is one tab stop, at the last used button.
  await page.keyboard.press('Alt+F10');
  await expect(style).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(editor(page)).toBeFocused();
  await expect(editor(page)).toHaveAccessibleDescription(/Alt\+F10/);
  await expect(editor(page)).toHaveAttribute('aria-multiline', 'true');
});

test('a toolbar menu is opened, used and closed by keyboard', async ({ page }) => {
  await openEditor(page);
  await editor(page).focus();
  await page.keyboard.type('Words');
  const menu = toolbar(page).getByRole('menu');
  const focused = page.locator('[role^=menuitem]:focus');
  const align = rowTool(page, say.compose.toolbar.words.align);
  await align.focus();
  await expect(align).toHaveAttribute('aria-expanded', 'false');
  for (const key of ['ArrowDown', 'Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(align).toHaveAttribute('aria-expanded', 'true');
    await expect(focused).toHaveText(/^Align left/);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(align).toBeFocused();
  }
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(focused).toHaveText(/^Justify/);
  await page.keyboard.press('ArrowDown');
  await expect(focused).toHaveText(/^Align left/);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await expect(focused).toHaveText(/^Center/);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(menu).toBeHidden();
  await expect(editor(page)).toBeFocused();
  await expect(field(page)).toHaveValue('<p style="text-align: center">Words</p>');
  // The menu opens at the current choice.
  await align.focus();
  await page.keyboard.press('ArrowDown');
  await expect(focused).toHaveText(/^Center/);
  await page.keyboard.press('Tab');
  await expect(menu).toBeHidden();
  await expect(toolbar(page).locator(':focus')).toHaveCount(0);
  await align.click();
  await expect(menu).toBeVisible();
  await page.locator('#editing').click();
  await expect(menu).toBeHidden();
});

for (const locale of ['en', 'es'] as const) {
  test(`the toolbar is one row at every width (${locale})`, async ({ page }) => {
    for (const width of [1280, 768, 360, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/compose?lang=${locale}`);
      const bar = page.getByRole('toolbar', { name: catalogs[locale].compose.toolbar.label });
      await expect(bar).toBeVisible();
      const outside = await bar.evaluate((element) =>
        [...element.querySelectorAll('button')]
          .filter((button) => button.checkVisibility())
          .filter((button) => {
            const { left, right, top, bottom } = button.getBoundingClientRect();
            const row = element.getBoundingClientRect();
            return left < 0 || right > innerWidth || top < row.top || bottom > row.bottom;
          })
          .map(({ textContent }) => textContent),
      );
      expect(outside, `at ${width} px`).toEqual([]);
      expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(60);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
}

test('a link is added, changed and removed, and an invalid URL is rejected', async ({ page }) => {
  await openEditor(page);
  await editor(page).fill('word');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+k');
  const form = page.getByRole('region', { name: say.compose.link_dialog.heading });
  const address = form.getByLabel(say.compose.link_dialog.url);
  await address.fill('not an address');
  const alerted = nextAlert(page);
  await address.press('Enter');
  expect(await alerted).toBe('Invalid URL');
  await address.fill('  example.com/page  ');
  await form.getByRole('button', { name: say.compose.link_dialog.apply }).click();
  const link = (href: string) =>
    `<p><a target="_blank" rel="noopener noreferrer" href="${href}">word</a></p>`;
  await expect(field(page)).toHaveValue(link('https://example.com/page'));
  await editor(page).getByText('word').click();
  await expectTool(page, 'Link', true);
  await pressTool(page, 'Link');
  await expect(address).toHaveValue('https://example.com/page');
  await address.fill('http://example.com/');
  await address.press('Enter');
  await expect(field(page)).toHaveValue(link('http://example.com/'));
  await pressTool(page, 'Link');
  await form.getByRole('button', { name: say.compose.toolbar.unlink }).click();
  await expect(field(page)).toHaveValue('<p>word</p>');
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+End');
  await pressTool(page, 'Link');
  await address.fill('example.com');
  await address.press('Enter');
  await expect(editor(page)).toHaveText('wordexample.com');
});

test('HTML can be edited by hand, is cleaned, and can be undone', async ({ page }) => {
  await openEditor(page);
  await editor(page).fill('Before');
  await writeHtml(
    page,
    '<h1>Big</h1><table><tr><td>one</td></tr><tr><td>two</td></tr></table><script>x()</script>' +
      '<p style="text-align:center;color:red">mid <b onclick="x()">bold</b></p><ol start="3"><li>three</li></ol>',
  );
  await expect(field(page)).toHaveValue(
    '<h2>Big</h2><p>one</p><p>two</p><p style="text-align: center">mid <strong>bold</strong></p>' +
      '<ol start="3"><li>three</li></ol>',
  );
  await pressTool(page, 'HTML');
  await expect(page.getByRole('textbox', { name: 'Body (HTML)' })).toHaveValue(
    /^<h2>Big<\/h2>\n<p>one<\/p>\n/,
  );
  await pressTool(page, 'HTML');
  await pressTool(page, say.compose.toolbar.undo);
  await expect(editor(page)).toHaveText(say.slider.before);
});

test('opening a post and changing a word keeps all supported formatting', async ({ page, owner }) => {
  const html =
    '<p>An <strong>old</strong> <em>letter</em>, <u>imported</u>: <a href="/blog" title="t" target="_blank" rel="noopener noreferrer">link</a><br>line</p>' +
    '<p>With <img src="/icon-192.png" alt="a mark" width="24" height="24"> inside.</p>' +
    '<h2>Heading</h2><ul><li>a<ol start="4"><li>b</li></ol></li><li><p>c</p><p>d</p></li></ul>' +
    '<blockquote><p>said</p></blockquote>' +
    '<figure style="text-align: right"><a href="/icon-512.png" target="_blank" rel="noopener noreferrer"><img src="/icon-192.png" alt="" width="66%"></a><figcaption>cap <em>tion</em></figcaption></figure>' +
    '<figure><p>if a:<br>&nbsp; &nbsp; b &lt; 1</p><p>&nbsp; end</p><figcaption>A <em>listing</em></figcaption></figure>' +
    '<figure style="text-align: center"><ul><li><strong>Name:</strong> Ann<br><strong>Age:</strong> 5</li><li><p>Bo</p><p>6</p></li></ul></figure>' +
    '<h3 style="text-align: center">End</h3><p>last</p>';
  const { slug } = await owner.write({ title: 'Round trip', html });
  await openEditor(page, slug);
  await expect(field(page)).toHaveValue(html);
  await editor(page).getByText('last').click();
  await page.keyboard.press('End');
  await page.keyboard.type('ing');
  await page.getByRole('button', { name: say.compose.actions.update, exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Updated.' })).toBeVisible();
  const { html: saved } = await (await owner.api.get(`/api/blog/posts/${slug}`)).json();
  expect(saved).toBe(html.replace('last', 'lasting'));
});

test.describe('pasting', () => {
  test('pasting from Word keeps lists, headings and emphasis, and the status line reports the cleanup', async ({
    page,
  }) => {
    await openEditor(page);
    const item = (marker: string, level: number, text: string) =>
      `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}&nbsp;</span><![endif]>${text}<o:p></o:p></p>`;
    await paste(
      page,
      `<html><head><style>@list l0:level1 {}</style></head><body><h1>Plan<o:p></o:p></h1>
<p class=MsoNormal>It is <b>bold</b> and <span style='color:red'>red</span>, <s>not</s> here<a href="#_ftn1" name="_ftnref1">[1]</a>.<o:p></o:p></p>
${item('1.', 1, 'first')}${item('·', 2, 'below')}${item('2.', 1, 'second')}<div style='mso-element:footnote'><p class=MsoFootnoteText><a href="#_ftnref1" name="_ftn1">[1]</a> Note</p></div></body></html>`,
    );
    await expect(field(page)).toHaveValue(
      '<h2>Plan</h2><p>It is <strong>bold</strong> and red, here¹.</p>' +
        '<ol><li>first<ul><li>below</li></ul></li><li>second</li></ol><ol><li>Note</li></ol>',
    );
    const notice = page.getByRole('status').filter({ hasText: 'Removed 1 struck-through passage: “not”' });
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: say.compose.pasted.close }).click();
    await expect(notice).toHaveCount(0);
    await expect(page.getByText('Unsupported formatting was removed')).toBeVisible();
  });

  test('pasted Markdown is converted only on request', async ({ page }) => {
    await openEditor(page);
    const text = '# Plan\n\nSome **bold** words.\n\n- one\n- two';
    await paste(page, undefined, text);
    await expect(field(page)).toHaveValue('<p># Plan</p><p>Some **bold** words.</p><p>- one<br>- two</p>');
    await page.getByRole('button', { name: say.compose.markdown.format }).click();
    await expect(field(page)).toHaveValue(
      '<h2>Plan</h2><p>Some <strong>bold</strong> words.</p><ul><li>one</li><li>two</li></ul>',
    );
    await expect(page.getByRole('button', { name: say.compose.markdown.format })).toHaveCount(0);
  });
});

const bar = (page: Page) => page.getByRole('search', { name: say.compose.find.heading });

async function openWith(page: Page, html: string): Promise<void> {
  await page.goto('/compose');
  await expect(editor(page)).toBeVisible();
  await writeHtml(page, html);
  await editor(page).focus();
  await page.keyboard.press('ControlOrMeta+Home');
}

test('the editor finds, counts and replaces words, and one Undo reverts all replacements', async ({
  page,
}) => {
  const html = '<p>One fish, two fish,</p><ul><li>red <strong>fish</strong></li></ul><p>blue fishes</p>';
  await openWith(page, html);
  await page.keyboard.press('ControlOrMeta+f');
  const what = bar(page).getByLabel(say.compose.find.what, { exact: true });
  const count = bar(page).getByRole('status');
  await expect(what).toBeFocused();
  await what.fill('FISH');
  await expect(count).toHaveText('1 of 4');
  await what.press('Enter');
  await expect(count).toHaveText('2 of 4');
  await what.press('Shift+Enter');
  await what.press('Shift+Enter');
  await expect(count).toHaveText('4 of 4');
  await bar(page).getByRole('button', { name: say.compose.find.word }).click();
  await expect(count).toHaveText('1 of 3');
  await bar(page).getByRole('button', { name: say.compose.find.case }).click();
  await expect(count).toHaveText(say.compose.find.none);
  await bar(page).getByRole('button', { name: say.compose.find.case }).click();
  await bar(page).getByLabel(say.compose.find.replacement).fill('bird');
  await bar(page).getByLabel(say.compose.find.replacement).press('Enter');
  await expect(field(page)).toHaveValue(html.replace('fish', 'bird'));
  await expect(count).toHaveText('1 of 2');
  await bar(page).getByRole('button', { name: say.compose.find.replace_all }).click();
  await expect(count).toHaveText('2 replaced');
  await expect(field(page)).toHaveValue(html.replaceAll(/fish(?!es)/g, 'bird'));
  await page.keyboard.press('ControlOrMeta+z');
  await expect(field(page)).toHaveValue(html.replace('fish', 'bird'));
  // The last match stays selected. A selected word is searched for, and typing replaces it in the field.
  await what.fill('one');
  await expect(count).toHaveText('1 of 1');
  await page.keyboard.press('Escape');
  await expect(bar(page)).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+f');
  await expect(what).toHaveValue('One');
  await page.keyboard.type('two');
  await expect(what).toHaveValue('two');
});
