import { expect, test } from 'vitest';
import { fail } from '../../shared/result.ts';
import { bothDialects } from '../../test/each-dialect.ts';
import { saveSetting } from '../settings/settings.ts';
import { changed, changeSite, unchanged } from './change-site.ts';

const at = '2026-01-01T00:00:00.000Z';

bothDialects('changing the site', (open) => {
  test('a change raises the site version by one, and this process sees it immediately', async () => {
    const db = await open();
    const before = db.siteVersion() ?? 0;
    for (const count of [1, 2, 3]) {
      expect(await changeSite(db, async () => changed('value'))).toEqual({ ok: true, value: 'value' });
      expect(db.siteVersion()).toBe(before + count);
    }
  });

  test('a change that fails is rolled back, and the site version stays', async () => {
    const db = await open();
    const before = db.siteVersion();
    const failed = await changeSite(db, async (transaction) => {
      await saveSetting(transaction, 'brand', 'half', at);
      return fail({ code: 'no' });
    });
    expect(failed).toEqual({ ok: false, failure: { code: 'no' } });
    expect(db.siteVersion()).toBe(before);
    expect(await db.kysely.selectFrom('settings').selectAll().execute()).toEqual([]);
  });

  test('a change invisible to visitors is saved, and the site version stays', async () => {
    const db = await open();
    const before = db.siteVersion();
    const done = await changeSite(db, async (transaction) => {
      await saveSetting(transaction, 'brand', 'kept', at);
      return unchanged('value');
    });
    expect(done).toEqual({ ok: true, value: 'value' });
    expect(db.siteVersion()).toBe(before);
    expect(await db.kysely.selectFrom('settings').selectAll().execute()).toHaveLength(1);
  });

  test('a change that throws is rolled back, and the site version stays', async () => {
    const db = await open();
    const before = db.siteVersion();
    const broken = changeSite(db, async (transaction) => {
      await saveSetting(transaction, 'brand', 'half', at);
      throw new Error('interrupted');
    });
    await expect(broken).rejects.toThrow('interrupted');
    expect(db.siteVersion()).toBe(before);
    expect(await db.kysely.selectFrom('settings').selectAll().execute()).toEqual([]);
  });
});
