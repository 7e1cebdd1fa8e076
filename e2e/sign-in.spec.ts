import type { Page } from '@playwright/test';
import { expectAccessible } from './fixtures/accessibility.ts';
import { hydrated } from './fixtures/hydrated.ts';
import { test } from './fixtures/owner.ts';
import { expect } from './site.ts';

test.use({ siteOf: 'gates' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Lets the responses of an area's loader wait; the function it gives lets them through. */
async function holdBack(page: Page, area: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(
    (url) => url.pathname === `/${area}.data`,
    async (route) => {
      if (route.request().method() === 'GET') await released;
      await route.continue();
    },
  );
  return release;
}

/** Tells, when asked, whether the page has set a timer of so many milliseconds since. */
async function watchTimers(page: Page, milliseconds: number): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    const { setTimeout: begin } = window;
    const timers: unknown[] = [];
    const setTimeout = (act: () => void, wait?: number) => {
      timers.push(wait);
      return begin(act, wait);
    };
    Object.assign(window, { setTimeout, timers });
  });
  return () =>
    page.evaluate((wait) => (window as unknown as { timers: unknown[] }).timers.includes(wait), milliseconds);
}

test.describe('Logout', () => {
  for (const path of [
    '/compose',
    '/content-manager',
    '/media-library',
    '/settings',
    '/settings/first-steps',
    '/settings/activity',
  ]) {
    test(`on ${path} leads to the sign-in of that page`, async ({ page, signIn, site }) => {
      await signIn(page);
      await page.goto(path);
      await button(page, 'Logout').click();
      await expect(page).toHaveURL(`${path}?done=signed-out`);
      await expect(heading(page)).toHaveText('Access Restricted');
      await expect(page.getByRole('status')).toHaveText('You are signed out.');
      await password(page).fill(site.ownerPassword);
      await button(page, 'Sign in').click();
      await expect(button(page, 'Logout')).toBeVisible();
      await expect(page).toHaveURL(path);
    });
  }

  test('on the import preview, which is open to all, is told in its head', async ({ page, signIn }) => {
    await signIn(page);
    await page.goto('/blog-import-preview');
    await button(page, 'Logout').click();
    await expect(page).toHaveURL('/blog-import-preview?done=signed-out');
    await expect(page.getByRole('banner').getByRole('status')).toHaveText('You are signed out.');
    await expect(button(page, 'Logout')).toHaveCount(0);
  });
});

test.describe('what takes long is told', () => {
  test('after the sign-in, in place of the form, and not before it lasts', async ({ page, site }) => {
    await page.goto('/settings');
    await hydrated(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const beginsToWait = await watchTimers(page, 150);
    const release = await holdBack(page, 'settings');
    await password(page).fill(site.ownerPassword);
    const asked = page.waitForRequest(
      (request) => /settings\.data/.test(request.url()) && request.method() === 'GET',
    );
    await button(page, 'Sign in').click();
    await asked;
    // Time passes only once the page has begun to wait, however slow the machine is.
    await expect.poll(beginsToWait).toBe(true);
    await page.clock.runFor(140);
    await expect(password(page)).toBeVisible();
    await page.clock.runFor(20);
    await expect(page.getByRole('status')).toHaveText('Checking your session…');
    await expect(password(page)).toBeHidden();
    await page.clock.resume();
    await expectAccessible(page);
    release();
    await expect(heading(page)).toHaveText('Settings');
    await expect(page.getByText('Checking your session…')).toHaveCount(0);
  });

  test('on the way from an open page to a sign-in, and from area to area', async ({ page, site }) => {
    await page.goto('/blog-import-preview');
    await hydrated(page);
    const [toCompose, toSettings] = [await holdBack(page, 'compose'), await holdBack(page, 'settings')];
    await page.getByRole('link', { name: 'Compose' }).click();
    await expect(page.getByText('Checking your session…')).toBeVisible();
    await expect(heading(page)).not.toHaveText('Access Restricted');
    toCompose();
    await expect(heading(page)).toHaveText('Access Restricted');
    await expect(page.getByText('Checking your session…')).toHaveCount(0);

    await password(page).fill(site.ownerPassword);
    await button(page, 'Sign in').click();
    await expect(heading(page)).toHaveText('Compose');
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    await expect(page.getByText('Loading', { exact: true })).toBeVisible();
    await expectAccessible(page);
    toSettings();
    await expect(heading(page)).toHaveText('Settings');
    await expect(page.getByText('Loading', { exact: true })).toHaveCount(0);
  });

  test('in Spanish, and the ring stands still for who wants no motion', async ({ page, signIn }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn(page);
    await page.goto('/settings?lang=es');
    await hydrated(page);
    const release = await holdBack(page, 'media-library');
    await page.getByRole('link', { name: 'Imágenes', exact: true }).first().click();
    const status = page.getByText('Cargando', { exact: true });
    await expect(status).toBeVisible();
    expect(
      await status.evaluate(
        (element) => getComputedStyle(element.firstElementChild ?? element).animationName,
      ),
    ).toBe('none');
    release();
    await expect(heading(page)).toHaveText('Biblioteca de imágenes');
  });
});

test('a workspace that is lost on its way after the sign-in is told of at the sign-in', async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  await page.goto('/compose');
  await hydrated(page);
  await page.route(
    (url) => url.pathname === '/compose.data',
    (route) => (route.request().method() === 'GET' ? route.abort() : route.continue()),
  );
  await password(page).fill(site.ownerPassword);
  await button(page, 'Sign in').click();
  await expect(page.getByRole('alert')).toHaveText(
    'Network error. Please check your connection and try again.',
  );
  await page.unrouteAll();
  await button(page, 'Sign in').click();
  await expect(heading(page)).toHaveText('Compose');
});

test.describe('what the page cannot ask for again', () => {
  const lose = (page: Page, area: string) =>
    page.route(
      (url) => url.pathname === `/${area}.data`,
      (route) => (route.request().method() === 'GET' ? route.abort() : route.continue()),
    );
  test.beforeEach(async ({ page, signIn, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED/);
    await signIn(page);
  });

  for (const [path, role, part, name] of [
    ['/settings', 'region', 'Name and brand', 'Ana Ruiz'],
    ['/settings/first-steps', 'main', '', 'Eva Sanz'],
  ] as const) {
    test(`keeps what was typed on ${path}, and says so`, async ({ page, request }) => {
      await page.goto(path);
      const section = page.getByRole(role, part ? { name: part } : {});
      await section.getByLabel('Your name', { exact: true }).fill(name);
      await lose(page, path.slice(1).replace(/\?.*/, ''));
      await section.getByRole('button', { name: /^(Save|Continue)$/ }).click();
      await expect(section.getByRole('status').first()).toContainText('Network error.');
      await expect(section.getByLabel('Your name', { exact: true })).toHaveValue(name);
      expect(await (await request.get('/')).text()).toContain(name);
    });
  }

  test('stays in the media library as it was', async ({ page }) => {
    await page.goto('/media-library?q=lam');
    await hydrated(page);
    await lose(page, 'media-library');
    await page.getByRole('searchbox').fill('lamp');
    await expect(page.getByRole('alert')).toContainText('Network error.');
    await expect(heading(page)).toHaveText('Media library');
    await page.unrouteAll();
    await page.getByRole('searchbox').fill('lamps');
    await expect(page.getByText('Nothing matches “lamps”.')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form asks, refuses, opens and closes', async ({ page, site, expectedErrors }) => {
    expectedErrors.push(/401/, /^request failed: .*\.js csp$/);
    await page.goto('/compose');
    await expect(page.getByText('Checking your session…')).toHaveCount(0);
    await password(page).fill('not the password');
    await button(page, 'Sign in').click();
    await expect(page.getByRole('alert')).toContainText('Invalid password.');
    await password(page).fill(site.ownerPassword);
    await button(page, 'Sign in').click();
    await expect(heading(page)).toHaveText('Compose');
    await button(page, 'Logout').click();
    await expect(page.getByRole('status')).toHaveText('You are signed out.');
  });
});
