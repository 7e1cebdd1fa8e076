import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { test } from './fixtures/owner.ts';
import { watchShifts } from './fixtures/watch-shifts.ts';
import { expect } from './site.ts';

const article = '/blog/the-apology-that-holds';

const publicPages = ['/', '/blog', article];

/** Opens a page in an empty browser and returns its responses, the page's own first. */
async function openWith(page: Page, path: string): Promise<Response[]> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(path, { waitUntil: 'networkidle' });
  return responses;
}

const kind = (response: Response) => response.request().resourceType();

/** Returns the sources of the response's policy by directive. */
function policyOf(response: Response): Map<string, string[]> {
  const directives = (response.headers()['content-security-policy'] ?? '').split(';');
  return new Map(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

for (const path of [...publicPages, '/compose', '/api/docs']) {
  test(`${path} loads nothing from other hosts, and its policy allows no inline script`, async ({
    page,
    site,
    signIn,
    expectedErrors,
  }) => {
    expectedErrors.push(/404/);
    if (path === '/compose') await signIn(page);
    // A policy violation or hydration error is logged to the console and fails the test.
    const responses = await openWith(page, path);
    const addresses = responses.map((response) => response.url());
    expect(
      addresses.filter((address) => !address.startsWith(`${site.url}/`) && !/^(data|blob):/.test(address)),
    ).toEqual([]);
    const uncompressed = responses.filter(
      (response) =>
        /\/assets\/[^/]+\.(js|css)$/.test(response.url()) && !response.headers()['content-encoding'],
    );
    expect(uncompressed.map((response) => response.url())).toEqual([]);
    const [first] = responses;
    const policy = first && policyOf(first);
    const sources = policy?.get('script-src') ?? policy?.get('default-src') ?? ['*'];
    expect(sources.join(' ')).not.toMatch(/unsafe|\*|https?:|data:/);
    expect(policy?.get('default-src')).toEqual(["'none'"]);
    expect(policy?.get('base-uri')).toEqual(["'none'"]);
    expect(policy?.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy?.get('form-action')?.join()).toMatch(/^'(self|none)'$/);
    if (publicPages.includes(path)) await expectLittleScript(page, responses, path);
  });
}

/** Expects a public page to include its styles, little script and no framework. */
async function expectLittleScript(page: Page, responses: Response[], path: string): Promise<void> {
  expect(responses.filter((response) => kind(response) === 'stylesheet')).toHaveLength(0);
  const scripts = responses.filter((response) => kind(response) === 'script');
  expect(scripts.length).toBeGreaterThan(0);
  let bytes = 0;
  for (const script of scripts) {
    expect(script.headers()['content-encoding']).toBe('br');
    bytes += (await script.request().sizes()).responseBodySize;
    expect((await script.text()).toLowerCase()).not.toMatch(/react|hydrate/);
  }
  const inline = await page.evaluate(() =>
    [...document.scripts]
      .filter((script) => !script.src && script.type !== 'application/ld+json')
      .map((script) => script.textContent ?? ''),
  );
  bytes += inline.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
  // Articles load the scripts for caching and reading aloud after everything else.
  expect(bytes).toBeLessThanOrEqual((path === article ? 5.4 : 4.1) * 1024);
  await expect(page.locator('link[rel="modulepreload"]')).toHaveCount(0);
}

test('scripts can’t turn text into markup, scripts or workers without the page’s Trusted Types policy', async ({
  page,
  signIn,
  expectedErrors,
}) => {
  expectedErrors.push(/Trusted|Content Security Policy/i);
  await signIn(page);
  for (const path of ['/blog', '/compose']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const refused = await page.evaluate(() => {
      const attempts: Record<string, () => unknown> = {
        markup: () => {
          document.createElement('div').innerHTML = '<b>bold</b>';
        },
        frame: () => {
          document.createElement('iframe').srcdoc = '<b>bold</b>';
        },
        source: () => {
          document.createElement('script').src = '/assets/x.js';
        },
        worker: () => new Worker('/api/docs'),
        policy: () => {
          const { trustedTypes } = window as unknown as {
            trustedTypes: { createPolicy(name: string, rules: object): unknown };
          };
          trustedTypes.createPolicy('another', {});
        },
      };
      return Object.keys(attempts).filter((name) => {
        try {
          attempts[name]?.();
          return false;
        } catch {
          return true;
        }
      });
    });
    expect(refused).toEqual(['markup', 'frame', 'source', 'worker', 'policy']);
  }
});

test('visitors see a change on the next visit, in the list, the post and related posts', async ({
  page,
  owner,
}) => {
  await owner.write({ title: 'Beside it', date: '1811-01-01', tags: ['Beside'] });
  const { slug } = await owner.write({ title: 'Old title', date: '1811-01-02', tags: ['Beside'] });
  for (const path of ['/blog', `/blog/${slug}`, '/blog/beside-it']) await page.goto(path);
  await owner.change(slug, { title: 'New title' });
  for (const path of ['/blog', `/blog/${slug}`, '/blog/beside-it']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText('New title').first()).toBeVisible();
    await expect(page.getByText('Old title')).toHaveCount(0);
  }
});

test('almost nothing moves when the fonts arrive after the page', async ({ page }) => {
  let drawn = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await drawn.promise;
    await route.continue();
  });
  await page.setViewportSize({ width: 320, height: 800 });
  const shifted = await watchShifts(page);
  for (const path of ['/', '/blog', '/blog/the-apology-that-holds', '/contact', '/services']) {
    drawn = Promise.withResolvers<void>();
    await page.goto(`${path}?lang=es`, { waitUntil: 'domcontentloaded' });
    await shifted();
    drawn.resolve();
    await page.evaluate(async () => void (await document.fonts.ready));
    expect(await shifted(), path).toBeLessThan(0.02);
  }
});

test.describe('errors of browser extensions', () => {
  /** Returns the errors that the page's listeners receive before the next timer, without suppressed ones. */
  async function heard(page: Page, script: string): Promise<string[]> {
    return page.evaluate(`new Promise((resolve) => {
    const heard = [];
    addEventListener('error', (event) => heard.push(String(event.message)));
    addEventListener('unhandledrejection', (event) => heard.push(String(event.reason?.message ?? event.reason)));
    setTimeout(() => {
      setTimeout(() => setTimeout(() => resolve(heard)));
      ${script}
    });
  })`);
  }

  test('errors of browser extensions are suppressed, and the site’s errors reach the console', async ({
    page,
    expectedErrors,
  }) => {
    // This `test` fails on any other uncaught error in the console.
    expectedErrors.push(/our own/);
    await page.goto('/blog');
    await page.waitForLoadState('load');
    const foreign =
      "Object.assign(new Error('x'), { stack: 'Error: x\\n    at f (moz-extension://abcdef/inpage.js:1:1)' })";
    for (const script of [
      `Promise.reject(${foreign});`,
      `throw ${foreign};`,
      "throw new Error('MetaMask is locked');",
      'Promise.reject({ code: 4001 });',
    ]) {
      expect(await heard(page, script), script).toEqual([]);
    }
    expect(await heard(page, "throw new Error('our own trouble');")).toEqual([
      'Uncaught Error: our own trouble',
    ]);
    expect(await heard(page, "Promise.reject(new TypeError('our own rejection'));")).toEqual([
      'our own rejection',
    ]);
  });
});
