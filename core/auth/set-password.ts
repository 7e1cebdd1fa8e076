import type { Database } from '../../db/connect.ts';
import { commandRecorder } from '../audit/command-recorder.ts';
import { dateGenerated, markGenerated } from './generated-password.ts';
import { removeAllLockouts } from './lockout-store.ts';
import { generatePassword, hashPassword, verifyPassword } from './password.ts';
import { findSecret, keepFirstSecret, removeSecret, saveSecret } from './secret-store.ts';
import { removeAllSessions } from './session-store.ts';

/** Replaces the owner's password and ends all sessions and lockouts. A `generated` one lasts seven days. */
export async function setPassword(
  db: Database,
  password: string,
  from?: 'generated',
  now = new Date(),
): Promise<void> {
  const hash = await hashPassword(password);
  await db.kysely.transaction().execute(async (transaction) => {
    await saveSecret(transaction, 'password_hash', hash);
    if (from === 'generated') await markGenerated(transaction, now);
    else await removeSecret(transaction, 'password_generated');
    await removeAllSessions(transaction);
    await removeAllLockouts(transaction);
    await commandRecorder()(transaction, { name: 'password_changed' });
  });
}

export async function hasPassword({ kysely }: Database): Promise<boolean> {
  return (await findSecret(kysely, 'password_hash')) !== undefined;
}

/** Makes sure that there is a password: the configured one, else one made up at the first start and given back once. Null when there was nothing to make. */
export async function ensurePassword(
  db: Database,
  configured: string | undefined,
  now = new Date(),
): Promise<string | null> {
  const hash = await findSecret(db.kysely, 'password_hash');
  if (configured !== undefined) {
    if (!hash || !(await verifyPassword(configured, hash))) await setPassword(db, configured);
    else await removeSecret(db.kysely, 'password_generated');
    return null;
  }
  if (hash) {
    await dateGenerated(db.kysely, now);
    return null;
  }
  const generated = generatePassword();
  const made = await hashPassword(generated);
  // Two processes may start at once on an empty database: only the one whose hash stands shows a password.
  const stored = await db.kysely.transaction().execute(async (transaction) => {
    const stands = await keepFirstSecret(transaction, 'password_hash', made);
    if (stands === made) await markGenerated(transaction, now);
    return stands;
  });
  return stored === made ? generated : null;
}
