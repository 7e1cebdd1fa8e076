import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bothDialects } from '../test/each-dialect.ts';
import { promptTimeoutMs } from './statements.ts';

bothDialects('pausing a transaction', (open) => {
  test('a transaction can process text longer than the statement timeout, and the next writer follows', async () => {
    const { kysely } = await open();
    const answers = kysely.transaction().execute(async (transaction) => {
      const ask = async () => (await sql<{ one: number }>`select 1 as one`.execute(transaction)).rows;
      const before = await ask();
      await setTimeout(promptTimeoutMs + 200);
      return [...before, ...(await ask())];
    });
    const write = kysely.insertInto('secrets').values({ name: 'client_key', value: 'x' });
    const [written] = await Promise.all([write.executeTakeFirst(), answers]);
    expect(await answers).toEqual([{ one: 1 }, { one: 1 }]);
    expect(Number(written.numInsertedOrUpdatedRows)).toBe(1);
  });
});
