import { expect, test } from 'vitest';
import { fail, ok } from '../../shared/result.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { saveSetting } from '../settings/settings-store.ts';
import { changeSite } from './change-site.ts';

const at = '2026-01-01T00:00:00.000Z';

eachDialect('a change of the site', (open) => {
  test('raises the version by one, known to this process as soon as it is done', async () => {
    const db = await open();
    const before = db.siteVersion() ?? 0;
    for (const count of [1, 2, 3]) {
      expect(await changeSite(db, async () => ok('value'))).toEqual({ ok: true, value: 'value' });
      expect(db.siteVersion()).toBe(before + count);
    }
  });

  test('that fails raises nothing', async () => {
    const db = await open();
    const before = db.siteVersion();
    expect(await changeSite(db, async () => fail({ code: 'no' }))).toMatchObject({ ok: false });
    expect(db.siteVersion()).toBe(before);
  });

  test('that throws leaves nothing of itself, nor a version', async () => {
    const db = await open();
    const before = db.siteVersion();
    const broken = changeSite(db, async (transaction) => {
      await saveSetting(transaction, 'brand', 'half', at);
      throw new Error('broken off');
    });
    await expect(broken).rejects.toThrow('broken off');
    expect(db.siteVersion()).toBe(before);
    expect(await db.kysely.selectFrom('settings').selectAll().execute()).toEqual([]);
  });

  test('is counted even when many come at once', async () => {
    const db = await open();
    const before = db.siteVersion() ?? 0;
    await Promise.all(Array.from({ length: 20 }, () => changeSite(db, async () => ok(undefined))));
    expect(db.siteVersion()).toBe(before + 20);
  });
});
