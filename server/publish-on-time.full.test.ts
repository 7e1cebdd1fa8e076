import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { createCore } from '../core/create-core.ts';
import { listRevisions } from '../core/posts/post-store.ts';
import { type ConnectOptions, connect, type Database } from '../db/connect.ts';
import { expectOk, postInput } from '../test/create-test-core.ts';
import { isMissing } from '../test/each-dialect.ts';
import { newFolder } from '../test/new-folder.ts';
import { createTestDatabase } from '../test/postgres/test-database.ts';
import { type Publisher, startPublisher } from '../test/processes/start-publisher.ts';

const posts = 24;
const withinMs = 8000;
/** Allowed delay, longer than on a site, because other tests run at the same time. */
const lateMs = 3000;

async function place(dialect: 'sqlite' | 'postgres'): Promise<ConnectOptions> {
  if (dialect === 'sqlite') {
    const dataDir = await newFolder();
    return { dataDir };
  }
  const { url, drop } = await createTestDatabase(inject('postgresUrl'));
  onTestFinished(drop);
  return { dataDir: '', databaseUrl: url };
}

/** Schedules posts and returns their times by ID. */
async function schedule(db: Database, times: number[]): Promise<Map<string, number>> {
  const { posts: core } = createCore({ db });
  const due = new Map<string, number>();
  for (const [at, time] of times.entries()) {
    const input = postInput({ title: `Post ${at}`, tags: ['Talks'], status: 'scheduled' });
    const { id } = expectOk(await core.create({ ...input, publish_at: new Date(time).toISOString() }));
    due.set(id, time);
  }
  return due;
}

/** Polls continuously and records when each post first appears. */
function watch(db: Database) {
  const seen = new Map<string, number>();
  let isOver = false;
  const looking = (async () => {
    while (!isOver) {
      const rows = await db.kysely
        .selectFrom('posts')
        .select('id')
        .where('status', '=', 'published')
        .execute();
      for (const { id } of rows) if (!seen.has(id)) seen.set(id, Date.now());
      await wait(20);
    }
  })();
  const stop = async () => {
    isOver = true;
    await looking;
  };
  return { seen, stop };
}

const up = (publisher: Publisher) =>
  expect.poll(() => publisher.upAt, { timeout: 30_000, interval: 5 }).toBeDefined();

async function kill(publisher: Publisher): Promise<void> {
  publisher.child.kill('SIGKILL');
  await publisher.ended;
}

describe.each((['sqlite', 'postgres'] as const).filter((dialect) => !isMissing(dialect)))(
  'scheduled posts on %s',
  (dialect) => {
    test('scheduled posts go live once and on time, even if processes are killed or none runs', async () => {
      const options = await place(dialect);
      const db = await connect(options);
      onTestFinished(() => db.close());
      let running = [startPublisher(options), startPublisher(options)];
      await Promise.all(running.map(up));
      const watching = watch(db);
      onTestFinished(watching.stop);
      // Leave time for scheduling, which is slow on a busy machine.
      const begun = Date.now() + 1000 + posts * 100;
      const times = Array.from({ length: posts }, (_, at) => begun + Math.floor((at * withinMs) / posts));
      const due = await schedule(db, times);
      await wait(Math.max(0, begun - Date.now()));
      /** When no process was running. */
      let away = { from: 0, to: 0 };
      const steps = 8;
      for (let step = 1; step < steps; step += 1) {
        await wait(withinMs / steps);
        const [first, second] = running as [Publisher, Publisher];
        // Wait, or no process would be running after a slow start.
        await up(second);
        await kill(first);
        if (step === steps / 2) {
          away = { from: Date.now(), to: 0 };
          await kill(second);
          await wait(withinMs / steps);
          running = [startPublisher(options), startPublisher(options)];
          await Promise.all(running.map(up));
          away.to = Math.min(...running.map(({ upAt = 0 }) => upAt));
        } else running = [second, startPublisher(options)];
      }
      await expect.poll(() => watching.seen.size, { timeout: 30_000 }).toBe(posts);
      const seenAfter = ([id, time]: [string, number]) => (watching.seen.get(id) ?? 0) - time;
      const isMissed = ([, time]: [string, number]) => time > away.from && time < away.to;
      const late = [...due].filter((post) => !isMissed(post)).map(seenAfter);
      const afterStart = [...due]
        .filter(isMissed)
        .map(([id, time]) => Math.max(0, seenAfter([id, time]) - (away.to - time)));
      const early = [...due].filter(([id, time]) => (watching.seen.get(id) ?? 0) < time);
      expect(early).toEqual([]);
      expect(Math.max(...late, ...afterStart)).toBeLessThan(lateMs);
      const { events } = await createCore({ db }).audit.list({ limit: 2 * posts, names: ['post_published'] });
      expect(events.map(({ what }) => what.id).sort()).toEqual([...due.keys()].sort());
      for (const id of due.keys())
        expect((await listRevisions(db.kysely, id)).map(({ version }) => version)).toEqual([2, 1]);
    }, 300_000);

    test('other processes see scheduled posts and changed times', async () => {
      const options = await place(dialect);
      const db = await connect(options);
      onTestFinished(() => db.close());
      await up(startPublisher(options));
      const begun = Date.now();
      await schedule(db, [begun + 60_000]);
      await wait(600);
      const { posts: core } = createCore({ db });
      const soon = new Date(Date.now() + 1000);
      expectOk(await core.update('post-0', { publish_at: soon.toISOString() }));
      const watching = watch(db);
      await expect.poll(() => watching.seen.size, { timeout: 10_000, interval: 20 }).toBe(1);
      await watching.stop();
      const [seenAt = 0] = watching.seen.values();
      expect(seenAt).toBeGreaterThanOrEqual(soon.getTime());
      expect(seenAt - soon.getTime()).toBeLessThan(lateMs);
    }, 60_000);

    test('scheduled posts follow a clock set back or forward and are published once', async () => {
      const options = await place(dialect);
      const db = await connect(options);
      onTestFinished(() => db.close());
      const publisher = startPublisher(options, 'own-clock');
      await up(publisher);
      const watching = watch(db);
      onTestFinished(watching.stop);
      publisher.child.send(-3_600_000);
      const due = await schedule(db, [Date.now() + 1000]);
      await wait(2000);
      expect(watching.seen.size).toBe(0);
      publisher.child.send(0);
      await expect.poll(() => watching.seen.size, { timeout: 2000, interval: 20 }).toBe(1);
      publisher.child.send(-7_200_000);
      await wait(600);
      publisher.child.send(7_200_000);
      await wait(600);
      const [id = ''] = due.keys();
      expect((await listRevisions(db.kysely, id)).map(({ version }) => version)).toEqual([2, 1]);
    }, 60_000);
  },
);
