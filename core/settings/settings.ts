import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Database } from '../../db/connect.ts';
import type { Db } from '../../db/schema.ts';
import { hasRows } from '../../db/statements.ts';
import type { GuardOverride, OutgoingField } from '../../shared/guard/guarded-name.ts';
import { ConfidentialNamesFound } from '../../shared/result.ts';
import { type Settings, settingsSchema } from '../../shared/settings.ts';
import type { RecordEvent } from '../audit/audit.ts';
import { checkOutgoing, type OutgoingFailure } from '../guard/check-outgoing.ts';
import { RowReader } from '../invalid-rows.ts';
import { changed, changeSite } from '../site-version/change-site.ts';

/** Settings that are parts of URLs or email addresses, so they aren't checked as prose. */
const addressParts = new Set(['email_user', 'email_domain']);

/** Returns every text of the settings that pages show, including links. */
function settingsFields(patch: Readonly<Record<string, unknown>>): OutgoingField[] {
  return Object.entries(patch).flatMap(([key, value]) => textsOf(value, key));
}

function textsOf(value: unknown, of: string): OutgoingField[] {
  if (typeof value === 'string') {
    const isAddress = addressParts.has(of) || /^(https?:|mailto:|\/)\S*$/i.test(value);
    return value ? [{ field: 'text', value, form: isAddress ? 'address' : 'prose', of }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((part) => textsOf(part, of));
}

/** Reads the settings, with defaults for missing and invalid values. */
export async function readSettings(db: Database): Promise<Settings> {
  return usable(await listSettings(db.kysely));
}

/** Reads the time zone (an IANA name) in which posts are dated and scheduled. */
export async function readZone(db: Database): Promise<string> {
  return (await readSettings(db)).time_zone || 'UTC';
}

function usable(saved: Record<string, unknown>): Settings {
  const fields = Object.entries(settingsSchema.shape).map(([key, schema]) => {
    const parsed = schema.safeParse(saved[key]);
    return [key, parsed.success ? parsed.data : schema.parse(undefined)];
  });
  return settingsSchema.parse(Object.fromEntries(fields));
}

/** Saves settings. Throws `ConfidentialNamesFound` and saves nothing if one contains a confidential name. */
export async function saveSettings(
  db: Database,
  record: RecordEvent,
  patch: Partial<Settings>,
  now: Date,
  override?: GuardOverride,
): Promise<Settings> {
  const saved = await changeSite<undefined, OutgoingFailure>(db, async (transaction) => {
    const before: Partial<Record<string, unknown>> = usable(await listSettings(transaction));
    const fields = Object.entries(patch)
      .filter(([key, value]) => !isDeepStrictEqual(value, before[key]))
      .map(([key]) => key);
    const changing = Object.fromEntries(fields.map((key) => [key, patch[key as keyof Settings]]));
    const leaving = { kind: 'settings' as const, subject: '', fields: settingsFields(changing), override };
    const checked = await checkOutgoing({ db, transaction, record, now }, leaving);
    if (!checked.ok) return checked;
    for (const [key, value] of Object.entries(patch)) {
      await saveSetting(transaction, key, value, now.toISOString());
    }
    if (fields.length > 0) await record(transaction, { name: 'settings_changed', what: { fields } });
    return changed(undefined);
  });
  if (!saved.ok) throw refusedBy(saved.failure);
  return readSettings(db);
}

function refusedBy(failure: OutgoingFailure): Error {
  return failure.code === 'text_too_intricate'
    ? new Error(failure.code)
    : new ConfidentialNamesFound(failure);
}

async function listSettings(db: Db): Promise<Record<string, unknown>> {
  const rows = await db.selectFrom('settings').select(['key', 'value']).execute();
  return Object.fromEntries(
    rows.map((row) => [
      row.key,
      new RowReader('settings', row.key).json<unknown>('value', row.value, z.unknown(), undefined),
    ]),
  );
}

export async function saveSetting(db: Db, key: string, value: unknown, updatedAt: string): Promise<void> {
  const text = JSON.stringify(value);
  await db
    .insertInto('settings')
    .values({ key, value: text, updated_at: updatedAt })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: text, updated_at: updatedAt }))
    .execute();
}

export async function isSettingSaved(db: Db, key: string): Promise<boolean> {
  return hasRows(db.selectFrom('settings').where('key', '=', key));
}

export async function claimSetting(db: Db, key: string, updatedAt: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('settings')
    .values({ key, value: 'true', updated_at: updatedAt })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
