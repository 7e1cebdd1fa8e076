import { expect, test } from 'vitest';
import { guardedNameInputSchema } from '../../shared/guard/guarded-name.ts';
import { createTestCore, expectOk } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { ensureGuardKey, seal } from './guard-key.ts';
import { renewRevision, saveSealedName } from './guard-store.ts';
import { placeOf } from './guarded-list.ts';

eachDialect('a name that was sealed without other meanings', (open) => {
  test('is looked for, and gets them when it is saved', async () => {
    const db = await open();
    const { core } = createTestCore(db);
    const key = await ensureGuardKey(db.keys);
    if (!key) throw new Error('No key');
    const input = guardedNameInputSchema.parse({ name: 'Fil' });
    const at = '2026-01-01T00:00:00.000Z';
    const sealed = seal(key, placeOf('old'), { ...input, ordinary: [] });
    await saveSealedName(db.kysely, { id: 'old', key_id: key.id, sealed, created_at: at, updated_at: at });
    await renewRevision(db.kysely);
    const look = async (value: string) =>
      expectOk(await core.guard.look([{ field: 'title', value, form: 'prose' }])).length;
    expect([await look('With Fil'), await look('Managing Files')]).toEqual([1, 1]);
    expectOk(await core.guard.update('old', input));
    expect([await look('With Fil'), await look('Managing Files')]).toEqual([1, 0]);
  });
});
