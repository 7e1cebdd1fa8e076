import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { passwordHashing } from '../core/auth/password.ts';
import { createTestSite } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';
import { expectProblem } from '../test/expect-problem.ts';
import { newDatabase } from '../test/new-folder.ts';

eachDialect('GET /api/health', (open) => {
  test('GET /api/health returns 200 while the database responds, even to HTTP/1.0 without a host', async () => {
    const site = await createTestSite(await open());
    const response = await site.request('/api/health');
    expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
    // A request like those of simple health checks (HAProxy, BusyBox).
    expect(await site.raw('GET /api/health HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.[01] 200 /);
  });

  test('GET /api/health returns 503 without details if the database doesn’t respond', async () => {
    const db = await open();
    const site = await createTestSite({ ...db, siteVersion: () => undefined });
    await db.kysely.destroy();
    await expectProblem(await site.request('/api/health'), 503);
  });
});

const allWell = {
  database: 'ok',
  migrations: 'ok',
  disk: expect.stringMatching(/^(ok|low)$/),
  writing: 'ok',
  queue: 'ok',
};

eachDialect('GET /api/ready', (open, dialect) => {
  test('GET /api/ready returns 200 if all checks pass', async () => {
    const site = await createTestSite(await open());
    const response = await site.request('/api/ready');
    expect([response.status, await response.json()]).toEqual([200, { status: 'ready', checks: allWell }]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('GET /api/ready returns 503 if the database schema is out of date', async () => {
    const db = await open();
    const site = await createTestSite(db);
    const { rows } = await sql<{ name: string; timestamp: string }>`select * from kysely_migration
      order by name desc limit 1`.execute(db.kysely);
    const [last] = rows;
    await sql`delete from kysely_migration where name = ${last?.name}`.execute(db.kysely);
    const response = await site.request('/api/ready');
    // Restore the row: later tests use the same schema.
    await sql`insert into kysely_migration values (${last?.name}, ${last?.timestamp})`.execute(db.kysely);
    expect([response.status, await response.json()]).toEqual([
      503,
      {
        status: 'not_ready',
        detail: expect.stringContaining('out of date'),
        checks: { ...allWell, migrations: 'missing' },
      },
    ]);
  });

  test.runIf(dialect === 'postgres')(
    'GET /api/ready returns 503 if the database server is read-only',
    async () => {
      const db = await open();
      const site = await createTestSite(db);
      const name = (await sql<{ name: string }>`select current_database() as name`.execute(db.kysely))
        .rows[0];
      const readOnly = sql`alter database ${sql.id(name?.name ?? '')} set default_transaction_read_only`;
      await sql`${readOnly} = on`.execute(db.kysely);
      await sql`set default_transaction_read_only = on`.execute(db.kysely);
      const response = await site.request('/api/ready');
      await sql`set default_transaction_read_only = off`.execute(db.kysely);
      await sql`${readOnly} = off`.execute(db.kysely);
      expect([response.status, await response.json()]).toMatchObject([
        503,
        { checks: { writing: 'refused' } },
      ]);
    },
  );
});

test('GET /api/ready reports late background work but stays ready', async () => {
  const site = await createTestSite((await newDatabase()).db);
  const load = vi.spyOn(passwordHashing, 'load');
  onTestFinished(() => load.mockRestore());
  for (const [maxWaitMs, queue] of [
    [9_000, 'ok'],
    [11_000, 'slow'],
  ] as const) {
    load.mockReturnValue({ running: 2, waiting: 3, maxWaitMs });
    const response = await site.request('/api/ready');
    expect([response.status, await response.json()]).toMatchObject([
      200,
      { status: 'ready', checks: { queue } },
    ]);
  }
});
