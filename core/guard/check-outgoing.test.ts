import { expect, test } from 'vitest';
import { guardedNameInputSchema } from '../../shared/guard/guarded-name.ts';
import { createTestCore, expectOk } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { inTransaction } from '../site-version/change-site.ts';
import { checkOutgoing, type OutgoingCheck } from './check-outgoing.ts';

eachDialect('an override of a confidential name', (open) => {
  const prepare = async (...names: string[]) => {
    const db = await open();
    const { core } = createTestCore(db);
    for (const name of names) expectOk(await core.guard.add(guardedNameInputSchema.parse({ name })));
    const check = (leaving: Partial<OutgoingCheck>) =>
      inTransaction(db, (transaction) =>
        checkOutgoing(
          { db, transaction, record: async () => undefined, now: new Date() },
          { kind: 'review', subject: 'a', fields: [], ...leaving },
        ),
      );
    return { db, core, check };
  };
  const note = (value: string) => [{ field: 'note', value, form: 'prose' } as const];
  const override = { reason: 'They have agreed to it' };

  test('an override applies only to its own subject and kind', async () => {
    const { check } = await prepare('Vexdale');
    const fields = note('At Vexdale');
    expect(await check({ fields })).toMatchObject({ ok: false, failure: { code: 'names_found' } });
    expect(await check({ fields, override })).toMatchObject({ ok: true });
    expect(await check({ fields })).toMatchObject({ ok: true });
    expect(await check({ fields, subject: 'b' })).toMatchObject({ ok: false });
    expect(await check({ fields, kind: 'document' })).toMatchObject({ ok: false });
    expect(await check({ fields: note('At Vexdale and Vexdale') })).toMatchObject({ ok: false });
  });

  test('an override is required again when another name is found in the same passage', async () => {
    const { core, check } = await prepare('Vexdale');
    expect(await check({ fields: note('Vexdale Holdings'), override })).toMatchObject({ ok: true });
    expectOk(await core.guard.add(guardedNameInputSchema.parse({ name: 'Vexdale Holdings' })));
    expect(await check({ fields: note('Vexdale Holdings') })).toMatchObject({ ok: false });
  });
});
