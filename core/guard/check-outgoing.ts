import { createHash, randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Database } from '../../db/connect.ts';
import type { Db } from '../../db/schema.ts';
import { maxPlaces, type NameList, nameMask } from '../../shared/guard/find-names.ts';
import {
  type FoundPlace,
  type GuardedName,
  type GuardedNameInput,
  type GuardOverride,
  type GuardPlace,
  guardedNameInputSchema,
  type OutgoingField,
  type OutgoingKind,
} from '../../shared/guard/guarded-name.ts';
import type { RefusedForm } from '../../shared/guard/ordinary-words.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { RecordEvent } from '../audit/audit.ts';
import { render } from '../rendering/render.ts';
import type { TooIntricate } from '../rendering/rendering-jobs.ts';
import { PrepareFirst } from '../site-version/change-site.ts';
import {
  findRevision,
  type GuardKey,
  listOverridesOf,
  listSealedNames,
  readGuardKey,
  seal,
  unseal,
} from './guard-store.ts';

export interface OutgoingCheck {
  kind: OutgoingKind;
  /** The ID of the post, section or image, to which overrides refer; '' if there is only one of this kind. */
  subject: string;
  version?: number | undefined;
  fields: OutgoingField[];
  /** Publishes despite matches. The override is recorded with the matches. */
  override?: GuardOverride | undefined;
}

/** `guard_locked`: the names can't be read, so no text can be checked. */
export type GuardFailure = { code: 'names_found'; places: GuardPlace[] } | { code: 'guard_locked' };

export type OutgoingFailure = GuardFailure | TooIntricate;

type GuardLocked = { code: 'guard_locked' };

export type NameFailure = RefusedForm | GuardLocked | { code: 'name_not_found' } | { code: 'too_many_names' };

/** A recorded override. `places` is null if the key is lost. */
export interface GuardRecord {
  id: string;
  at: string;
  kind: OutgoingKind;
  subject: string;
  version: number | null;
  fields: string[];
  /** The reason as entered, with confidential names replaced by •••. */
  reason: string;
  places: (GuardPlace & { name: string })[] | null;
}

export interface GuardState {
  names: number;
  /** False if the key is lost. Then no text can be checked. */
  isReadable: boolean;
  keyFrom: 'environment' | 'file';
}

export type OwnName = Omit<GuardedName, 'ordinary' | 'others'>;

export interface GuardCore {
  state(): Promise<GuardState>;
  list(): Promise<Result<OwnName[], GuardLocked>>;
  add(input: GuardedNameInput): Promise<Result<OwnName, NameFailure>>;
  update(id: string, input: GuardedNameInput): Promise<Result<OwnName, NameFailure>>;
  remove(id: string): Promise<Result<{ id: string }, NameFailure>>;
  /** Deletes names that can't be read, and starts an empty list. Fails if they can be read. */
  resetNames(): Promise<Result<{ forgotten: number }, { code: 'guard_readable' }>>;
  look(fields: OutgoingField[]): Promise<Result<GuardPlace[], GuardLocked | TooIntricate>>;
  /** Returns the newest 200 overrides, newest first. */
  records(): Promise<GuardRecord[]>;
}

const sealedNameSchema = guardedNameInputSchema.extend({
  ordinary: z.array(z.string()),
  others: z.array(z.string()).default([]),
});

/** How many names are decrypted before yielding to other requests. */
const filesPerCheck = 50;

/** The list last read from each database, only in this process's memory. */
const known = new WeakMap<Db, NameList>();

const empty: NameList = { revision: '', names: [] };

export const placeOf = (id: string) => `guard_names/${id}`;

/** Reads the list. Runs one query if there are no names. `transaction` is the open one, if any. */
export async function readGuardedList(
  db: Pick<Database, 'kysely' | 'keys'>,
  transaction: Db = db.kysely,
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
    if (at % filesPerCheck === 0) await setImmediate();
    const opened = sealedNameSchema.safeParse(unseal(key, placeOf(id), sealed));
    // The text may contain the unreadable name.
    if (!opened.success) return fail({ code: 'guard_locked' });
    names.push({ ...opened.data, id });
  }
  const list = { revision, names };
  known.set(db.kysely, list);
  return ok(list);
}

/** Preparing one name for its first search takes as long as searching this many characters of text. */
const searchFactor = 64;

/** Scan results by hash. They are stored before the transaction and read inside it. */
const scans = new LRUCache<string, FoundPlace[]>({
  maxSize: 20_000,
  sizeCalculation: (places) => places.length + 1,
});

/** Texts that couldn't be scanned in time, cached briefly so that the transaction fails without a rescan. */
const unread = new LRUCache<string, true>({ max: 100, ttl: 10_000 });

/** Scans texts for the names, long ones in a worker. */
export async function scanTexts(
  list: NameList,
  fields: readonly OutgoingField[],
): Promise<Result<FoundPlace[], TooIntricate>> {
  if (list.names.length === 0) return ok([]);
  const key = keyOf(list, fields);
  const places = scans.get(key);
  if (places) return ok(places);
  const weight = fields.reduce((sum, { value }) => sum + value.length, list.names.length * searchFactor);
  const found = await render('places', { fields, list }, weight);
  if (found.ok) scans.set(key, found.value);
  else unread.set(key, true);
  return found;
}

/**
 * Returns stored results inside a transaction. If there are none, throws `PrepareFirst`: the texts are
 * scanned, and the transaction runs again.
 */
export function scannedParts(
  list: NameList,
  fields: readonly OutgoingField[],
): Result<FoundPlace[], TooIntricate> {
  if (list.names.length === 0) return ok([]);
  const key = keyOf(list, fields);
  const places = scans.get(key);
  if (places) return ok(places);
  if (unread.has(key)) return fail({ code: 'text_too_intricate' });
  throw new PrepareFirst(() => scanTexts(list, fields));
}

/** Scans several texts before a transaction, so that it doesn't have to run again. */
export async function previewMatches(
  db: Pick<Database, 'kysely' | 'keys'>,
  texts: readonly OutgoingField[][],
) {
  const list = await readGuardedList(db);
  if (list.ok) for (const fields of texts) await scanTexts(list.value, fields);
}

export async function maskTexts(
  db: Pick<Database, 'kysely' | 'keys'>,
  texts: readonly string[],
): Promise<Result<string[], GuardLocked | TooIntricate>> {
  const list = await readGuardedList(db);
  if (!list.ok) return list;
  return list.value.names.length === 0 ? ok([...texts]) : masked(list.value, texts);
}

function masked(list: NameList, texts: readonly string[]): Promise<Result<string[], TooIntricate>> {
  const weight = texts.reduce((sum, { length }) => sum + length, list.names.length * searchFactor);
  return render('masked', { texts, list }, weight);
}

const reasons = new LRUCache<string, string>({ max: 100 });

function maskedReason(list: NameList, reason: string): string {
  const key = keyOf(list, [{ field: 'note', value: reason, form: 'prose' }]);
  const known = reasons.get(key);
  if (known !== undefined) return known;
  throw new PrepareFirst(async () => {
    const done = await masked(list, [reason]);
    reasons.set(key, (done.ok && done.value[0]) || nameMask);
  });
}

function keyOf({ revision }: NameList, fields: readonly OutgoingField[]): string {
  const hash = createHash('sha256').update(revision);
  for (const { field, of = '', form, value } of fields) {
    hash.update(`\0${field}\0${of}\0${form}\0${value.length}\0`).update(value);
  }
  return hash.digest('base64');
}

/** The transaction that publishes (see `inTransaction`), and what is needed to record overrides. */
export interface Exit {
  db: Pick<Database, 'kysely' | 'keys'>;
  transaction: Db;
  record: RecordEvent;
  now: Date;
}

/**
 * Called before anything leaves the site, in its transaction, with every field that readers could see. Fails with
 * the places of names, unless they were published anyway before or `override` gives a reason, which is recorded. Runs one
 * query if there are no names.
 */
export async function checkOutgoing(
  exit: Exit,
  leaving: OutgoingCheck,
): Promise<Result<undefined, GuardFailure | TooIntricate>> {
  const list = await readGuardedList(exit.db, exit.transaction);
  if (!list.ok) {
    if (!leaving.override) return list;
    await recordOverrides(exit, leaving, { places: [], reason: leaving.override.reason });
    return ok(undefined);
  }
  const found = scannedParts(list.value, leaving.fields);
  if (!found.ok) return found;
  if (found.value.length === 0) return ok(undefined);
  const key = await readGuardKey(exit.db.keys);
  // If more were found than are listed, some can't have been overridden before.
  const isKnown =
    found.value.length < maxPlaces && key && (await isOverridden(exit, leaving, found.value, key));
  if (isKnown) return ok(undefined);
  if (!leaving.override) return fail({ code: 'names_found', places: found.value.map(withoutName) });
  const reason = maskedReason(list.value, leaving.override.reason);
  await recordOverrides(exit, leaving, { places: found.value, reason, key });
  return ok(undefined);
}

/** Removes the name, which responses and records must not contain. */
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

/** Whether earlier overrides cover all these passages. */
async function isOverridden(
  { transaction }: Exit,
  { kind, subject }: OutgoingCheck,
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

async function recordOverrides(
  { transaction, record, now }: Exit,
  { kind, subject, version, fields: all }: OutgoingCheck,
  { places, reason, key }: { places: FoundPlace[]; reason: string; key?: GuardKey | undefined },
): Promise<void> {
  const id = randomUUID();
  const fields = [...new Set((places.length > 0 ? places : all).map(({ field }) => field))];
  const row = {
    id,
    at: now.toISOString(),
    leaving: kind,
    subject,
    version: version ?? null,
    fields: JSON.stringify(fields),
    reason,
    key_id: key?.id ?? '',
    sealed: key ? seal(key, overridePlace(id), places) : '',
  };
  await transaction.insertInto('guard_overrides').values(row).execute();
  const what = {
    id: subject,
    leaving: kind,
    ...(version !== undefined && { version }),
    fields,
    places: places.length,
  };
  await record(transaction, { name: 'guard_overruled', what });
}
