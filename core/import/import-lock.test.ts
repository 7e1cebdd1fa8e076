import { expect, test } from 'vitest';
import { createTestCore, expectOk } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { asFile, asSource, wordPressExport } from '../../test/wordpress-export.ts';

const xml = wordPressExport([{ name: 'one' }]);
const running = { ok: false, failure: { code: 'import_running' } };

eachDialect('a running import', (open) => {
  test('a running import blocks other imports on the same database until it ends', async () => {
    const db = await open();
    const [one, other] = [createTestCore(db).core.imports, createTestCore(db).core.imports];
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const first = one.importFile(
      asFile(async function* () {
        await held;
        yield new TextEncoder().encode(xml);
      }),
      {},
    );
    await expect.poll(() => db.kysely.selectFrom('leases').selectAll().execute()).toHaveLength(1);
    expect(await other.importFile(asFile(asSource(xml)), {})).toEqual(running);
    expect(await other.lock('export')).toEqual(running);
    // Image downloads aren't blocked.
    expectOk(await other.downloadPictures({}));
    letGo();
    expect(expectOk(await first).counts.created).toBe(1);
    expect(expectOk(await other.importFile(asFile(asSource(xml)), {})).counts.unchanged).toBe(1);
  });

  test('an import that fails releases its lock', async () => {
    const { core } = createTestCore(await open());
    const broken = core.imports.importFile(
      asFile(() => {
        throw new Error('The disk is gone');
      }),
      {},
    );
    await expect(broken).rejects.toThrow('The disk is gone');
    expectOk(await core.imports.importFile(asFile(asSource(xml)), {}));
  });
});
