import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../../db/connect.ts';
import { type Settings, settingsSchema } from '../../shared/settings.ts';
import type { RecordEvent } from '../audit/create-recorder.ts';
import { changed, changeSite } from '../site-version/change-site.ts';
import { listSettings, saveSetting } from './settings-store.ts';

/** What the owner has set, and the default where nothing, or nothing usable, is set. */
export async function readSettings(db: Database): Promise<Settings> {
  return usable(await listSettings(db.kysely));
}

function usable(saved: Record<string, unknown>): Settings {
  const fields = Object.entries(settingsSchema.shape).map(([key, schema]) => {
    const parsed = schema.safeParse(saved[key]);
    return [key, parsed.success ? parsed.data : schema.parse(undefined)];
  });
  return settingsSchema.parse(Object.fromEntries(fields));
}

export async function saveSettings(
  db: Database,
  record: RecordEvent,
  patch: Partial<Settings>,
  now: Date,
): Promise<Settings> {
  await changeSite(db, async (transaction) => {
    const before: Partial<Record<string, unknown>> = usable(await listSettings(transaction));
    const fields = Object.entries(patch)
      .filter(([key, value]) => !isDeepStrictEqual(value, before[key]))
      .map(([key]) => key);
    for (const [key, value] of Object.entries(patch)) {
      await saveSetting(transaction, key, value, now.toISOString());
    }
    if (fields.length > 0) await record(transaction, { name: 'settings_changed', what: { fields } });
    return changed(undefined);
  });
  return readSettings(db);
}
