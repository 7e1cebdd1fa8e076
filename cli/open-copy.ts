import { createReadStream, existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCopyPlace } from '../core/copies/copy-config.ts';
import { CopyError } from '../core/copies/copy-failure.ts';
import { isEncrypted } from '../core/copies/encryption/decrypt.ts';
import { readCopyKeys } from '../core/copies/encryption/key-file.ts';
import { decryptTo, fetchCopy } from '../core/copies/fetch-copy.ts';
import { makeWorkingFolder } from '../db/working-folder.ts';
import { copyConfigOf, readEnv } from '../server/env.ts';
import { copyReason } from './copy-lines.ts';
import { isReadableFile } from './readable-file.ts';

/** `s3:NAME` and `folder:NAME` are copies where the site keeps them; all else is a file. */
const placed = /^(s3|bucket|folder):(.+)$/;

/**
 * Does something with a copy, wherever it is and encrypted or not: with a file that can be read as it is. Says why where there
 * is none, and gives undefined.
 */
export async function withCopy<Value>(
  named: string,
  work: (file: string) => Promise<Value>,
): Promise<Value | undefined> {
  const [, kind, name] = placed.exec(named) ?? [];
  if (kind === undefined && !(await isReadableFile(named))) return undefined;
  if (kind === undefined && !(await isEncryptedFile(named))) return work(named);
  const env = readEnv();
  // Where there is no site yet, there need be no folder for its data.
  const parent = existsSync(env.dataDir) ? env.dataDir : tmpdir();
  const folder = await makeWorkingFolder(parent, parent === env.dataDir ? '.restore-' : 'site-tmp-');
  const file = join(folder.path, 'copy.db');
  try {
    const config = copyConfigOf(env);
    const { keys } = await readCopyKeys(env.dataDir, config.keys);
    if (kind === undefined) await decryptTo(createReadStream(named), keys, file);
    else {
      const store = openCopyPlace(config, kind === 'folder' ? 'folder' : 'bucket');
      if (!store) throw new CopyError('no_bucket', `${named}: no such place is set up`);
      await fetchCopy(store, name ?? '', keys, file).finally(store.close);
    }
    return await work(file);
  } catch (error) {
    const reason = copyReason(error);
    if (reason === undefined) throw error;
    process.stderr.write(`${named}: ${reason}\n`);
    return undefined;
  } finally {
    await folder.remove();
  }
}

async function isEncryptedFile(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0);
    return isEncrypted(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}
