import { createCipheriv, createDecipheriv, createHash, randomBytes, randomUUID } from 'node:crypto';
import { link, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../../db/connect.ts';
import { asFileFailure } from '../../db/database-failure.ts';
import type { Db, GuardNamesTable, GuardOverridesTable } from '../../db/schema.ts';
import { deleteFound, hasRows } from '../../db/statements.ts';
import type { OutgoingKind } from '../../shared/guard/guarded-name.ts';

export type SealedName = Selectable<GuardNamesTable>;
export type SealedOverride = Selectable<GuardOverridesTable>;

export async function findRevision(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom('guard_revision').select('revision').executeTakeFirst();
  return row?.revision;
}

/** Marks the list of confidential names as changed. Call in every transaction that changes the list. */
export async function renewRevision(db: Db): Promise<void> {
  const revision = randomUUID();
  await db
    .insertInto('guard_revision')
    .values({ id: 1, revision })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ revision }))
    .execute();
}

export function listSealedNames(db: Db): Promise<SealedName[]> {
  return db.selectFrom('guard_names').selectAll().orderBy('created_at').orderBy('id').execute();
}

export async function saveSealedName(db: Db, row: Insertable<GuardNamesTable>): Promise<void> {
  const { key_id, sealed, updated_at } = row;
  await db
    .insertInto('guard_names')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ key_id, sealed, updated_at }))
    .execute();
}

export async function removeSealedName(db: Db, id: string): Promise<boolean> {
  return (await deleteFound(db, db.deleteFrom('guard_names').where('id', '=', id))) > 0;
}

export function listOverridesOf(db: Db, { leaving, subject }: Pick<SealedOverride, 'leaving' | 'subject'>) {
  return db
    .selectFrom('guard_overrides')
    .selectAll()
    .where('subject', '=', subject)
    .where('leaving', '=', leaving)
    .where('is_over', '=', 0)
    .orderBy('at', 'desc')
    .limit(50)
    .execute();
}

export async function hasOverrides(db: Db, leaving: OutgoingKind, subject: string): Promise<boolean> {
  return hasRows(
    db
      .selectFrom('guard_overrides')
      .where('subject', '=', subject)
      .where('leaving', '=', leaving)
      .where('is_over', '=', 0),
  );
}

export async function endOverrides(db: Db, leaving: OutgoingKind, subject: string): Promise<void> {
  await db
    .updateTable('guard_overrides')
    .set({ is_over: 1 })
    .where('subject', '=', subject)
    .where('leaving', '=', leaving)
    .execute();
}

export async function updateReasons(db: Db, reasons: ReadonlyMap<string, string>): Promise<void> {
  for (const [id, reason] of reasons)
    await db.updateTable('guard_overrides').set({ reason }).where('id', '=', id).execute();
}

export function listOverrides(db: Db, limit?: number): Promise<SealedOverride[]> {
  return db
    .selectFrom('guard_overrides')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();
}

/** The key that encrypts the names: 256 bits. `id` identifies it. */
export interface GuardKey {
  id: string;
  bytes: Buffer;
}

const start = 'guard-key-';
const about =
  '# Encrypts the confidential names. Without this key, they can’t be read. It isn’t in any backup. Store it somewhere else as well.\n';

export function guardKeyFile(folder: string): string {
  return join(folder, 'guard.key');
}

export function parseGuardKey(text: string): GuardKey | undefined {
  const [, encoded] = /^(?:#[^\n]*\n)*guard-key-([\w-]{43})\s*$/.exec(text) ?? [];
  if (encoded === undefined) return undefined;
  const bytes = Buffer.from(encoded, 'base64url');
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 16), bytes };
}

/** Reads the key from the environment or, if it isn't set there, from the file. Undefined if the key is lost or hasn't been created yet. */
export async function readGuardKey({ folder, guard }: Database['keys']): Promise<GuardKey | undefined> {
  if (guard !== undefined) return parseGuardKey(guard);
  const text = await readFile(guardKeyFile(folder), 'utf8').catch((error: NodeJS.ErrnoException) => {
    // An unreadable file counts as lost, and is never overwritten.
    if (error.code === 'ENOENT' || error.code === 'EACCES' || error.code === 'EISDIR') return '';
    throw error;
  });
  return parseGuardKey(text);
}

/**
 * Creates the key file if there is none. If two processes do so at the same time, both get the first one's
 * key. Undefined if the file contains anything else.
 */
export async function ensureGuardKey(keys: Database['keys']): Promise<GuardKey | undefined> {
  const known = await readGuardKey(keys);
  if (known || keys.guard !== undefined) return known;
  const text = `${about}${start}${randomBytes(32).toString('base64url')}\n`;
  await writeKeyFile(guardKeyFile(keys.folder), text, true).catch((error: unknown) => {
    throw asFileFailure(error);
  });
  return readGuardKey(keys);
}

/** Writes a file that only its owner can read. With `isNew`, doesn't overwrite a file that another process has just created. */
export async function writeKeyFile(path: string, text: string, isNew: boolean): Promise<void> {
  const temporary = `${path}.${randomUUID()}`;
  const file = await open(temporary, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
    if (!isNew) return await rename(temporary, path);
    // Unlike rename, link never overwrites.
    await link(temporary, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await file.close();
    await rm(temporary, { force: true });
  }
}

/**
 * Encrypts a value with AES-256-GCM and binds it to one location, so that it can't be decrypted in another
 * row. Returns nonce, tag and text as base64.
 */
export function seal({ bytes }: GuardKey, place: string, value: unknown): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', bytes, nonce).setAAD(Buffer.from(place));
  const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64');
}

export function unseal({ bytes }: GuardKey, place: string, sealed: string): unknown {
  try {
    const whole = Buffer.from(sealed, 'base64');
    const cipher = createDecipheriv('aes-256-gcm', bytes, whole.subarray(0, 12), { authTagLength: 16 });
    cipher.setAAD(Buffer.from(place)).setAuthTag(whole.subarray(12, 28));
    const text = Buffer.concat([cipher.update(whole.subarray(28)), cipher.final()]);
    return JSON.parse(text.toString('utf8'));
  } catch {
    return undefined;
  }
}
