import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import type { Database } from '../../db/connect.ts';
import type { Settings } from '../../shared/settings.ts';
import { commandRecorder } from '../audit/audit.ts';
import { createRunner } from '../jobs/pool.ts';
import { removeAllLockouts } from './lockouts.ts';
import type { PasswordJobs } from './password-jobs.ts';
import {
  dateGenerated,
  findSecret,
  markGenerated,
  randomGroups,
  removeSecret,
  saveSecret,
  storeFirstSecret,
} from './secrets.ts';
import { removeAllSessions } from './sessions.ts';
import { createWorkQueue } from './work-queue.ts';

/** 32 MiB and about 0.1 s per attempt: one of the settings that OWASP's Password Storage Cheat Sheet recommends. */
export const passwordCost = { N: 2 ** 15, r: 8, p: 3 };
const maxmem = 64 * 1024 * 1024;
const keyBytes = 32;

function derive(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // Normalized, so that the same password typed on another keyboard gives the same bytes.
    scrypt(password.normalize('NFKC'), salt, keyBytes, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** `scrypt:N:r:p:salt:key`, salt and key in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const { N, r, p } = passwordCost;
  const key = await derive(password, salt, { N, r, p, maxmem });
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join(':');
}

/** Compares in constant time. A hash that can't be read matches nothing. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [scheme, N, r, p, salt, key] = hash.split(':');
  if (scheme !== 'scrypt' || !salt || !key) return false;
  const expected = Buffer.from(key, 'base64url');
  const options = { N: Number(N), r: Number(r), p: Number(p), maxmem };
  const actual = await derive(password, Buffer.from(salt, 'base64url'), options);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** Returns a password with 138 random bits (ASVS 11.5.1 requires 128). */
export function generatePassword(): string {
  return randomGroups(4, 7);
}

/** Two hashes at a time leave two of libuv's four threads for files and DNS. */
export const passwordHashing = createWorkQueue({ atOnce: 2, places: 8 });

/** Words that attackers try on a site like this. */
const tradeWords = [
  ...['underyourname', 'undernyourname', 'undermyname'],
  ...['ghostwriter', 'ghostwriters', 'ghostwriting', 'speechwriter', 'speechwriters', 'speechwriting'],
  ...['speech', 'speeches', 'ghost', 'writer', 'writing', 'discurso', 'discursos', 'escritor', 'escritora'],
  ...['compose', 'content', 'manager', 'settings', 'admin', 'administrator', 'owner'],
  ...['password', 'contraseña', 'contrasena'],
];

const runPasswordJob = createRunner<PasswordJobs>('passwords');

/** The shortest name to look for in passwords. Shorter ones occur in too many words. */
const shortestName = 4;

/** How many UTF-16 code units are scored. The time grows with their square. */
const judged = 100;

/** Whether zxcvbn scores a password below 3 of 4, knowing the site's names and field of work. Case and punctuation are ignored. */
export async function isGuessablePassword(password: string, names: readonly string[]): Promise<boolean> {
  const text = fold(password).slice(0, judged);
  const words = [...names, ...tradeWords]
    .map((name) => fold(name).replace(/^www\.|\.[a-z]+$/g, ''))
    .flatMap((name) => [withoutSigns(name), ...name.split(/[^\p{L}\p{N}]/u)])
    .filter((word) => word.length >= shortestName);
  const bare = withoutSigns(text);
  const texts = bare.length * 2 > text.length ? [text, bare] : [text];
  const score = await runPasswordJob('score', { texts, words: [...new Set(words)] }, null);
  if (!score.ok) throw new Error('Not enough memory for the password lists');
  return score.value < 3;
}

function withoutSigns(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** Sets the password and ends all sessions and lockouts. A `generated` password is valid for seven days. */
export async function setPassword(db: Database, password: string, from?: 'generated', now = new Date()) {
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

/** Sets the configured password, or generates one on the first start. Returns the password only if it was generated. */
export async function ensurePassword(db: Database, configured: string | undefined, now = new Date()) {
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
  // If two processes start on an empty database at the same time, only the one whose hash was stored shows
  // its password.
  const stored = await db.kysely.transaction().execute(async (transaction) => {
    const stands = await storeFirstSecret(transaction, 'password_hash', made);
    if (stands === made) await markGenerated(transaction, now);
    return stands;
  });
  return stored === made ? generated : null;
}

export type NamingSettings = Pick<Settings, 'brand' | 'founder' | 'email_user' | 'email_domain'>;

export function siteNames(settings: NamingSettings, siteHost: string): string[] {
  return [settings.brand, settings.founder, settings.email_user, settings.email_domain, siteHost];
}
