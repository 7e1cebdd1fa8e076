import { expect, test } from 'vitest';
import { fail } from '../../shared/result.ts';
import { bothDialects } from '../../test/each-dialect.ts';
import { saveSetting } from '../settings/settings.ts';
import { changed, changeSite, unchanged } from './change-site.ts';

const at = '2026-01-01T00:00:00.000Z';

bothDialects('a change of the site', (open) => {
  test('raises the version by one, known to this process as soon as it is done', async () => {
    const db = await open();
    const before = db.siteVersion() ?? 0;
    for (const count of [1, 2, 3]) {
      expect(await changeSite(db, async () => changed('value'))).toEqual({ ok: true, value: 'value' });
      expect(db.siteVersion()).toBe(before + count);
    }
  });

  test('that fails leaves nothing of what it wrote before, nor a version', async () => {
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

  test('that changes nothing for visitors keeps what it wrote, and raises no version', async () => {
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
});
