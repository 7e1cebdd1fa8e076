import { EventEmitter } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { Agent, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pino } from 'pino';
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { connect } from '../db/connect.ts';
import { page } from '../test/create-test-site.ts';
import { isMissing } from '../test/each-dialect.ts';
import { freePort } from '../test/free-port.ts';
import { newFolder } from '../test/new-folder.ts';
import { startProxy } from '../test/postgres/start-proxy.ts';
import { createTestDatabase } from '../test/postgres/test-database.ts';
import type { RenderPage } from './addresses.ts';
import { EnvError, readEnv } from './env.ts';
import { watchProcess } from './serve.ts';
import { ownerPasswordWarnings, type RunningSite, start } from './start.ts';
import { prepareDataFolder } from './storage.ts';

async function startSite(
  variables: Record<string, string> = {},
  render: RenderPage = async () => page('A page'),
  logged: string[] = [],
  databaseWaitMs = 0,
): Promise<RunningSite> {
  const env = readEnv({
    PORT: '0',
    DATA_DIR: await newFolder(),
    LOG_LEVEL: 'silent',
    ...variables,
  });
  const pages = async () => ({
    render,
    builtInContent: async () => [],
    assets: (_request: IncomingMessage, _response: ServerResponse, next: () => void) => next(),
  });
  return start(env, { pages, say: (line) => logged.push(line), databaseWaitMs });
}

test('the first start serves the site, prints a password once and adds sample content', async () => {
  const DATA_DIR = await newFolder();
  const first = await startSite({ DATA_DIR });
  expect(first.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(first.generatedPassword).toMatch(/^[a-z2-9-]{31}$/);
  const posts = (await (await fetch(`${first.address}/api/blog/posts`)).json()) as object[];
  expect(posts).toHaveLength(8);
  await first.stop();
  // Nothing can be written at first, as on a full disk: neither the lock nor SQLite's side files.
  const file = new DatabaseSync(join(DATA_DIR, 'site.db'));
  file.exec('pragma wal_checkpoint');
  file.close();
  await rm(join(DATA_DIR, 'start.lock'));
  const inTheWay = ['start.lock', 'site.db-shm'].map((name) => join(DATA_DIR, name));
  for (const path of inTheWay) await symlink('/nowhere/at/all', path);
  const second = await startSite({ DATA_DIR, OWNER_PASSWORD: 'chosen since' });
  expect(second.generatedPassword).toBeNull();
  const send = async (path: string, init?: RequestInit) => (await fetch(second.address + path, init)).status;
  const signIn = () =>
    send('/api/compose/auth', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ password: first.generatedPassword }),
    });
  expect([await send('/blog'), await send('/api/blog/posts'), await signIn()]).toEqual([200, 200, 503]);
  for (const path of inTheWay) await rm(path);
  expect([await signIn(), await send('/api/ready')]).toEqual([200, 200]);
  await second.stop();
});

test('the first start never prints a configured password, and can leave out sample content', async () => {
  const site = await startSite({ OWNER_PASSWORD: 'chosen', SAMPLE_CONTENT: 'off' });
  expect(site.generatedPassword).toBeNull();
  expect(await (await fetch(`${site.address}/api/blog/posts`)).json()).toEqual([]);
  await site.stop();
});

test('a stop finishes running requests, accepts no new ones, and then ends at once', async () => {
  const begun = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const site = await startSite({}, async () => {
    begun.resolve();
    await held.promise;
    return page('Finished');
  });
  const agent = new Agent({ keepAlive: true });
  const pageText = new Promise<string>((resolve, reject) => {
    get(`${site.address}/blog`, { agent }, async (response) => {
      let text = '';
      for await (const chunk of response) text += chunk;
      resolve(text);
    }).on('error', reject);
  });
  await begun.promise;
  const stopping = site.stop();
  await expect(fetch(`${site.address}/api/health`)).rejects.toThrow();
  const finished = performance.now();
  held.resolve();
  expect(await pageText).toContain('Finished');
  await stopping;
  expect(performance.now() - finished).toBeLessThan(3_000);
  agent.destroy();
});

test('logs events by name, and a stop writes pending counts', async () => {
  const DATA_DIR = await newFolder();
  const site = await startSite({ DATA_DIR });
  const log = vi.spyOn(site.log, 'info');
  const send = (path: string, body: object) =>
    fetch(site.address + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect((await send('/api/compose/auth', { password: 'wrong' })).status).toBe(401);
  expect((await send('/api/blog/posts', {})).status).toBe(401);
  await site.stop();
  const named = log.mock.calls.map(([fields]: unknown[]) => fields).filter((fields) => Object(fields).event);
  expect(named).toMatchObject([{ event: 'sign_in_failed' }, { event: 'access_refused' }]);
  const db = await connect({ dataDir: DATA_DIR });
  const rows = await db.kysely.selectFrom('audit_events').select('name').orderBy('id').execute();
  await db.close();
  expect(rows.map(({ name }) => name)).toEqual(['sign_in_failed', 'access_refused']);
});

test('a failed start names the variable to fix in one line', async () => {
  const dir = await newFolder();
  const file = join(dir, 'a-file');
  await writeFile(file, '');
  const junk = join(dir, 'junk');
  await writeFile(join(await mkdtemp(junk), 'site.db'), 'no database at all, '.repeat(500));
  const busy = await startSite();
  for (const [name, variables] of [
    ['DATA_DIR', { DATA_DIR: join(file, 'below') }],
    ['DATA_DIR', { DATA_DIR: file }],
    ['DATABASE_URL', { DATABASE_URL: `postgres://u:secret@127.0.0.1:${await freePort()}/x` }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://u:secret@no-such-host.invalid/x' }],
    ['HOST', { HOST: 'no-such-host.invalid' }],
    ['HOST', { HOST: '192.0.2.1' }],
    ['PORT', { PORT: new URL(busy.address).port }],
  ] as [string, Record<string, string>][]) {
    const failure: unknown = await startSite(variables).catch((error: unknown) => error);
    expect(failure, JSON.stringify(variables)).toBeInstanceOf(EnvError);
    const { message } = failure as EnvError;
    expect(message).toMatch(new RegExp(`^${name} [^\\n]+\\.$`));
    expect(message).not.toContain('secret');
  }
  await busy.stop();
}, 30_000);

test.skipIf(isMissing('postgres'))(
  'a start waits for an unavailable database server and says so',
  async () => {
    const { url, drop } = await createTestDatabase(inject('postgresUrl'));
    const proxy = await startProxy(url);
    onTestFinished(async () => {
      await proxy.close();
      await drop();
    });
    await proxy.leave();
    const logged: string[] = [];
    const starting = startSite({ DATABASE_URL: proxy.url }, undefined, logged, 30_000);
    await expect.poll(() => logged.length, { timeout: 5_000 }).toBe(1);
    await proxy.reconnect();
    const site = await starting;
    expect((await fetch(`${site.address}/api/health`)).status).toBe(200);
    expect(logged).toEqual([expect.stringMatching(/^Waiting for the database \(.+\)\.$/)]);
    // The database server becomes unavailable before the stop.
    proxy.freeze();
    const begun = performance.now();
    await site.stop();
    expect(performance.now() - begun).toBeLessThan(10_000);
  },
);

function watched(stop: () => Promise<void>) {
  const lines: string[] = [];
  const process = Object.assign(new EventEmitter(), { exit: vi.fn() });
  const log = pino({ level: 'debug', base: null }, { write: (line) => lines.push(line) });
  watchProcess(log, stop, process as unknown as Parameters<typeof watchProcess>[2]);
  return { process, lines };
}

test('logs an unhandled rejection and continues', () => {
  const stop = vi.fn(async () => undefined);
  const { process, lines } = watched(stop);
  process.emit('unhandledRejection', new Error('the cause'));
  process.emit('unhandledRejection', 'no error at all');
  expect(lines[0]).toMatch(/"level":50.*the cause.*unhandled rejection/);
  expect(lines[1]).toContain('no error at all');
  expect([stop.mock.calls.length, process.exit.mock.calls.length]).toEqual([0, 0]);
});

test('stops the site once after an uncaught exception and exits with code 1', async () => {
  for (const stop of [
    vi.fn(async () => undefined),
    vi.fn(async () => Promise.reject(new Error('no stop'))),
  ]) {
    const { process, lines } = watched(stop);
    process.emit('uncaughtException', new Error('the cause'));
    process.emit('uncaughtException', new Error('another'));
    await vi.waitFor(() => expect(process.exit).toHaveBeenCalledWith(1));
    expect(stop).toHaveBeenCalledOnce();
    expect(lines.join()).toMatch(/"level":60.*the cause.*uncaught exception.*another/s);
  }
});

const named = async (password: string | undefined) =>
  (await ownerPasswordWarnings(password, ['Quill & Company'])).map((line) => / is (\w+)/.exec(line)?.[1]);

test('reports an OWNER_PASSWORD of fewer than 12 characters at startup', async () => {
  expect(await named('k7 vv9q xw2')).toEqual(['shorter']);
  // 11 characters, but more UTF-16 code units.
  expect(await named('🔑k7🔑vv9🔑q🔑x')).toEqual(['shorter']);
  expect(await named('k7 vv9q xw2z')).toEqual([]);
});

test('reports a common OWNER_PASSWORD at startup', async () => {
  expect(await named('qwerty')).toEqual(['shorter', 'too']);
  expect(await named('ghostwriter2026')).toEqual(['too']);
  expect(await named('quill-company')).toEqual(['too']);
});

test('reports no problem if OWNER_PASSWORD is unset, and never prints its value', async () => {
  expect(await ownerPasswordWarnings(undefined, [])).toEqual([]);
  expect((await ownerPasswordWarnings('qwerty', [])).join()).not.toContain('qwerty');
});

const modeOf = async (path: string) => ((await stat(path)).mode & 0o7777).toString(8);

describe.skipIf(process.platform === 'win32')('data folder permissions', () => {
  const prepare = async (path: string) => {
    const lines: string[] = [];
    await prepareDataFolder(path, pino({ base: null }, { write: (line: string) => void lines.push(line) }));
    return lines;
  };

  test('a data folder of an older version is closed to other users, including its files', async () => {
    const data = await newFolder();
    const own = [
      'site.db',
      'site.db-wal',
      'site.db-shm',
      'start.lock',
      'before-restore-2026-01-01-120000.db',
    ];
    for (const name of [...own, 'notes.txt']) {
      await writeFile(join(data, name), '');
      await chmod(join(data, name), 0o644);
    }
    await chmod(data, 0o755);
    const lines = await prepare(data);
    expect(await modeOf(data)).toBe('700');
    for (const name of own) expect(await modeOf(join(data, name)), name).toBe('600');
    expect(await modeOf(join(data, 'notes.txt'))).toBe('644');
    expect(lines).toEqual([]);
  });

  test('a shared data folder keeps its permissions, which is logged once', async () => {
    const data = await newFolder();
    await chmod(data, 0o1777);
    const lines = await prepare(data);
    expect(await modeOf(data)).toBe('1777');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('readable by other users');
  });

  test('a start deletes leftovers of killed commands from the data folder', async () => {
    const data = await newFolder();
    await mkdir(join(data, '.restore-abcdef'));
    await writeFile(join(data, '.restore-abcdef', 'site.db'), '');
    const lines = await prepare(data);
    expect(await readdir(data)).toEqual([]);
    expect(lines[0]).toContain('.restore-abcdef');
  });
});
