import { expect, test } from 'vitest';
import type { Database } from '../../db/connect.ts';
import { createTestSite, page, type TestSite, type TestSiteOptions } from '../../test/create-test-site.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { freePort } from '../../test/free-port.ts';
import { newFolder } from '../../test/new-folder.ts';
import { startWorkers } from '../../test/processes/start-workers.ts';
import { BodyBudget } from '../request-body/body-budget.ts';
import { createAnswerMetrics } from './answer-metrics.ts';
import { createMetrics } from './create-metrics.ts';

const token = 'a-token-of-many-characters';

interface WatchedSite extends TestSite {
  /** What a line has, by its name with its labels as they are written; 0 where there is none. */
  read(): Promise<(line: string) => number>;
  text(): Promise<string>;
}

async function watchedSite(db: Database, options: TestSiteOptions = {}): Promise<WatchedSite> {
  const metrics = createMetrics();
  metrics.watch({ db, bodies: new BodyBudget() });
  const answerMetrics = createAnswerMetrics({ text: metrics.text, token });
  const site = await createTestSite(db, { ...options, observer: metrics.observer, answerMetrics });
  const read = async () => {
    const lines = new Map((await metrics.text()).split('\n').map((line) => splitAtLast(line)));
    return (line: string) => lines.get(line) ?? 0;
  };
  return { ...site, read, text: metrics.text };
}

function splitAtLast(line: string): [string, number] {
  const at = line.lastIndexOf(' ');
  return [line.slice(0, at), Number(line.slice(at + 1))];
}

eachDialect('the metrics', (open) => {
  test('count requests by kind and status, those too that were answered before anything was looked at', async () => {
    const site = await watchedSite(await open());
    site.pages.render = async (request) => page('A page', request.url.endsWith('/none') ? 404 : 200);
    const before = await site.read();
    // Made, kept and put in front by the first; the other three are prepared.
    for (let time = 0; time < 4; time += 1) await site.request('/blog/a-post');
    const { etag } = Object.fromEntries((await site.request('/blog/a-post')).headers);
    await site.request('/blog/a-post', { headers: { 'If-None-Match': etag ?? '' } });
    await site.request('/none');
    await site.request('/compose');
    await site.request('/api/none');
    // Each is counted when its connection has been handed the last byte, which may be after the client has it.
    const lines = ['other",status="4xx', 'owner",status="2xx', 'api",status="4xx'];
    const counted = async () => {
      const now = await site.read();
      return lines.map(
        (kind) => now(`site_requests_total{kind="${kind}"}`) - before(`site_requests_total{kind="${kind}"}`),
      );
    };
    await expect.poll(counted).toEqual([1, 1, 1]);
    const after = await site.read();
    const grown = (line: string) => after(line) - before(line);
    expect(grown('site_requests_total{kind="article",status="2xx"}')).toBe(5);
    expect(grown('site_requests_total{kind="article",status="3xx"}')).toBe(1);
    expect(grown('site_request_duration_seconds_count{kind="article",status="2xx"}')).toBe(1);
    expect(grown('site_page_cache_total{result="prepared"}')).toBe(5);
    expect(grown('site_page_cache_total{result="miss"}')).toBe(2);
  });

  test('are there for who has the token, and an unknown page to anybody else', async () => {
    const site = await watchedSite(await open());
    site.pages.render = async () => page('There is nothing here', 404);
    const ask = (headers: Record<string, string> = {}, path = '/metrics', method = 'GET') =>
      site.request(path, { headers, method });
    const unknown = await ask({}, '/none');
    for (const authorization of [
      '',
      'Bearer',
      'Bearer x',
      `Bearer ${token}x`,
      `Bearer ${token.slice(1)}`,
      `Basic ${token}`,
      token,
    ]) {
      const refused = await ask(authorization ? { Authorization: authorization } : {});
      expect([refused.status, await refused.text()], authorization).toEqual([
        404,
        expect.stringContaining('nothing'),
      ]);
      expect([...refused.headers.keys()]).toEqual([...unknown.headers.keys()]);
      expect(refused.headers.get('cache-control')).toBe('no-cache');
    }
    const given = await ask({ Authorization: `Bearer ${token}` });
    expect(given.status).toBe(200);
    expect(given.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(given.headers.get('cache-control')).toBe('no-store');
    expect(await given.text()).toMatch(/^site_requests_total\{/m);
    const head = await ask({ Authorization: `Bearer ${token}` }, '/metrics', 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
    const posted = await ask({ Authorization: `Bearer ${token}` }, '/metrics', 'POST');
    expect(posted.status).toBe(405);
  });
});

async function startWithMetrics(variables: Record<string, string>) {
  const dataDir = await newFolder();
  const port = await freePort();
  const site = startWorkers(port, { DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...variables });
  const bothServe = async () => (await site.workers().catch((): number[] => [])).length === 2;
  await expect.poll(bothServe, { timeout: 30_000 }).toBe(true);
  return { site, port };
}

/** Pages of the owner's area that were asked for, as the sum of all workers has it. */
function askedPages(text: string): number {
  return Number(/^site_requests_total\{kind="owner",status="2xx"\} (\d+)$/m.exec(text)?.[1] ?? 0);
}

test('two workers give one sum at a port of its own, which does not go back when they end', async () => {
  const metricsPort = await freePort();
  const { site } = await startWithMetrics({ METRICS_PORT: String(metricsPort) });
  const read = async () => {
    const response = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
    expect(response.status).toBe(200);
    return response.text();
  };
  // Both were asked, and each has answered some of the twelve.
  await expect.poll(async () => askedPages(await read())).toBeGreaterThanOrEqual(12);
  let last = 0;
  expect(await read()).toMatch(/^site_processes 3$/m);
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    const [victim = 0] = await site.workers();
    const asked = askedPages(await read());
    process.kill(victim, signal);
    const isReplaced = async () => {
      const now = askedPages(await read());
      expect(now).toBeGreaterThanOrEqual(last);
      last = now;
      const workers = await site.workers().catch((): number[] => []);
      return workers.length === 2 && !workers.includes(victim);
    };
    await expect.poll(isReplaced, { timeout: 20_000 }).toBe(true);
    expect(askedPages(await read())).toBeGreaterThan(asked);
  }
  const elsewhere = await fetch(`http://127.0.0.1:${metricsPort}/`);
  expect([elsewhere.status, await elsewhere.text()]).toEqual([404, '']);
  site.kill('SIGTERM');
  expect(await site.ended).toBe(0);
  expect(site.complaints()).toBe('');
}, 60_000);
