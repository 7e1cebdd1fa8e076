import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { connect } from '../db/connect.ts';
import { fillPosts } from './fill-posts.ts';
import { type Server, type Site, startBare, startSite } from './servers.ts';

interface Target {
  server: Server;
  path: string;
  headers: Record<string, string>;
}

interface Row {
  name: string;
  value: number;
  unit: 'ms' | 'MB' | '×';
  /** The bound, and whether values should be above or below it. */
  goal: [side: '≥' | '≤', bound: number] | undefined;
}

const article = '/blog/the-apology-that-holds';
const cached = { home: '/', 'post list': '/blog', article };
const search = encodeURIComponent('silence applause ghostwriter');
const growing = {
  article: '/blog/post-50',
  feed: '/blog/rss.xml',
  Compose: '/compose',
  'search in Compose': `/compose?q=${search}`,
  'search API': `/api/blog/search?q=${search}`,
};

/**
 * Measures the processor time per request in one round, in ms. Unlike throughput, it doesn't depend on the
 * client. Throws if a request fails.
 */
async function cost(
  { server, path, headers }: Target,
  connections: number,
  seconds: number,
): Promise<number> {
  const url = server.url + path;
  const before = server.cpuMs();
  const { requests, non2xx, errors } = await autocannon({ url, headers, connections, duration: seconds });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx + errors} requests failed`);
  return (server.cpuMs() - before) / requests.total;
}

/**
 * Returns the first target's cost as a multiple of the second's: the median of three alternating rounds,
 * repeated once if the goal is missed.
 */
async function compare(
  [first, second]: [Target, Target],
  { connections, seconds }: { connections: number; seconds: number },
  isGood: (ratio: number) => boolean,
): Promise<number> {
  const measure = async () => {
    for (const target of [first, second]) await cost(target, connections, 1);
    const ratios: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      ratios.push((await cost(first, connections, seconds)) / (await cost(second, connections, seconds)));
    }
    return ratios.sort((a, b) => a - b)[1] ?? Number.NaN;
  };
  const ratio = await measure();
  return isGood(ratio) ? ratio : measure();
}

async function measureStart(folder: string, add: (row: Row) => void): Promise<void> {
  const starts: number[] = [];
  // The first start creates the site and fills the module cache.
  for (let count = 0; count < 4; count += 1) {
    await using site = await startSite(join(folder, 'site'));
    if (count > 0) starts.push(site.startMs);
    if (count < 3) continue;
    await wait(5_000);
    add({ name: 'memory at rest', value: site.memory(), unit: 'MB', goal: ['≤', 160] });
  }
  add({ name: 'start', value: starts.sort((a, b) => a - b)[1] ?? Number.NaN, unit: 'ms', goal: undefined });
}

async function measurePages(folder: string, add: (row: Row) => void): Promise<void> {
  await using site = await startSite(join(folder, 'site'));
  const isGood = (ratio: number) => ratio >= 0.5;
  for (const [name, path] of Object.entries(cached)) {
    await using bare = await startBare('bare-http.ts', [site.url + path]);
    const headers = { 'Accept-Encoding': 'gzip' };
    const targets: [Target, Target] = [
      { server: bare, path, headers },
      { server: site, path, headers },
    ];
    const value = await compare(targets, { connections: 32, seconds: 2 }, isGood);
    add({ name: `cached ${name} vs. bare node:http`, value, unit: '×', goal: ['≥', 0.5] });
  }
  await using bare = await startBare('bare-react.ts', [
    site.dataDir,
    site.url,
    site.cookie.split('=')[1] ?? '',
  ]);
  // Nothing is cached for a signed-in owner.
  const targets: [Target, Target] = [
    { server: bare, path: article, headers: {} },
    { server: site, path: article, headers: { Cookie: site.cookie } },
  ];
  const value = await compare(targets, { connections: 8, seconds: 3 }, isGood);
  add({ name: 'uncached article vs. React Router alone', value, unit: '×', goal: ['≥', 0.5] });
  add({ name: 'memory with huge texts', value: await measureHugeTexts(site), unit: 'MB', goal: ['≤', 350] });
}

/**
 * Returns the highest memory use in MB while clients post forms of 11 MB and the owner previews and saves
 * texts of two million characters.
 */
async function measureHugeTexts(site: Site): Promise<number> {
  const html = `<p>${'Plain words in a row. '.repeat(80)}</p>`.repeat(1_100);
  const form = 'application/x-www-form-urlencoded';
  const post = async (path: string, type: string, body: string) => {
    const headers = { 'Content-Type': type, Cookie: site.cookie };
    // The response to a refused upload may arrive before the body has been sent.
    const response = await fetch(site.url + path, { method: 'POST', headers, body }).catch(() => undefined);
    await response?.arrayBuffer().catch(() => undefined);
  };
  const sendAll = (count: number, send: (index: number) => Promise<void>) =>
    Promise.all(Array.from({ length: count }, (_, index) => send(index)));
  let highest = 0;
  const timer = setInterval(() => {
    highest = Math.max(highest, site.memory());
  }, 200);
  await sendAll(30, () => post('/compose', form, `html=${'b'.repeat(11_000_000)}`));
  await sendAll(5, (index) =>
    post('/api/blog/posts', 'application/json', JSON.stringify({ title: `A long text ${index}`, html })),
  );
  await sendAll(10, () => post('/compose/preview', form, String(new URLSearchParams({ title: 'x', html }))));
  clearInterval(timer);
  return highest;
}

async function measureGrowth(folder: string, add: (row: Row) => void): Promise<void> {
  await using small = await startFilled(join(folder, 'small'), 100);
  await using large = await startFilled(join(folder, 'large'), 10_000);
  for (const [name, path] of Object.entries(growing)) {
    const targetOf = (server: Site) => ({ server, path, headers: { Cookie: server.cookie } });
    const order = { connections: 1, seconds: 2 };
    const value = await compare([targetOf(large), targetOf(small)], order, (ratio) => ratio <= 1.5);
    add({ name: `${name}, 10,000 vs. 100 posts`, value, unit: '×', goal: ['≤', 1.5] });
  }
}

async function startFilled(dataDir: string, posts: number): Promise<Site> {
  const db = await connect({ dataDir });
  await fillPosts(db, posts);
  await db.close();
  return startSite(dataDir, { SAMPLE_CONTENT: 'off' });
}

/** Prints a row. Returns whether the value meets its goal. */
function print({ name, value, unit, goal }: Row): boolean {
  const [side, bound] = goal ?? ['≤', Number.POSITIVE_INFINITY];
  const isMet = Number.isNaN(value) || (side === '≤' ? value <= bound : value >= bound);
  const shown = `${value.toFixed(unit === '×' ? 2 : 0)} ${unit}`;
  console.log(
    `${isMet ? '✓' : '✗'} ${name.padEnd(44)}${shown.padStart(9)}   ${goal ? `goal ${side} ${bound}` : ''}`,
  );
  return isMet;
}

/** Measures the built site in less than five minutes, printing results. Fails if a goal is missed. */
const folder = await mkdtemp(join(tmpdir(), 'site-bench-'));
console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}\n`);
try {
  const met: boolean[] = [];
  const add = (row: Row) => void met.push(print(row));
  await measureStart(folder, add);
  await measurePages(folder, add);
  await measureGrowth(folder, add);
  if (met.includes(false)) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
