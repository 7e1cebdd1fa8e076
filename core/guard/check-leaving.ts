import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/connect.ts';
import type { Schema } from '../../db/schema.ts';
import { mostPlaces } from '../../shared/guard/find-names.ts';
import type { FoundPlace } from '../../shared/guard/guarded-name.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { RecordEvent } from '../audit/create-recorder.ts';
import type { TooIntricate } from '../rendering/rendering-jobs.ts';
import type { GuardFailure, Leaving } from './guard-core.ts';
import { type GuardKey, readGuardKey, seal, unseal } from './guard-key.ts';
import { insertOverride, listOverridesOf } from './guard-store.ts';
import { readGuardedList } from './guarded-list.ts';
import { lookedThrough, maskedReason } from './look-through.ts';

/** Where a text is about to leave: the transaction that lets it out (`inTransaction`), and what writes down what it lets through. */
export interface Exit {
  db: Pick<Database, 'kysely' | 'keys'>;
  transaction: Kysely<Schema>;
  record: RecordEvent;
  now: Date;
}

/**
 * To be called before anything leaves, in the transaction that lets it out: by every way, with every field that whoever gets it
 * can read. Fails with the places where names stand, unless these were let through before or `override` says why they may; that
 * is written down. Without names it costs one question.
 */
export async function checkLeaving(
  exit: Exit,
  leaving: Leaving,
): Promise<Result<undefined, GuardFailure | TooIntricate>> {
  const list = await readGuardedList(exit.db, exit.transaction);
  if (!list.ok) {
    if (!leaving.override) return list;
    await letThrough(exit, leaving, { places: [], reason: leaving.override.reason });
    return ok(undefined);
  }
  const found = lookedThrough(list.value, leaving.fields);
  if (!found.ok) return found;
  if (found.value.length === 0) return ok(undefined);
  const key = await readGuardKey(exit.db.keys);
  // Where there are more than are told, nobody can say that all of them were let through.
  const isKnown =
    found.value.length < mostPlaces && key && (await isLetThrough(exit, leaving, found.value, key));
  if (isKnown) return ok(undefined);
  if (!leaving.override) return fail({ code: 'names_found', places: found.value.map(withoutName) });
  const reason = maskedReason(list.value, leaving.override.reason);
  await letThrough(exit, leaving, { places: found.value, reason, key });
  return ok(undefined);
}

/** What of a place is told: which name it is stands in the list, not in answers and records. */
export function withoutName({ name: _, ...place }: FoundPlace) {
  return place;
}

const sign = ({ name, field, of, passage }: FoundPlace) => JSON.stringify([name, field, of, passage]);

function countOf(places: readonly FoundPlace[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const place of places) counts.set(sign(place), (counts.get(sign(place)) ?? 0) + 1);
  return counts;
}

export const overridePlace = (id: string) => `guard_overrides/${id}`;

/** Whether the same passages, or more of them, were let through here before. */
async function isLetThrough(
  { transaction }: Exit,
  { kind, subject }: Leaving,
  places: readonly FoundPlace[],
  key: GuardKey,
): Promise<boolean> {
  const before = new Map<string, number>();
  for (const { id, sealed } of await listOverridesOf(transaction, { leaving: kind, subject })) {
    const opened = (unseal(key, overridePlace(id), sealed) ?? []) as FoundPlace[];
    for (const [place, count] of countOf(opened)) before.set(place, Math.max(count, before.get(place) ?? 0));
  }
  return [...countOf(places)].every(([place, count]) => (before.get(place) ?? 0) >= count);
}

async function letThrough(
  { transaction, record, now }: Exit,
  { kind, subject, version, fields: all }: Leaving,
  { places, reason, key }: { places: FoundPlace[]; reason: string; key?: GuardKey | undefined },
): Promise<void> {
  const id = randomUUID();
  const fields = [...new Set((places.length > 0 ? places : all).map(({ field }) => field))];
  await insertOverride(transaction, {
    id,
    at: now.toISOString(),
    leaving: kind,
    subject,
    version: version ?? null,
    fields: JSON.stringify(fields),
    reason,
    key_id: key?.id ?? '',
    sealed: key ? seal(key, overridePlace(id), places) : '',
  });
  const what = {
    id: subject,
    leaving: kind,
    ...(version !== undefined && { version }),
    fields,
    places: places.length,
  };
  await record(transaction, { name: 'guard_overruled', what });
}
