import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { isGuessablePassword } from '../core/auth/guessable-password.ts';
import { generatePassword } from '../core/auth/password.ts';
import { setPassword } from '../core/auth/set-password.ts';
import { siteNames } from '../core/auth/site-names.ts';
import { readSettings } from '../core/settings/settings.ts';
import { readEnv } from '../server/env.ts';
import { isTooLong, isTooShort, passwordLength } from '../shared/password-length.ts';
import { withDatabase } from './with-database.ts';

/**
 * Sets the owner's password: typed at the prompt, or the first line of standard input. Left empty, one
 * is made up and shown. Every open session ends.
 */
export async function passwordCommand(): Promise<number> {
  const typed = await readPassword();
  if (typed === null) {
    process.stderr.write('Nothing was changed.\n');
    return 1;
  }
  if (isTooLong(typed)) {
    process.stderr.write(`A password has at most ${passwordLength.most} characters. Nothing was changed.\n`);
    return 1;
  }
  if (typed && isTooShort(typed)) {
    process.stderr.write(
      `A password needs at least ${passwordLength.least} characters. Nothing was changed.\n`,
    );
    return 1;
  }
  const password = typed || generatePassword();
  const isSet = await withDatabase(async (db) => {
    if (typed && (await isGuessablePassword(typed, siteNames(await readSettings(db), siteHost()))))
      return false;
    await setPassword(db, password, typed ? undefined : 'generated');
    return true;
  });
  if (!isSet) {
    process.stderr.write('That password is among the first that are guessed. Nothing was changed.\n');
    return 1;
  }
  console.log(typed ? 'The password was changed.' : `The new password is ${password}`);
  if (!typed) console.log('It opens the site once, within 7 days: you will be asked to choose your own.');
  console.log('Everyone who was signed in has to sign in again.');
  return 0;
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
