import { pino } from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { createTestCore, expectOk, owner, postInput } from '../test/create-test-core.ts';
import { eachDialect } from '../test/each-dialect.ts';
import { startHousekeeping } from './housekeeping.ts';

const day = 24 * 60 * 60 * 1000;

afterEach(() => void vi.useRealTimers());

eachDialect('housekeeping', (open) => {
  test('clears away what has run out soon after the start and every hour, and nothing else', async () => {
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

  test('goes on where the store of pictures is away', async () => {
    const db = await open();
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
    const log: string[] = [];
    let cleared = 0;
    const running = startHousekeeping(db, pino({ base: null }, { write: (line) => log.push(line) }), {
      imports: async () => {
        cleared += 1;
      },
      objects: () => Promise.reject(new Error('The store is away')),
    });
    await vi.advanceTimersByTimeAsync(5_000);
    vi.useRealTimers();
    await expect.poll(() => cleared).toBe(1);
    running.stop();
    expect(log.join()).toContain('objects of removed pictures could not be removed');
    expect(log.join()).not.toContain('housekeeping failed');
  });

  test('that fails says so and goes on living', async () => {
    const db = await open();
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
    const log: string[] = [];
    const broken = { ...db, kysely: undefined as unknown as typeof db.kysely };
    const running = startHousekeeping(broken, pino({ base: null }, { write: (line) => log.push(line) }), {
      imports: async () => undefined,
    });
    await vi.advanceTimersByTimeAsync(60 * 60 * 1000);
    running.stop();
    await vi.advanceTimersByTimeAsync(60 * 60 * 1000);
    vi.useRealTimers();
    expect(log).toHaveLength(2);
    expect(log[0]).toContain('housekeeping failed');
  });
});
