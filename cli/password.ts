import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { commandRecorder } from '../core/audit/audit.ts';
import { turnPasskeysOff } from '../core/auth/manage-passkeys.ts';
import { listPasskeys } from '../core/auth/passkeys.ts';
import { generatePassword, isGuessablePassword, setPassword, siteNames } from '../core/auth/password.ts';
import { readSettings } from '../core/settings/settings.ts';
import { readEnv } from '../server/env.ts';
import { failureTexts } from '../shared/result.ts';
import { isTooLong, isTooShort, passwordLength } from '../shared/sign-in.ts';
import { complain, withDatabase } from './command.ts';

/**
 * Sets the owner's password from the prompt or the first line of stdin; if empty, generates a temporary one and prints it.
 * Every session ends. Passkeys stay unless `--without-passkeys` is given.
 */
export async function passwordCommand(args: string[]): Promise<number> {
  const unknown = args.find((arg) => arg !== withoutPasskeys);
  if (unknown !== undefined) return complain(`Unknown option “${unknown}”. Nothing was changed.`);
  const typed = await readPassword();
  if (typed === null) return complain('Nothing was changed.');
  if (isTooLong(typed))
    return complain(`A password can have at most ${passwordLength.most} characters. Nothing was changed.`);
  if (typed && isTooShort(typed))
    return complain(`A password needs at least ${passwordLength.least} characters. Nothing was changed.`);
  const password = typed || generatePassword();
  const { isSet, message } = await withDatabase(async (db) => {
    if (typed && (await isGuessablePassword(typed, siteNames(await readSettings(db), siteHost()))))
      return { isSet: false };
    await setPassword(db, password, typed ? undefined : 'generated');
    if (args.includes(withoutPasskeys)) {
      return { isSet: true, message: removedLine(await turnPasskeysOff(db, commandRecorder())) };
    }
    return { isSet: true, message: currentPasswordLine((await listPasskeys(db.kysely)).length) };
  });
  if (!isSet) return complain(`${failureTexts.password_common} Nothing was changed.`);
  console.log(typed ? 'Password changed.' : `Temporary password: ${password}`);
  if (!typed) console.log('Sign in with it within 7 days and choose your own.');
  console.log('All sessions have ended.');
  if (message) console.log(message);
  return 0;
}

const withoutPasskeys = '--without-passkeys';

function removedLine(count: number): string {
  if (count === 0) return 'There were no passkeys.';
  return `Removed ${counted(count)} and the recovery codes. The password alone is now enough to sign in.`;
}

function currentPasswordLine(count: number): string | undefined {
  if (count === 0) return undefined;
  return (
    `Signing in still requires a passkey or a recovery code (${counted(count)}). If you lost them:\n` +
    `  npm run site -- password ${withoutPasskeys}`
  );
}

function counted(count: number): string {
  return count === 1 ? '1 passkey' : `${count} passkeys`;
}

function siteHost(): string {
  const { siteUrl } = readEnv();
  return siteUrl ? new URL(siteUrl).hostname : '';
}

/** The entered text, '' for an empty line; null if canceled (Ctrl+C, Ctrl+D, no input). */
async function readPassword(): Promise<string | null> {
  // Input isn't echoed: the prompt is written separately.
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY });
  if (process.stdin.isTTY) process.stdout.write('New password (leave blank to generate one): ');
  try {
    const { value, done } = await lines[Symbol.asyncIterator]().next();
    return done ? null : (value as string);
  } finally {
    lines.close();
    if (process.stdin.isTTY) process.stdout.write('\n');
  }
}
