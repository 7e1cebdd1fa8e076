import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/connect.ts';
import { type NameList, nameMask } from '../../shared/guard/find-names.ts';
import type { FoundPlace, LeavingField } from '../../shared/guard/guarded-name.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { render } from '../rendering/render.ts';
import type { TooIntricate } from '../rendering/rendering-jobs.ts';
import { PrepareFirst } from '../site-version/change-site.ts';
import type { GuardLocked } from './guard-core.ts';
import { readGuardedList } from './guarded-list.ts';

/** A name weighs as much as so many characters of a text: before the first search a list is made ready, letter by letter. */
const searchFactor = 64;

/** Where names stand in texts on their way out, by hash: looked for before the database's lock is taken and asked for again inside. */
const known = new LRUCache<string, FoundPlace[]>({
  maxSize: 20_000,
  sizeCalculation: (places) => places.length + 1,
});

/** Texts for which there was no time, or that nobody can read: told once more after they were looked through, not for ever. */
const unread = new LRUCache<string, true>({ max: 100, ttl: 10_000 });

/** Where the names of a list stand in these fields: on a worker thread where they are long. */
export async function lookThrough(
  list: NameList,
  fields: readonly LeavingField[],
): Promise<Result<FoundPlace[], TooIntricate>> {
  if (list.names.length === 0) return ok([]);
  const key = keyOf(list, fields);
  const places = known.get(key);
  if (places) return ok(places);
  const weight = fields.reduce((sum, { value }) => sum + value.length, list.names.length * searchFactor);
  const found = await render('places', { fields, list }, weight);
  if (found.ok) known.set(key, found.value);
  else unread.set(key, true);
  return found;
}

/** The same in a transaction, which must not wait for it: it is run again where the fields were not looked through before. */
export function lookedThrough(
  list: NameList,
  fields: readonly LeavingField[],
): Result<FoundPlace[], TooIntricate> {
  if (list.names.length === 0) return ok([]);
  const key = keyOf(list, fields);
  const places = known.get(key);
  if (places) return ok(places);
  if (unread.has(key)) return fail({ code: 'text_too_intricate' });
  throw new PrepareFirst(() => lookThrough(list, fields));
}

/** Looks through what a transaction is about to ask of several texts, so that it is run once. */
export async function lookAhead(
  db: Pick<Database, 'kysely' | 'keys'>,
  texts: readonly LeavingField[][],
): Promise<void> {
  const list = await readGuardedList(db);
  if (list.ok) for (const fields of texts) await lookThrough(list.value, fields);
}

/** Texts without the names in them. Fails where the names can't be read. */
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

/** Reasons that are about to be written down, without the names in them. */
const reasons = new LRUCache<string, string>({ max: 100 });

/** The same of one text, in a transaction. */
export function maskedReason(list: NameList, reason: string): string {
  const key = keyOf(list, [{ field: 'note', value: reason, form: 'prose' }]);
  const known = reasons.get(key);
  if (known !== undefined) return known;
  throw new PrepareFirst(async () => {
    const done = await masked(list, [reason]);
    reasons.set(key, (done.ok && done.value[0]) || nameMask);
  });
}

function keyOf({ revision }: NameList, fields: readonly LeavingField[]): string {
  const hash = createHash('sha256').update(revision);
  for (const { field, of = '', form, value } of fields) {
    hash.update(`\0${field}\0${of}\0${form}\0${value.length}\0`).update(value);
  }
  return hash.digest('base64');
}
