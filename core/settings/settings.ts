import type { Database } from '../../db/connect.ts';
import { ok } from '../../shared/result.ts';
import { type Settings, settingsSchema } from '../../shared/settings.ts';
import { changeSite } from '../site-version/change-site.ts';
import { listSettings, saveSetting } from './settings-store.ts';

/** What the owner has set, and the default where nothing, or nothing usable, is set. */
export async function readSettings(db: Database): Promise<Settings> {
  const saved = await listSettings(db.kysely);
  const usable = Object.entries(settingsSchema.shape).map(([key, schema]) => {
    const parsed = schema.safeParse(saved[key]);
    return [key, parsed.success ? parsed.data : schema.parse(undefined)];
  });
  return settingsSchema.parse(Object.fromEntries(usable));
}

/** Saves the settings that `patch` names and gives all of them. */
export async function saveSettings(db: Database, patch: Partial<Settings>, now: Date): Promise<Settings> {
  await changeSite(db, async (transaction) => {
    for (const [key, value] of Object.entries(patch)) {
      await saveSetting(transaction, key, value, now.toISOString());
    }
    return ok(undefined);
  });
  return readSettings(db);
}
