import { expect, test } from 'vitest';
import { eachDialect } from '../../test/each-dialect.ts';
import { hashRecoveryCode, replaceRecoveryCodes } from './recovery-codes.ts';

test.each([
  ['abcd-efgh-jkmn-pqrs', ' ABCD EFGH JKMN PQRS '],
  ['abcd-efgh-jkmn-pqrs', 'abcdefghjkmnpqrs'],
  ['abcd-efgh-jkmn-pqrs', 'ＡＢＣＤ–efgh—jkmn\tpqrs\n'],
])('%s is the same code as %j', (code, typed) => {
  expect(hashRecoveryCode(typed)).toBe(hashRecoveryCode(code));
});

test.each(['abcd-efgh-jkmn-pqrt', 'abcd-efgh-jkmn-pqr', 'abcd-efgh-jkmn-pqrs2', ''])(
  '%j is another code than abcd-efgh-jkmn-pqrs',
  (typed) => {
    expect(hashRecoveryCode(typed)).not.toBe(hashRecoveryCode('abcd-efgh-jkmn-pqrs'));
  },
);

eachDialect('recovery codes', (open) => {
  test('are ten, legible, of more than 112 random bits, and take the place of those before', async () => {
    const { kysely } = await open();
    const made = new Set<string>();
    for (let time = 0; time < 20; time += 1) {
      const codes = await kysely
        .transaction()
        .execute((transaction) => replaceRecoveryCodes(transaction, new Date(time)));
      for (const code of codes) {
        expect(code).toMatch(/^[a-hjkmnp-z2-9]{4}(-[a-hjkmnp-z2-9]{4}){5}$/);
        made.add(code);
      }
    }
    expect(made.size).toBe(200);
    const letters = [...made][0]?.replaceAll('-', '').length ?? 0;
    const alphabet = new Set([...made].join('').replaceAll('-', ''));
    expect(letters * Math.log2(alphabet.size)).toBeGreaterThan(112);
    const kept = await kysely.selectFrom('recovery_codes').selectAll().execute();
    expect(kept).toHaveLength(10);
    const newest = [...made].slice(-10).map(hashRecoveryCode);
    expect(kept.map(({ code_hash }) => code_hash).sort()).toEqual(newest.sort());
  });
});
