import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestCore } from '../../test/create-test-core.ts';
import { bothDialects } from '../../test/each-dialect.ts';
import { up } from './0004-session-details.ts';

bothDialects('sessions of an earlier version', (open) => {
  test('go on, have names of their own, and count as used just now but as not confirmed', async () => {
    const db = await open();
    const { kysely } = db;
    await kysely.schema.dropTable('known_networks').execute();
    await kysely.schema.dropIndex('sign_in_attempts_time').execute();
    for (const column of ['wide_hash', 'widest_hash']) {
      await kysely.schema.alterTable('sign_in_attempts').dropColumn(column).execute();
    }
    for (const column of ['id', 'used_at', 'browser', 'system', 'proved_at']) {
      await kysely.schema.alterTable('sessions').dropColumn(column).execute();
    }
    const { core, clock } = createTestCore(db);
    clock.now = new Date();
    const [began, ends] = [-20, 4].map((hours) =>
      new Date(clock.now.getTime() + hours * 3_600_000).toISOString(),
    );
    // SHA-256 of "a" and "b", as a token is kept.
    const hashes = [
      'ypeBEsobvcr6wjGzmiPcTaeG7_gUfE5yuYB3ha_uSLs',
      'PiPoFgA5WUoziU9lZOGxNIu9egCI1CxKy3PurtWcAJ0',
    ];
    for (const hash of hashes) {
      await sql`insert into sessions (token_hash, created_at, expires_at) values (${hash}, ${began}, ${ends})`.execute(
        kysely,
      );
    }
    await up(kysely as unknown as Kysely<unknown>);
    expect(await core.session.check('a')).toMatchObject({ provedAt: null });
    const listed = await core.session.list('a');
    expect(new Set(listed.map(({ id }) => id)).size).toBe(2);
    expect(listed.map(({ browser }) => browser)).toEqual(['', '']);
    expect(await core.session.provedUntil('a')).toBeNull();
  });
});
