import { expect, onTestFinished, test } from 'vitest';
import { createTestSite, page } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';
import { freePort } from '../test/free-port.ts';
import { newFolder } from '../test/new-folder.ts';
import { startWorkers } from '../test/processes/start-workers.ts';
import { createMetrics } from './metrics.ts';

/** Returns each metric by its name and labels. */
function valuesIn(text: string): Record<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
}

eachDialect('metrics', (open) => {
  test('metrics count requests by type and status, on a separate port', async () => {
    const db = await open();
    const port = await freePort();
    const metrics = createMetrics({ port, host: '127.0.0.1' });
    const site = await createTestSite(db);
    metrics.measure(site.server);
    await metrics.serve(db);
    onTestFinished(metrics.close);
    site.pages.render = async (request) => page('A page', request.url.endsWith('/none') ? 404 : 200);
    const ask = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${port}${path}`, { method });
    for (let time = 0; time < 4; time += 1) await site.request('/blog/a-post');
    const { headers } = await site.request('/blog/a-post');
    await site.request('/blog/a-post', { headers: { 'If-None-Match': headers.get('etag') ?? '' } });
    for (const path of ['/none', '/compose', '/api/none']) await site.request(path);
    const counted = async () => valuesIn(await (await ask('/metrics')).text());
    await expect.poll(counted).toMatchObject({
      'site_requests_total{kind="article",status="2xx"}': 5,
      'site_requests_total{kind="article",status="3xx"}': 1,
      'site_requests_total{kind="other",status="4xx"}': 1,
      'site_requests_total{kind="owner",status="2xx"}': 1,
      'site_requests_total{kind="api",status="4xx"}': 1,
      'site_request_duration_seconds_count{kind="article",status="2xx"}': 5,
      'site_page_cache_total{result="hit"}': expect.any(Number),
      'site_page_cache_total{result="miss"}': expect.any(Number),
      site_database_away: 0,
      'site_scheduled_posts{state="due"}': 0,
    });
    const given = await ask('/metrics', 'HEAD');
    expect([given.status, given.headers.get('content-type'), await given.text()]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
      '',
    ]);
    expect((await ask('/')).status).toBe(404);
    expect((await ask('/metrics', 'POST')).status).toBe(404);
    expect((await site.request('/metrics')).headers.get('content-type')).toContain('text/html');
  });
});

test('metrics are added up over two workers and their replacements', async () => {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const dataDir = await newFolder();
  const site = startWorkers(port, {
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    METRICS_PORT: String(metricsPort),
  });
  const read = async () => {
    const response = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
    return valuesIn(response.status === 200 ? await response.text() : '');
  };
  const bothServe = async () => (await site.workers().catch((): number[] => [])).length === 2;
  await expect.poll(bothServe, { timeout: 30_000 }).toBe(true);
  const before = await read();
  expect(before.site_processes).toBe(2);
  // The sum over both workers.
  expect(before['site_requests_total{kind="owner",status="2xx"}']).toBeGreaterThanOrEqual(12);
  const [victim = 0] = await site.workers();
  process.kill(victim, 'SIGKILL');
  const isReplaced = async () => {
    const workers = await site.workers().catch((): number[] => []);
    return workers.length === 2 && !workers.includes(victim);
  };
  await expect.poll(isReplaced, { timeout: 20_000 }).toBe(true);
  await expect.poll(async () => (await read()).site_processes, { timeout: 20_000 }).toBe(2);
  const owner = 'site_requests_total{kind="owner",status="2xx"}';
  expect((await read())[owner]).toBeGreaterThanOrEqual(before[owner] ?? 0);
  site.kill('SIGTERM');
  expect(await site.ended).toBe(0);
}, 60_000);
