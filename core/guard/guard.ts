import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/connect.ts';
import {
  type FoundPlace,
  type GuardedNameInput,
  guardLimits,
  type OutgoingField,
  type OutgoingKind,
} from '../../shared/guard/guarded-name.ts';
import type { OtherMeanings, RefusedForm } from '../../shared/guard/ordinary-words.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { RecordEvent, Trail } from '../audit/audit.ts';
import { createRunner } from '../jobs/pool.ts';
import {
  type GuardCore,
  type GuardRecord,
  maskTexts,
  type NameFailure,
  type OwnName,
  overridePlace,
  placeOf,
  readGuardedList,
  scanTexts,
  withoutName,
} from './check-outgoing.ts';
import {
  ensureGuardKey,
  listOverrides,
  listSealedNames,
  readGuardKey,
  removeSealedName,
  renewRevision,
  type SealedOverride,
  saveSealedName,
  seal,
  unseal,
  updateReasons,
} from './guard-store.ts';
import type { NameJobs } from './name-jobs.ts';

/** Judges names in a worker. The word lists take about 150 MB of memory until the worker exits. */
const runNameJob = createRunner<NameJobs>('names');

/**
 * Checks a new name: whether it would match ordinary text everywhere, and which common words look like it.
 * The check is slow only on a busy machine. Throws if there isn't enough memory.
 */
export async function judgeName(name: GuardedNameInput): Promise<Result<OtherMeanings, RefusedForm>> {
  const judged = await runNameJob('judge', name, null);
  if (!judged.ok) throw new Error('Not enough memory for the word lists');
  const { refused, meanings } = judged.value;
  return refused ? fail(refused) : ok(meanings);
}

const maxRecords = 200;

export function createGuard(db: Database, { audited }: Trail, now: () => Date): GuardCore {
  const change = (work: Parameters<typeof inList>[2]) => audited((record) => inList(db, record, work));
  const save = async (
    id: string,
    input: GuardedNameInput,
    isNew: boolean,
  ): Promise<Result<OwnName, NameFailure>> => {
    const judged = await judgeName(input);
    if (!judged.ok) return judged;
    const key = await ensureGuardKey(db.keys);
    if (!key) return fail({ code: 'guard_locked' });
    const saved = await change(async (transaction, ids) => {
      if (!isNew && !ids.includes(id)) return fail({ code: 'name_not_found' });
      if (isNew && ids.length >= guardLimits.names) return fail({ code: 'too_many_names' });
      const at = now().toISOString();
      const sealed = seal(key, placeOf(id), { ...input, ...judged.value });
      await saveSealedName(transaction, { id, key_id: key.id, sealed, created_at: at, updated_at: at });
      return ok(id);
    });
    if (!saved.ok) return saved;
    await maskReasons(db);
    return ok({ ...input, id });
  };
  return {
    state: async () => ({
      names: (await listSealedNames(db.kysely)).length,
      isReadable: (await readGuardedList(db)).ok,
      keyFrom: db.keys.guard === undefined ? 'file' : 'environment',
    }),
    list: async () => {
      const list = await readGuardedList(db);
      return list.ok ? ok(list.value.names.map(({ ordinary: _, others: __, ...name }) => name)) : list;
    },
    add: (input) => save(randomUUID(), input, true),
    update: (id, input) => save(id, input, false),
    remove: async (id) => {
      const removed = await change(async (transaction) =>
        (await removeSealedName(transaction, id)) ? ok(id) : fail({ code: 'name_not_found' }),
      );
      return removed.ok ? ok({ id }) : removed;
    },
    resetNames: async () => {
      if ((await readGuardedList(db)).ok) return fail({ code: 'guard_readable' });
      const forgotten = (await listSealedNames(db.kysely)).length;
      await audited((record) =>
        db.kysely.transaction().execute(async (transaction) => {
          await transaction.deleteFrom('guard_names').execute();
          await renewRevision(transaction);
          await record(transaction, { name: 'guard_list_changed', what: { removed: forgotten } });
        }),
      );
      return ok({ forgotten });
    },
    look: (fields) => findOnce(db, fields),
    records: async () => {
      const key = await readGuardKey(db.keys);
      const rows = await listOverrides(db.kysely, maxRecords);
      const reasons = await maskTexts(
        db,
        rows.map(({ reason }) => reason),
      );
      return rows.map((row, at) => {
        const reason = (reasons.ok && reasons.value[at]) || row.reason;
        return toRecord({ ...row, reason }, key && unseal(key, overridePlace(row.id), row.sealed));
      });
    },
  };
}

/** Masks names in reasons that were given before the names were on the list. */
async function maskReasons(db: Database): Promise<void> {
  const rows = await listOverrides(db.kysely);
  const masked = await maskTexts(
    db,
    rows.map(({ reason }) => reason),
  );
  if (!masked.ok) return;
  const reasons = rows.map(({ id, reason }, at) => ({ id, reason, masked: masked.value[at] ?? reason }));
  const named = reasons.filter(({ reason, masked }) => reason !== masked);
  await updateReasons(db.kysely, new Map(named.map(({ id, masked }) => [id, masked])));
}

async function findOnce(db: Database, fields: OutgoingField[]): ReturnType<GuardCore['look']> {
  const list = await readGuardedList(db);
  if (!list.ok) return list;
  const found = await scanTexts(list.value, fields);
  return found.ok ? ok(found.value.map(withoutName)) : found;
}

type NameChange = (
  transaction: Parameters<Parameters<ReturnType<Database['kysely']['transaction']>['execute']>[0]>[0],
  ids: string[],
) => Promise<Result<string, NameFailure>>;

/** Changes the list in one transaction. The activity log gets no names. Names that can't be read are never overwritten. */
async function inList(db: Database, record: RecordEvent, work: NameChange) {
  return db.kysely.transaction().execute(async (transaction) => {
    const before = await readGuardedList(db, transaction);
    if (!before.ok) return before;
    const done = await work(
      transaction,
      before.value.names.map(({ id }) => id),
    );
    if (!done.ok) return done;
    await renewRevision(transaction);
    const names = (await listSealedNames(transaction)).length;
    await record(transaction, { name: 'guard_list_changed', what: { names } });
    return done;
  });
}

function toRecord(row: SealedOverride, places: unknown): GuardRecord {
  const { id, at, subject, version, reason } = row;
  const opened = Array.isArray(places) ? (places as FoundPlace[]) : null;
  const kind = row.leaving as OutgoingKind;
  return { id, at, kind, subject, version, fields: JSON.parse(row.fields), reason, places: opened };
}
