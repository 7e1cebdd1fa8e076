import { expect, test } from 'vitest';
import { createTestCore, expectOk } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { asFile, asSource, wordPressExport } from '../../test/wordpress-export.ts';

const xml = wordPressExport([{ name: 'one' }]);
const running = { ok: false, failure: { code: 'import_running' } };

eachDialect('an import that is running', (open) => {
  test('keeps every other one on the database out, and no longer than it takes', async () => {
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
    // Pictures are other work.
    expectOk(await other.downloadPictures({}));
    letGo();
    expect(expectOk(await first).counts.created).toBe(1);
    expect(expectOk(await other.importFile(asFile(asSource(xml)), {})).counts.unchanged).toBe(1);
  });

  test('that breaks off keeps nobody out', async () => {
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
