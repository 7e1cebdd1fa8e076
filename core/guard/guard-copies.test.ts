import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { guardedNameInputSchema } from '../../shared/guard/guarded-name.ts';
import { createTestCore, expectOk, postInput } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { writeBackup } from '../backup/write-backup.ts';

eachDialect('a copy of the site', (open) => {
  test('has neither names nor key nor what was let through, and bringing it back leaves the list', async () => {
    const db = await open();
    const { core } = createTestCore(db);
    expectOk(await core.guard.add(guardedNameInputSchema.parse({ name: 'Vexdale' })));
    const override = { reason: 'A reason of their own' };
    expectOk(await core.posts.create(postInput({ slug: 'a', title: 'Vexdale', override })));
    const [row] = await db.kysely.selectFrom('guard_names').selectAll().execute();
    const folder = await mkdtemp(join(tmpdir(), 'guard-copy-'));
    try {
      const file = join(folder, 'copy.db');
      expectOk(await writeBackup(db, file));
      const bytes = (await readFile(file)).toString('latin1');
      for (const secret of [row?.sealed ?? '', row?.id ?? '', override.reason]) {
        expect(secret.length).toBeGreaterThan(10);
        expect(bytes.includes(secret)).toBe(false);
      }
      expectOk(await restoreBackup(db, { file, keep: join(folder, 'before.db') }));
      expect(expectOk(await core.guard.list()).map(({ name }) => name)).toEqual(['Vexdale']);
      expect(await core.posts.create(postInput({ slug: 'b', title: 'Vexdale' }))).toMatchObject({
        ok: false,
      });
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
