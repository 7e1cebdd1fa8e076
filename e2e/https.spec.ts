import type { Page } from '@playwright/test';
import { catalogs } from '../messages/catalogs.ts';
import { fill } from '../messages/fill.ts';
import { plainPicture } from '../test/picture-files.ts';
import { wordPressExport } from '../test/wordpress-export.ts';
import { composePage, openCompose, toggleRow } from './fixtures/compose.ts';
import { test } from './fixtures/https-site.ts';
import { hydrated } from './fixtures/hydrated.ts';
import { field, save, section } from './fixtures/settings-page.ts';
import { body } from './fixtures/text.ts';
import { ask, isInstalled, type ProxyKind } from './fixtures/tls-proxy.ts';
import { addVirtualAuthenticator } from './fixtures/virtual-authenticator.ts';
import { expect } from './site.ts';

const say = catalogs.en;

const { title, button, status } = composePage;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** `npm run test:full` also tests nginx and Caddy with the files in deploy/, and a single worker. */
const kinds: ProxyKind[] = process.env.TEST_FULL ? ['node', 'nginx', 'caddy'] : ['node'];
const workerCounts = process.env.TEST_FULL ? ['1', '2'] : ['2'];

async function signIn(page: Page, password: string, path = '/compose'): Promise<void> {
  await page.goto(path);
  await page.getByLabel(say.signIn.password, { exact: true }).fill(password);
  await button(page, say.signIn.submit).click();
  await expect(button(page, 'Logout')).toBeVisible();
}

async function sessionCookies(page: Page) {
  const cookies = await page.context().cookies();
  return cookies
    .filter(({ name }) => name.includes('compose_session'))
    .map(({ name, secure, httpOnly, sameSite, path }) => ({ name, secure, httpOnly, sameSite, path }));
}

/** Writes a draft and creates a review link. */
async function makeReviewLink(page: Page, name: string): Promise<string> {
  await page.setViewportSize({ width: 390, height: 844 });
  await openCompose(page);
  await title(page).fill(name);
  await body(page).fill('A paragraph to approve.');
  await button(page, say.compose.actions.save_draft).click();
  await expect(page).toHaveURL(/\?slug=/);
  await toggleRow(page, 'review');
  await page.getByLabel(say.reviewPanel.reader).fill('Ms Reader');
  await button(page, say.reviewPanel.make).click();
  const link = page.getByLabel(fill(say.reviewPanel.link, { reader: 'Ms Reader' }));
  await expect(link).toHaveValue(/^https:/);
  return link.inputValue();
}

for (const proxyKind of kinds) {
  for (const workers of workerCounts) {
    test.describe(`behind ${proxyKind} with TLS, WORKERS=${workers}`, () => {
      test.skip(!isInstalled(proxyKind), `${proxyKind} is not installed`);
      test.use({ proxyKind, siteOf: `https-${proxyKind}-${workers}`, variables: { WORKERS: workers } });

      test('the owner’s main tasks work over HTTPS, including uploads, imports and passkeys', async ({
        page,
        site,
        expectedErrors,
      }) => {
        test.setTimeout(120_000);
        // Sign-in requests the passkey with 401.
        expectedErrors.push(/401/);
        await signIn(page, site.ownerPassword);
        expect(await sessionCookies(page)).toEqual([
          { name: '__Host-compose_session', secure: true, httpOnly: true, sameSite: 'Lax', path: '/' },
        ]);

        await openCompose(page);
        await title(page).fill('Over https');
        await body(page).fill('A paragraph.');
        await button(page, 'Publish').click();
        await expect(page).toHaveURL(`${site.url}/compose?slug=over-https`);

        await page.goto('/media-library');
        await hydrated(page);
        const buffer = await plainPicture(90, 60).png().toBuffer();
        await page
          .getByLabel(say.mediaLibrary.upload)
          .setInputFiles({ name: 'desk.png', mimeType: 'image/png', buffer });
        await expect(page.getByRole('region', { name: say.mediaLibrary.uploads })).toContainText(
          say.mediaLibrary.uploaded,
        );

        await page.goto('/blog-import-preview');
        await hydrated(page);
        await page.getByRole('radio', { name: say.importPreview.modes.xml }).check({ force: true });
        const xml = Buffer.from(wordPressExport([{ name: 'from-an-old-blog', title: 'From an old blog' }]));
        await page
          .locator('input[type=file]')
          .setInputFiles({ name: 'export.xml', mimeType: 'text/xml', buffer: xml });
        await page.getByRole('checkbox', { name: 'Import “From an old blog”' }).check();
        await button(page, say.importPreview.run).click();
        await expect(page.getByRole('region', { name: say.importPreview.report_label })).toContainText(
          'From an old blog',
        );

        await page.goto('/settings/identity');
        await hydrated(page);
        const names = section(page, say.settings.brand.heading);
        await field(names, say.settings.brand.brand).fill('A Name over TLS');
        await save(page);
        await page.goto('/settings/security');
        await hydrated(page);

        await addVirtualAuthenticator(page);
        const passkeys = section(page, say.passkeys.heading);
        const dialog = page.getByRole('dialog');
        await button(page, say.passkeys.add).click();
        await dialog.getByLabel(say.passkeys.name).fill('Laptop');
        await dialog.getByLabel(say.passkeys.password).fill(site.ownerPassword);
        await button(page, say.passkeys.add_dialog.submit).click();
        await expect(dialog.getByRole('listitem')).toHaveCount(10);
        await button(page, say.passkeys.codes.kept).click();
        await button(page, 'Logout').click();
        await expect(page).toHaveURL(`${site.url}/settings/security?done=signed-out`);
        expect(await sessionCookies(page)).toEqual([]);

        await signIn(page, site.ownerPassword, '/settings/security');
        await button(page, 'Remove: Laptop').click();
        await dialog.getByLabel(say.passkeys.password).fill(site.ownerPassword);
        await button(page, say.passkeys.remove_dialog.submit_last).click();
        await expect(passkeys.getByRole('status')).toContainText('Only your password is needed now.');
      });

      test('a reviewer responds over HTTPS with and without JavaScript', async ({ page, browser, site }) => {
        await signIn(page, site.ownerPassword);
        for (const javaScriptEnabled of [true, false]) {
          const link = await makeReviewLink(page, `Scripts: ${javaScriptEnabled}`);
          const reviewer = await (await browser.newContext({ javaScriptEnabled })).newPage();
          await reviewer.goto(link);
          await reviewer.getByRole('link', { name: 'Comment on paragraph 1' }).click();
          await reviewer.getByLabel(say.review.form_note, { exact: true }).fill('Shorter, please.');
          await button(reviewer, say.review.form_send).click();
          await expect(reviewer.getByText('Shorter, please.')).toBeVisible();
          await reviewer.getByRole('radio', { name: 'Approve this text, without my comment' }).check();
          await button(reviewer, say.review.send).click();
          await expect(reviewer.getByText('You approved this text on')).toBeVisible();
          await reviewer.context().close();
        }
      });

      test('HTTP requests are redirected or rejected, and responses contain the HTTPS origin', async ({
        site,
        tlsProxy,
        certificate,
      }) => {
        const home = await ask(site.url, certificate);
        expect(home.headers['strict-transport-security']).toMatch(/^max-age=31536000/);
        expect(/rel="canonical" href="([^"]+)"/.exec(home.body)?.[1]).toBe(`${site.url}/`);
        const chosen = await ask(`${site.url}/?lang=es`, certificate);
        expect(chosen.headers['set-cookie']?.[0]).toMatch(/^__Host-i18nextLng=es; .*Secure/);
        const feed = await ask(`${site.url}/blog/rss.xml`, certificate);
        const links = [...feed.body.matchAll(/<link>([^<]+)/g)].map(([, link = '']) => new URL(link).origin);
        expect(new Set(links)).toEqual(new Set([site.url]));
        const tidy = await ask(`${site.url}/Blog/`, certificate);
        expect([tidy.status, tidy.headers.location]).toEqual([301, '/blog']);
        const fromElsewhere = await ask(`${site.url}/compose`, certificate, {
          method: 'POST',
          headers: { Origin: 'https://evil.example', 'Content-Type': 'application/x-www-form-urlencoded' },
          body: 'password=x',
        });
        expect(fromElsewhere.status).toBe(403);
        if (!tlsProxy.httpPort) return;
        const plain = site.url.replace(/^https:(.*):\d+$/, `http:$1:${tlsProxy.httpPort}`);
        const page = await ask(`${plain}/blog?year=2026`, certificate);
        expect([page.status, page.headers.location]).toEqual([301, `${site.url}/blog?year=2026`]);
        expect((await ask(`${plain}/api/health`, certificate)).status).toBe(403);
      });

      test.describe('without JavaScript', () => {
        test.use({ javaScriptEnabled: false });

        test('the owner signs in, saves and signs out over HTTPS without JavaScript', async ({
          page,
          site,
        }) => {
          await signIn(page, site.ownerPassword);
          await title(page).fill('Written without scripts');
          await body(page).fill('<p>A paragraph.</p>');
          await button(page, 'Publish').click();
          await expect(page).toHaveURL(`${site.url}/compose?slug=written-without-scripts&done=published`);
          await expect(status(page)).toContainText(say.compose.status.published);
          await button(page, 'Logout').click();
          await expect(heading(page)).toHaveText('Access Restricted');
          expect(await sessionCookies(page)).toEqual([]);
        });
      });

      test('signing in works on the server itself over plain HTTP', async ({ page, site, ownAddress }) => {
        await signIn(page, site.ownerPassword, `${ownAddress}/compose`);
        expect(await sessionCookies(page)).toEqual([
          { name: 'compose_session', secure: false, httpOnly: true, sameSite: 'Lax', path: '/' },
        ]);
        await button(page, 'Logout').click();
        await expect(heading(page)).toHaveText('Access Restricted');
      });
    });
  }
}
