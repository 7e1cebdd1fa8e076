import { expect, test } from 'vitest';
import { bothDialects } from '../test/each-dialect.ts';
import { deleteFound } from './statements.ts';

bothDialects('deleteFound', (open) => {
  test('deleteFound deletes and counts the matching rows, and no others', async () => {
    const { kysely } = await open();
    const lockout = (client_hash: string, until: string) => ({ client_hash, until });
    await kysely
      .insertInto('lockouts')
      .values([lockout('a', '2026-01-01'), lockout('b', '2026-01-02'), lockout('c', '2027-01-01')])
      .execute();
    const past = kysely.deleteFrom('lockouts').where('until', '<', '2026-06-01');
    expect(await deleteFound(kysely, past)).toBe(2);
    expect(await deleteFound(kysely, past)).toBe(0);
    expect(await kysely.selectFrom('lockouts').select('client_hash').execute()).toEqual([
      { client_hash: 'c' },
    ]);
  });
});
