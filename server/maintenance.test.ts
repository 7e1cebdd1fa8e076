import { pino } from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { createTestCore, expectOk, owner, postInput } from '../test/create-test-core.ts';
import { eachDialect } from '../test/each-dialect.ts';
import { searchEngineNotifier, startHousekeeping, watchChanges } from './background-work.ts';
import { createLog } from './log.ts';

const day = 24 * 60 * 60 * 1000;

afterEach(() => void vi.useRealTimers());

eachDialect('maintenance', (open) => {
  test('maintenance deletes expired data soon after the start and every hour, and nothing else', async () => {
    const db = await open();
    const { core, clock } = createTestCore(db);
    const deleteAt = async (slug: string, age: number) => {
      clock.now = new Date(Date.now() - age);
      await core.posts.create(postInput({ slug }));
      return expectOk(await core.posts.remove(slug)).id;
    };
    await deleteAt('old', 31 * day);
    const young = await deleteAt('young', 29 * day);
    clock.now = new Date(Date.now() - 401 * day);
    await core.settings.save({ brand: 'Of last year' });
    clock.now = new Date();
    await core.posts.create(postInput({ slug: 'living' }));
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
    const log: string[] = [];
    const running = startHousekeeping(db, pino({ base: null }, { write: (line) => log.push(line) }), {
      imports: async () => undefined,
    });
    await vi.advanceTimersByTimeAsync(5_000);
    vi.useRealTimers();
    const kept = async () =>
      (await db.kysely.selectFrom('posts').select('slug').orderBy('slug').execute()).length;
    await expect.poll(kept).toBe(2);
    await expect.poll(() => log.join()).toContain('"purged":1');
    running.stop();
    const { events } = await core.audit.list({ limit: 10 });
    expect(events.map(({ name }) => name)).not.toContain('settings_changed');
    expect(events).toHaveLength(5);
    expect(expectOk(await core.posts.restore(young)).slug).toBe('young');
    expect(await core.posts.list(owner, { page: 1, limit: 10 })).toHaveLength(2);
  });

  test('maintenance logs a failing step and continues with the others', async () => {
    const db = await open();
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
    const log: string[] = [];
    const broken = { ...db, kysely: undefined as unknown as typeof db.kysely };
    const imports = vi.fn(async () => undefined);
    const objects = vi.fn(() => Promise.reject(new Error('The store is away')));
    const logger = pino({ base: null }, { write: (line) => log.push(line) });
    const running = startHousekeeping({ ...broken, dialect: 'sqlite' }, logger, { imports, objects });
    await vi.advanceTimersByTimeAsync(60 * 60 * 1000);
    running.stop();
    await vi.advanceTimersByTimeAsync(60 * 60 * 1000);
    vi.useRealTimers();
    expect([imports.mock.calls.length, objects.mock.calls.length]).toEqual([2, 2]);
    expect(log.filter((line) => line.includes('The store is away'))).toHaveLength(2);
    expect(log[0]).toContain('maintenance failed');
  });
});

/** Sets up a site that counts audit events and records notifications to search engines. */
function counted() {
  const since: (number | undefined)[] = [];
  const again: string[] = [];
  const lines: string[] = [];
  const events = { last: 0 };
  const indexNow = {
    key: async () => 'a key',
    announce: async (known: number | undefined, failed: readonly string[] = []) => {
      since.push(known);
      again.push(...failed);
      const failure = { code: 'no_answer' as const, cause: 'connection' as const };
      const failures = known === 7 ? [{ address: 'https://site.example/blog/one', failure }] : [];
      return { last: events.last, failures };
    },
  };
  const log = createLog('info', { write: (line) => void lines.push(line) });
  return { core: { indexNow }, log, since, again, lines, events };
}

eachDialect('search engines', (open) => {
  test('notifies search engines of new changes, and again after a failure', async () => {
    const { core, log, since, again, lines, events } = counted();
    const notifier = searchEngineNotifier(await open(), core, log);
    let version = 1;
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    const watch = watchChanges({ siteVersion: () => version }, log, () => {
      events.last += 7;
      return notifier.tell();
    });
    const tick = (ms: number) => vi.advanceTimersByTimeAsync(ms);
    const told = (times: number) => vi.waitFor(() => expect(since).toHaveLength(times));
    await tick(250).then(() => told(1));
    version = 2;
    await tick(250).then(() => told(2));
    await tick(750);
    expect(since).toEqual([undefined, 7]);
    await tick(500).then(() => told(3));
    await tick(60_000);
    vi.useRealTimers();
    await watch.stop();
    await notifier.stop();
    expect(since).toEqual([undefined, 7, 14]);
    expect(again).toEqual(['https://site.example/blog/one']);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('no_answer');
  });

  test('one process notifies search engines, and another takes over when it ends', async () => {
    const db = await open();
    const [one, other] = [counted(), counted()];
    const first = searchEngineNotifier(db, one.core, one.log);
    const second = searchEngineNotifier(db, other.core, other.log);
    for (const last of [5, 10, 15]) {
      one.events.last = other.events.last = last;
      await first.tell();
      await second.tell();
    }
    expect(one.since).toEqual([undefined, 5, 10]);
    expect(other.since).toEqual([undefined, undefined, undefined]);
    await first.stop();
    other.events.last = 20;
    await second.tell();
    expect(other.since.at(-1)).toBe(10);
    await second.stop();
  });
});
