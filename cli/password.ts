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
 * Sets the owner's password: typed at the prompt, or the first line of standard input. Left empty, one
 * is made up and shown. Every open session ends. Passkeys stay unless `--without-passkeys` is among `args`.
 */
export async function passwordCommand(args: string[]): Promise<number> {
  const unknown = args.find((arg) => arg !== withoutPasskeys);
  if (unknown !== undefined)
    return complain(`The command “password” knows no “${unknown}”. Nothing was changed.`);
  const typed = await readPassword();
  if (typed === null) return complain('Nothing was changed.');
  if (isTooLong(typed))
    return complain(`A password has at most ${passwordLength.most} characters. Nothing was changed.`);
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
    return { isSet: true, message: standingLine((await listPasskeys(db.kysely)).length) };
  });
  if (!isSet) return complain(`${failureTexts.password_common} Nothing was changed.`);
  console.log(typed ? 'The password was changed.' : `The new password is ${password}`);
  if (!typed) console.log('It opens the site once, within 7 days: you will be asked to choose your own.');
  console.log('Everyone who was signed in has to sign in again.');
  if (message) console.log(message);
  return 0;
}

const withoutPasskeys = '--without-passkeys';

function removedLine(count: number): string {
  if (count === 0) return 'There were no passkeys.';
  return `${counted(count)} removed, and the recovery codes with ${count === 1 ? 'it' : 'them'}: the password opens alone.`;
}

function standingLine(count: number): string | undefined {
  if (count === 0) return undefined;
  return (
    `Signing in still asks for a passkey or a recovery code (${counted(count)} set). Lost them?\n` +
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

/** What was typed, '' for an empty line; null when it was broken off (Ctrl-C, Ctrl-D, no input at all). */
async function readPassword(): Promise<string | null> {
  // What is typed is not echoed: the prompt goes out by itself, the terminal's echo nowhere.
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY });
  if (process.stdin.isTTY) process.stdout.write('New password (leave empty to have one made): ');
  try {
    const { value, done } = await lines[Symbol.asyncIterator]().next();
    return done ? null : (value as string);
  } finally {
    lines.close();
    if (process.stdin.isTTY) process.stdout.write('\n');
  }
}
