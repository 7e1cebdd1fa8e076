import { expect, test } from 'vitest';
import type { Database } from '../../db/connect.ts';
import { createTestCore } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { commandRecorder, purgeEvents } from './audit.ts';

const day = 24 * 60 * 60 * 1000;

async function insert(db: Database, events: { name: string; at?: string; what?: string }[]): Promise<void> {
  const rows = events.map(({ name, at = '2026-03-01T10:00:00.000Z', what = '{}' }) => ({
    ...{ name, at, last_at: at, what, session: null, client: null, source: 'site', count: 1 },
    coalesce_key: null,
  }));
  for (let start = 0; start < rows.length; start += 1000) {
    await db.kysely
      .insertInto('audit_events')
      .values(rows.slice(start, start + 1000))
      .execute();
  }
}

eachDialect('reading the activity log', (open) => {
  test('the pages of the activity log contain every event once, newest first', async () => {
    const db = await open();
    const { core } = createTestCore(db);
    await insert(
      db,
      Array.from({ length: 25 }, (_, index) => ({ name: index % 2 ? 'signed_in' : 'signed_out' })),
    );
    const ids: number[] = [];
    for (let before: number | undefined; ; ) {
      const page = await core.audit.list({ limit: 10, before });
      ids.push(...page.events.map(({ id }) => id));
      if (page.next === null) break;
      before = page.next;
      // Events recorded between two pages don't shift the list.
      await insert(db, [{ name: 'export_made' }]);
    }
    expect(ids).toHaveLength(25);
    expect(ids).toEqual(ids.toSorted((one, other) => other - one));
    const { events, next } = await core.audit.list({ limit: 100, names: ['signed_in'] });
    expect([new Set(events.map(({ name }) => name)), events.length, next]).toEqual([
      new Set(['signed_in']),
      12,
      null,
    ]);
  });

  test('an event unknown to this version is still listed', async () => {
    const db = await open();
    await insert(db, [
      { name: 'flew_away', what: '{"altitude": 3}' },
      { name: 'signed_in', what: 'no JSON' },
      { name: 'post_deleted', what: '{"slug": 7}' },
    ]);
    const { events } = await createTestCore(db).core.audit.list({ limit: 10 });
    expect(events.map(({ name, what }) => [name, what])).toEqual([
      ['post_deleted', {}],
      ['signed_in', {}],
      ['flew_away', {}],
    ]);
  });

  test('an event is deleted after 400 days', async () => {
    const db = await open();
    const { core, clock } = createTestCore(db);
    const ago = (days: number) => new Date(clock.now.getTime() - days * day).toISOString();
    await insert(db, [
      { name: 'signed_in', at: ago(401) },
      { name: 'signed_out', at: ago(399) },
    ]);
    expect(await purgeEvents(db, clock.now)).toBe(1);
    expect((await core.audit.list({ limit: 10 })).events.map(({ name }) => name)).toEqual(['signed_out']);
  });

  test('an event from the command line has neither session nor client', async () => {
    const db = await open();
    await commandRecorder()(db.kysely, { name: 'backup_made', what: { posts: 2 } });
    const { events } = await createTestCore(db).core.audit.list({ limit: 10 });
    expect(events).toMatchObject([
      { name: 'backup_made', source: 'command_line', session: null, client: null, what: { posts: 2 } },
    ]);
  });
});
