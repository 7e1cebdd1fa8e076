import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { deleteFound } from '../../db/statements.ts';

/** `password_generated` is there while the password is one that the site made up: when, ISO 8601. */
export type SecretName = 'password_hash' | 'password_generated' | 'client_key' | 'passkey_user';

export async function findSecret(db: Kysely<Schema>, name: SecretName): Promise<string | undefined> {
  const row = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

export async function saveSecret(db: Kysely<Schema>, name: SecretName, value: string): Promise<void> {
  await db
    .insertInto('secrets')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

export async function removeSecret(db: Kysely<Schema>, name: SecretName): Promise<void> {
  await deleteFound(db, db.deleteFrom('secrets').where('name', '=', name));
}

/** Writes the secret unless there is one already, and gives the one that stands: the first writer wins. */
export async function keepFirstSecret(db: Kysely<Schema>, name: SecretName, value: string): Promise<string> {
  await db
    .insertInto('secrets')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await findSecret(db, name)) ?? value;
}
