import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { connect } from '../db/connect.ts';
import { createTestCore, expectOk, postInput } from '../test/create-test-core.ts';
import { isMissing } from '../test/each-dialect.ts';
import { freePort } from '../test/free-port.ts';
import { newFolder } from '../test/new-folder.ts';
import { createTestDatabase } from '../test/postgres/test-database.ts';
import { type SiteOfWorkers, startWorkers } from '../test/processes/start-workers.ts';

async function place(dialect: 'sqlite' | 'postgres'): Promise<Record<string, string>> {
  const dataDir = await newFolder();
  if (dialect === 'sqlite') return { DATA_DIR: dataDir };
  const { url, drop } = await createTestDatabase(inject('postgresUrl'));
  onTestFinished(drop);
  return { DATA_DIR: dataDir, DATABASE_URL: url };
}

/** Waits until two workers that aren't in `ended` are serving, and returns their IDs. */
async function twoWorkers(site: SiteOfWorkers, ended: number[] = []): Promise<[number, number]> {
  let found: number[] = [];
  const isThere = async () => {
    found = await site.workers();
    return found.filter((worker) => !ended.includes(worker)).length;
  };
  await expect.poll(isThere, { timeout: 30_000 }).toBe(2);
  const [one = 0, other = 0] = found;
  return [one, other];
}

const databases = (['sqlite', 'postgres'] as const).filter((dialect) => !isMissing(dialect));

describe.each(databases)('two workers on %s', (dialect) => {
  test('only requests running in a killed worker fail', async () => {
    const site = startWorkers(await freePort(), await place(dialect));
    let workers = await twoWorkers(site);
    const load = site.load();
    const kills: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      await wait(200);
      const [victim] = workers;
      process.kill(victim, 'SIGKILL');
      kills.push(performance.now());
      workers = await twoWorkers(site, [victim]);
    }
    const { answered, failed } = await load.stop();
    expect(answered).toBeGreaterThan(100);
    // Each failed request was running when a worker was killed and failed within a second.
    const unexplained = failed.filter(
      ({ begun, ended }) =>
        !kills.some((killed) => begun <= killed && ended > killed && ended < killed + 1_000),
    );
    expect(unexplained).toEqual([]);

    const agent = new Agent({ keepAlive: true });
    const loads = [site.load({ lanes: 8 }), site.load({ lanes: 8, agent })];
    const [retired] = workers;
    await wait(200);
    process.kill(retired, 'SIGTERM');
    workers = await twoWorkers(site, [retired]);
    for (const load of loads) expect((await load.stop()).failed).toEqual([]);
    agent.destroy();
    site.kill('SIGTERM');
    expect(await site.ended).toBe(0);
    expect(site.complaints()).toBe('');
    expectWholeLines(site);
  }, 120_000);

  test('two workers prepare the site once and run background work in one of them', async () => {
    const variables = await place(dialect);
    const site = startWorkers(await freePort(), variables);
    const first = await twoWorkers(site);
    const db = await connect({ dataDir: variables.DATA_DIR ?? '', databaseUrl: variables.DATABASE_URL });
    onTestFinished(() => db.close());
    const { core, clock } = createTestCore(db);
    const removed = async (slug: string) => {
      clock.now = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
      await core.posts.create(postInput({ slug }));
      return expectOk(await core.posts.remove(slug)).id;
    };
    const isGone = async (id: string) =>
      (await db.kysely.selectFrom('posts').select('id').where('id', '=', id).execute()).length === 0;
    const post = await removed('old');
    for (const worker of first) process.kill(worker, 'SIGKILL');
    await twoWorkers(site, first);
    await expect.poll(() => isGone(post), { timeout: 20_000 }).toBe(true);
    site.kill('SIGTERM');
    expect(await site.ended).toBe(0);
    expect(site.printed().match(/Temporary password/g)).toHaveLength(1);
    expect(site.printed().match(/The site is running at/g)).toHaveLength(1);
    expect(await db.kysely.selectFrom('posts').select('id').execute()).toHaveLength(8);
  }, 120_000);
});

test('workers finish their running requests when stopped', async () => {
  const port = await freePort();
  const site = startWorkers(port, await place('sqlite'));
  await twoWorkers(site);
  const answers = Array.from({ length: 8 }, async () => {
    const response = await fetch(`http://127.0.0.1:${port}/compose?wait=1000`, {
      headers: { Connection: 'close' },
    });
    return response.text();
  });
  await wait(300);
  site.kill('SIGTERM');
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^\d+$/);
  expect(await site.ended).toBe(0);
}, 60_000);

/** Several processes write to one stdout. */
function expectWholeLines(site: SiteOfWorkers): void {
  const lines = site
    .printed()
    .split('\n')
    .filter((line) => line.startsWith('{'));
  expect(lines.length).toBeGreaterThan(100);
  for (const line of lines) expect(() => JSON.parse(line), line).not.toThrow();
}
