import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../test/free-port.ts';
import { startWorkers } from '../../test/processes/start-workers.ts';

async function startWithMetrics(variables: Record<string, string>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'metrics-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
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
