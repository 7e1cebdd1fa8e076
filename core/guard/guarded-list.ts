import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../db/connect.ts';
import type { Schema } from '../../db/schema.ts';
import type { NameList } from '../../shared/guard/find-names.ts';
import { type GuardedName, guardedNameInputSchema } from '../../shared/guard/guarded-name.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { GuardLocked } from './guard-core.ts';
import { readGuardKey, unseal } from './guard-key.ts';
import { findRevision, listSealedNames } from './guard-store.ts';

const sealedNameSchema = guardedNameInputSchema.extend({
  ordinary: z.array(z.string()),
  others: z.array(z.string()).default([]),
});

/** Names that are opened before others have their turn. */
const openedAtOnce = 50;

/** Of each database, the list that was read last: this process alone has it, and only in memory. */
const known = new WeakMap<Kysely<Schema>, NameList>();

const empty: NameList = { revision: '', names: [] };

/** The place in the database that a sealed name is bound to. */
export const placeOf = (id: string) => `guard_names/${id}`;

/** The names as they stand. Without any it costs one question. `transaction`: where one is open. */
export async function readGuardedList(
  db: Pick<Database, 'kysely' | 'keys'>,
  transaction: Kysely<Schema> = db.kysely,
): Promise<Result<NameList, GuardLocked>> {
  const revision = await findRevision(transaction);
  if (revision === undefined) return ok(empty);
  const last = known.get(db.kysely);
  if (last?.revision === revision) return ok(last);
  const rows = await listSealedNames(transaction);
  if (rows.length === 0) return ok({ revision, names: [] });
  const key = await readGuardKey(db.keys);
  if (!key) return fail({ code: 'guard_locked' });
  const names: GuardedName[] = [];
  for (const [at, { id, sealed }] of rows.entries()) {
    if (at % openedAtOnce === 0) await setImmediate();
    const opened = sealedNameSchema.safeParse(unseal(key, placeOf(id), sealed));
    // One that can't be read may be the one that is in the text.
    if (!opened.success) return fail({ code: 'guard_locked' });
    names.push({ ...opened.data, id });
  }
  const list = { revision, names };
  known.set(db.kysely, list);
  return ok(list);
}
