import { pino } from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { createTestCore, expectOk, owner, postInput } from '../test/create-test-core.ts';
import { eachDialect } from '../test/each-dialect.ts';
import { startHousekeeping } from './housekeeping.ts';
import { createLog } from './log.ts';
import { searchEngineTeller } from './tell-search-engines.ts';

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

/** A site whose events of the audit trail are counted, with what search engines were told of. */
function counted() {
  const since: (number | undefined)[] = [];
  const lines: string[] = [];
  const events = { last: 0 };
  const indexNow = {
    key: async () => 'a key',
    announce: async (known: number | undefined) => {
      since.push(known);
      const failures = known === 7 ? [{ code: 'no_answer' as const, cause: 'connection' as const }] : [];
      return { last: events.last, failures };
    },
  };
  const log = createLog('info', { write: (line) => void lines.push(line) });
  return { core: { indexNow }, log, since, lines, events };
}

eachDialect('search engines', (open) => {
  test('hear of what came after the change before, and a failure is a line in the log', async () => {
    const { core, log, since, lines, events } = counted();
    const teller = searchEngineTeller(await open(), core, log);
    for (let change = 0; change < 3; change += 1) {
      events.last += 7;
      await teller.tell();
    }
    await teller.stop();
    expect(since).toEqual([undefined, 7, 14]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('no_answer');
  });

  test('hear it from one process, and from another, which goes on there, when that one has ended', async () => {
    const db = await open();
    const [one, other] = [counted(), counted()];
    const first = searchEngineTeller(db, one.core, one.log);
    const second = searchEngineTeller(db, other.core, other.log);
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
