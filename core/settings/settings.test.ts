import { expect, test } from 'vitest';
import { settingsSchema } from '../../shared/settings.ts';
import { createTestCore, visitor } from '../../test/create-test-core.ts';
import { bothDialects } from '../../test/each-dialect.ts';
import { claimSetting, readSettings, saveSetting } from './settings.ts';

bothDialects('settings', (open) => {
  test('every setting has a working default', async () => {
    const { core } = createTestCore(await open());
    expect(await core.settings.get()).toEqual(settingsSchema.parse({}));
  });

  test('a saved setting is returned immediately, and the others are unchanged', async () => {
    const { core } = createTestCore(await open());
    await core.settings.get();
    expect(await core.settings.save({ brand: 'Señora “Quote” 🗝️' })).toMatchObject({ founder: '' });
    await core.settings.save({ founder: 'Ana', brand: 'Second' });
    expect(await core.settings.get()).toMatchObject({ brand: 'Second', founder: 'Ana', language: 'en' });
  });

  test('saving a setting raises the site version', async () => {
    const db = await open();
    const { core } = createTestCore(db);
    const before = db.siteVersion() ?? 0;
    await core.settings.save({ language: 'es' });
    const version = db.siteVersion() ?? 0;
    expect(version).toBeGreaterThan(before);
    await core.posts.list(visitor, { page: 1, limit: 1 });
    expect(db.siteVersion()).toBe(version);
  });

  test('an invalid stored setting falls back to its default, and the others stay', async () => {
    const db = await open();
    const at = '2026-01-01T00:00:00.000Z';
    await saveSetting(db.kysely, 'language', 'fr', at);
    await saveSetting(db.kysely, 'brand', 7, at);
    await saveSetting(db.kysely, 'founder', 'Ana', at);
    await saveSetting(db.kysely, 'unknown', { from: 'a newer version' }, at);
    expect(await readSettings(db)).toEqual(settingsSchema.parse({ founder: 'Ana' }));
  });

  test('only one of several processes can claim a setting', async () => {
    const db = await open();
    const claims = [1, 2, 3].map(() => claimSetting(db.kysely, 'first', '2026-01-01T00:00:00.000Z'));
    expect((await Promise.all(claims)).filter(Boolean)).toHaveLength(1);
  });
});
