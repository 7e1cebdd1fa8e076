import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { type MeasuredSite, startMeasuredSite } from '../processes/start-site.ts';
import type { Cost, Costs } from './costs.ts';

interface Asked {
  path: string;
  headers: Record<string, string>;
}

/** How often each is asked: enough that what the engine does once does not count. */
const times = { hit: 20_000, other: 600, warmUp: 300, publish: 30 } as const;
const connections = 16;

/** What is read of a site, as shares of the reads. */
const mix = [
  ['/', 0.15],
  ['/blog', 0.05],
  ['/blog/the-apology-that-holds', 0.8],
] as const;

/** Measures a site with its samples in `folder`, as `npm start` runs it: processor time, queries of the answering thread, bytes in gzip. */
export async function measureCosts(folder: string): Promise<Costs> {
  await using site = await startMeasuredSite(join(folder, 'scale'));
  const visitor = { 'Accept-Encoding': 'gzip' };
  const owner = { ...visitor, Cookie: site.cookie };
  const hit = await mixed((path) => measure(site, { path, headers: visitor }, times.hit));
  const miss = await mixed((path) => measure(site, { path, headers: owner }, times.other));
  const notFound = await measure(site, { path: '/no-such-page', headers: visitor }, times.other);
  return { hit, miss, notFound, publish: await measurePublish(site), keptBytes: await keptBytes(site) };
}

async function mixed(measureOne: (path: string) => Promise<Cost>): Promise<Cost> {
  const sum: Cost = { cpuMs: 0, queries: 0, bytes: 0 };
  for (const [path, share] of mix) {
    const cost = await measureOne(path);
    for (const name of Object.keys(sum) as (keyof Cost)[]) sum[name] += cost[name] * share;
  }
  return sum;
}

async function measure(site: MeasuredSite, asked: Asked, count: number): Promise<Cost> {
  await askMany(site, asked, times.warmUp);
  const before = await site.read();
  const bytes = await askMany(site, asked, count);
  const after = await site.read();
  return {
    cpuMs: (after.cpuMs - before.cpuMs) / count,
    queries: (after.queries - before.queries) / count,
    bytes: bytes / count,
  };
}

/** Gives the bytes of all bodies. */
async function askMany(site: MeasuredSite, asked: Asked, count: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let [left, bytes] = [count, 0];
  const lane = async () => {
    while (left > 0) {
      left -= 1;
      const received = await ask(site.url, asked, agent);
      // Not in one step with the waiting: other lanes add meanwhile.
      bytes += received;
    }
  };
  await Promise.all(Array.from({ length: connections }, lane));
  agent.destroy();
  return bytes;
}

function ask(url: string, { path, headers }: Asked, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url + path, { headers, agent }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length)).on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}

/** A new article through the API, without what is made ready after it. */
async function measurePublish(site: MeasuredSite): Promise<Cost> {
  const before = await site.read();
  for (let count = 0; count < times.publish; count += 1) {
    const response = await fetch(`${site.url}/api/blog/posts`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: site.cookie },
      body: JSON.stringify({
        title: `Title ${count}`,
        html: '<p>A text.</p>'.repeat(100),
        status: 'published',
      }),
    });
    if (response.status !== 201) throw new Error(`Publishing was answered ${response.status}`);
    await response.arrayBuffer();
  }
  const after = await site.read();
  const perPublish = (name: 'cpuMs' | 'queries') => (after[name] - before[name]) / times.publish;
  return { cpuMs: perPublish('cpuMs'), queries: perPublish('queries'), bytes: 0 };
}

/** What a process holds of an article: it as it is, and in each encoding. */
async function keptBytes(site: MeasuredSite): Promise<number> {
  let bytes = 0;
  for (const encoding of ['identity', 'gzip', 'br']) {
    const asked = { path: mix[2][0], headers: { 'Accept-Encoding': encoding } };
    bytes += await askMany(site, asked, 1);
  }
  return bytes;
}
