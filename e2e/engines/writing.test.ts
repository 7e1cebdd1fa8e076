import { catalogs } from '../../messages/catalogs.ts';
import { ask } from '../fixtures/tls-proxy.ts';
import { click, editor, expect, fill, pressButton, signIn, test, textOf } from './engine-test.ts';

const en = catalogs.en;

test('the owner signs in and out', async ({ tab, site }) => {
  await signIn(tab, site);
  await expect.poll(() => textOf(tab, 'h1')).toBe('Compose');
  await pressButton(tab, en.signIn.logout);
  await expect.poll(() => textOf(tab, 'h1')).toBe(en.signIn.heading);
  await tab.open(`${site.url}/compose`);
  await expect.poll(() => textOf(tab, 'h1')).toBe(en.signIn.heading);
});

test('a wrong password is rejected', async ({ tab, site, expectedErrors }) => {
  expectedErrors.push(/401/);
  await signIn(tab, { ...site, ownerPassword: 'not the password' });
  await expect.poll(() => textOf(tab, '[role="alert"]')).toContain(en.errors.catalog.auth_invalid);
});

test('a post is written, saved as a draft, formatted and published', async ({ tab, site, certificate }) => {
  await signIn(tab, site);
  await fill(tab, en.compose.fields.title, 'A title on several lines. '.repeat(6));
  const isCut = () =>
    tab.run(() =>
      (({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)(
        document.querySelector('#title') as Element,
      ),
    );
  await expect.poll(isCut).toBe(false);
  await fill(tab, en.compose.fields.title, 'Written here');
  await click(tab, editor);
  await tab.type('A plain beginning. ');
  await tab.shortcut('b');
  await tab.type('And a bold end.');
  await expect.poll(() => textOf(tab, `${editor} strong`)).toBe('And a bold end.');
  await pressButton(tab, en.compose.actions.save_draft);
  await expect.poll(() => tab.address()).toContain('slug=written-here');
  const address = `${site.url}/blog/written-here`;
  expect((await ask(address, certificate)).status).toBe(404);
  await pressButton(tab, en.compose.actions.publish);
  await expect.poll(async () => (await ask(address, certificate)).status).toBe(200);
  // Firefox reports a response that is cut off when the page is left.
  await expect.poll(() => textOf(tab, '#editor')).toContain(en.compose.status.published_now);
  await tab.open(address);
  await expect.poll(() => textOf(tab, '[data-prose]')).toBe('A plain beginning. And a bold end.');
  expect(await textOf(tab, '[data-prose] strong')).toBe('And a bold end.');
});
