import { mkdir } from 'node:fs/promises';
import { newCopyKey } from '../core/copies/encryption/copy-key.ts';
import { addToKeyFile, keyFileOf } from '../core/copies/encryption/key-file.ts';
import { ensureKeys } from '../core/copies/ensure-keys.ts';
import { copyConfigOf, readEnv } from '../server/env.ts';
import { copyReason } from './copy-lines.ts';
import { readArguments } from './read-arguments.ts';

/** Shows the key of the copies, to be kept elsewhere, and makes one where there is none; with `--new`, another before it. */
export async function copyKeyCommand(args: string[]): Promise<number> {
  const { flags } = readArguments(args, 'copy-key [--new]', { needsFile: false, flags: ['new'] });
  const env = readEnv();
  const { dataDir, copies } = env;
  if (copies.keys.length > 0) {
    if (flags.has('new')) {
      console.log(`BACKUP_KEY=${newCopyKey()},…`);
      console.log(
        'Put it before the keys that stand there now: it will encrypt, and those go on to decrypt.',
      );
      return 0;
    }
    console.log(`The keys stand in BACKUP_KEY; the one in use is ${copies.keys[0]?.id}.`);
    return 0;
  }
  await mkdir(dataDir, { recursive: true });
  if (flags.has('new')) await addToKeyFile(dataDir);
  const keys = await ensureKeys(copyConfigOf(env)).catch(
    (error: unknown) => copyReason(error) ?? Promise.reject(error),
  );
  if (typeof keys === 'string') {
    process.stderr.write(`${keys}\n`);
    return 1;
  }
  for (const { id, bytes } of keys) console.log(`copy-key-${bytes.toString('base64url')}  # ${id}`);
  console.log(`It is in ${keyFileOf(dataDir)}. Keep it elsewhere, too: without it no copy can be read.`);
  return 0;
}
