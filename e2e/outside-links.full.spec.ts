import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { catalogs } from '../messages/catalogs.ts';
import { expectAccessible } from './fixtures/accessibility.ts';
import { composePage, openCompose } from './fixtures/compose.ts';
import { test as base } from './fixtures/owner.ts';
import { expect } from './site.ts';

const say = catalogs.en;

interface OtherSite {
  server: Server;
  origin: string;
  /** Delays all responses until the returned function is called. */
  hold(): () => void;
}

/** A site whose posts link to another site, served locally. */
const test = base.extend<object, { other: OtherSite }>({
  other: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      let held = Promise.resolve();
      const server = createServer(async ({ url = '' }, response) => {
        await held;
        const status = { '/gone': 404, '/closed': 403, '/old': 301 }[url] ?? 200;
        response.writeHead(status, status === 301 ? { location: '/new' } : {}).end();
      }).listen(0, '127.0.0.1');
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      const hold = () => {
        let letGo = () => {};
        held = new Promise((resolve) => {
          letGo = resolve;
        });
        return () => letGo();
      };
      await use({ server, origin: `http://127.0.0.1:${port}`, hold });
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
  variables: async ({ other }, use) => use({ IMPORT_HOSTS: new URL(other.origin).host }),
});
test.use({ siteOf: 'outside-links' });
test.beforeEach(({ page, signIn }) => signIn(page));

const { button } = composePage;

test('external links are checked on request and fixed from the results', async ({ page, owner, other }) => {
  const link = (path: string) => `<a href="${other.origin}${path}">the ${path.slice(1)} one</a>`;
  const html = `<p>See ${link('/here')}, ${link('/old')} and ${link('/gone')}. ${link('/closed')}, and ${link('/old')} again.</p>`;
  await owner.write({
    title: 'Linked',
    slug: 'linked',
    status: 'draft',
    html,
    excerpt: 'In short.',
    tags: ['Links'],
  });
  await openCompose(page, 'linked');
  const panel = page.locator('#checks');
  const letGo = other.hold();
  const ask = button(page, say.outsideLinks.look);
  await ask.focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('progressbar', { name: say.outsideLinks.looking })).toBeVisible();
  await expect(panel).toContainText('0 of 4');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('progressbar')).toBeHidden();
  await expect(ask).toBeFocused();
  letGo();
  await page.keyboard.press('Enter');
  const lines = panel.getByRole('listitem');
  await expect(panel.getByRole('status')).toHaveText('4 external links checked, 1 working.');
  await expect(lines).toHaveText([/“the old one” permanently redirects/, /is a broken link/, /may be fine/]);
  await expect(button(page, say.outsideLinks.again)).toBeFocused();
  await expectAccessible(page);

  await lines.filter({ hasText: 'gone' }).getByRole('button', { name: say.outsideLinks.go }).press('Enter');
  await expect(page.locator('#html-text')).toBeFocused();
  expect(await page.evaluate(() => document.getSelection()?.toString())).toBe('the gone one');
  await page.keyboard.type('nothing');
  await expect(lines).toHaveCount(2);
  await lines.getByRole('button', { name: say.outsideLinks.take }).press('Enter');
  await expect(page.locator(`#html-text a[href="${other.origin}/new"]`)).toHaveCount(2);
  await expect(page.locator('#html-text')).toBeFocused();
  await expect(lines).toHaveText([/may be fine/]);
  await expect(lines.getByRole('link', { name: say.outsideLinks.open })).toHaveAttribute(
    'href',
    `${other.origin}/closed`,
  );
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.locator(`#html-text a[href="${other.origin}/old"]`)).toHaveCount(2);
  await expect(lines).toHaveCount(2);
});
