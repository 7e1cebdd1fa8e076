import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import type { PageContext } from '../app/page-context.ts';
import { connect } from '../db/connect.ts';
import { createTestSite, page, type TestSite } from '../test/create-test-site.ts';
import { isMissing } from '../test/each-dialect.ts';
import { queryOnce } from '../test/postgres/query-once.ts';
import { type PostgresProxy, startProxy } from '../test/postgres/start-proxy.ts';
import { createTestDatabase } from '../test/postgres/test-database.ts';

/** Maximum response time in milliseconds, whatever the database does. */
const due = 2_000;

interface Setting {
  site: TestSite;
  proxy: PostgresProxy;
  /** The database's URL without the proxy. */
  direct: string;
}

/** Renders posts, and reports errors as React Router's pages do. */
async function renderPosts(_request: Request, context: PageContext): Promise<Response> {
  if (context.databaseError) return page(`told in ${context.locale}: ${context.databaseError.kind}`, 503);
  try {
    const posts = await context.core.posts.list({ owner: false }, { page: 1, limit: 20 });
    return page(posts.map(({ title }) => title).join(', '));
  } catch (error) {
    context.failed?.(error);
    return page('Unexpected Application Error!', 500);
  }
}

async function open(): Promise<Setting> {
  const { url: direct, drop } = await createTestDatabase(inject('postgresUrl'));
  const proxy = await startProxy(direct);
  const db = await connect({ dataDir: '', databaseUrl: proxy.url });
  onTestFinished(async () => {
    await db.close();
    await proxy.close();
    await drop();
  });
  const site = await createTestSite(db);
  site.pages.render = renderPosts;
  return { site, proxy, direct };
}

async function timed(asking: Promise<Response>): Promise<{ response: Response; took: number }> {
  const begun = performance.now();
  const response = await asking;
  return { response, took: performance.now() - begun };
}

async function isBack(site: TestSite): Promise<void> {
  const begun = performance.now();
  await expect.poll(() => site.db.isUnavailable(), { interval: 5, timeout: due }).toBe(false);
  expect(performance.now() - begun).toBeLessThan(due);
}

const post = (title: string) => ({ title, html: '<p>A text.</p>' });

describe.skipIf(isMissing('postgres'))('a database outage', () => {
  test('a database outage during a query ends neither the process nor other reads', async () => {
    const { site, direct } = await open();
    const ended: unknown[] = [];
    const note = (error: unknown) => ended.push(error);
    process.on('uncaughtExceptionMonitor', note);
    onTestFinished(() => void process.off('uncaughtExceptionMonitor', note));
    const running = site.core.health().then(() =>
      site.db.kysely
        .selectNoFrom(({ fn, val }) => fn('pg_sleep', [val(1)]).as('slept'))
        .execute()
        .catch((error: Error) => error.message),
    );
    await wait(200);
    await queryOnce(
      direct,
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
    expect(await running).toMatch(/terminat/);
    await isBack(site);
    expect((await site.request('/blog')).status).toBe(200);
    expect(ended).toEqual([]);
  });

  test.each(['leave', 'freeze'] as const)(
    'during a database outage, visitors get cached pages and other requests fail quickly (%s)',
    async (how) => {
      const { site, proxy, direct } = await open();
      const cookie = await site.signIn();
      await site.send('POST', '/api/blog/posts', post('Before'), cookie);
      expect(await (await site.request('/blog')).text()).toContain('Before');
      expect(await (await site.request('/robots.txt')).text()).toContain('Before');
      const kept = (await site.request('/blog')).headers.get('etag');
      await proxy[how]();
      const first = await Promise.all([
        timed(site.send('POST', '/api/blog/posts', post('Meanwhile'), cookie)),
        timed(site.request('/blog')),
        timed(site.request('/blog', { headers: { Cookie: cookie } })),
        timed(site.request('/never-asked-for?lang=es')),
        timed(site.request('/compose', { headers: { Cookie: cookie } })),
        timed(site.request('/blog/rss.xml')),
        timed(site.request('/api/health')),
        timed(site.request('/api/ready')),
      ]);
      for (const { took } of first) expect(took).toBeLessThan(due);
      const [saved, blog, owners, unseen, compose, feed, health, ready] = first.map(
        ({ response }) => response,
      );
      expect([blog?.status, await blog?.text()]).toEqual([200, expect.stringContaining('Before')]);
      expect(blog?.headers.get('etag')).toBe(kept);
      // The session can't be checked, so the owner gets the cached public page.
      expect([owners?.status, await owners?.text()]).toEqual([200, expect.stringContaining('Before')]);
      const refusals = { saved, unseen, compose, feed, health, ready };
      for (const [name, refused] of Object.entries(refusals))
        expect([name, refused?.status]).toEqual([name, 503]);
      for (const refused of [saved, unseen, compose, feed, ready]) {
        expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
      }
      expect(await saved?.json()).toEqual({ detail: expect.stringContaining('database') });
      expect(await unseen?.text()).toContain('told in es: unavailable');
      expect(compose?.headers.get('content-type')).toContain('text/html');
      expect(feed?.headers.get('content-type')).toContain('text/plain');
      expect(await ready?.json()).toMatchObject({
        status: 'not_ready',
        checks: { database: 'failed' },
      });
      // The outage is known, so requests fail without a query.
      const { response, took } = await timed(site.send('POST', '/api/blog/posts', post('x'), cookie));
      expect(response.status).toBe(503);
      expect(took).toBeLessThan(500);
      const robots = await timed(site.request('/robots.txt'));
      expect([robots.response.status, robots.took < 500]).toEqual([200, true]);
      // A change made during the outage shows after it.
      await queryOnce(
        direct,
        "update posts set title = 'Changed'; update site_version set version = version + 1",
      );
      await proxy.reconnect();
      await isBack(site);
      expect(await (await site.request('/blog')).text()).toContain('Changed');
      expect((await site.send('POST', '/api/blog/posts', post('After'), cookie)).status).toBe(201);
    },
  );
});
