import { copyPlaces, openCopyPlace } from '../core/copies/copy-config.ts';
import { keyIdOf } from '../core/copies/encryption/decrypt.ts';
import { readKeys } from '../core/copies/read-copies-state.ts';
import { timeOfCopy } from '../core/copies/schedule/copy-name.ts';
import type { ObjectStore } from '../core/object-store/object-store.ts';
import { copyConfigOf, readEnv } from '../server/env.ts';
import { copyReason } from './copy-lines.ts';
import { readArguments } from './read-arguments.ts';

const bytesInMegabyte = 1_000_000;

/** Lists the backups of every place. Needs no site. */
export async function copiesCommand(args: string[]): Promise<number> {
  readArguments(args, 'copies', { needsFile: false });
  const config = copyConfigOf(readEnv());
  const places = copyPlaces(config);
  if (places.length === 0)
    console.log('There is no place for copies: neither BACKUP_FOLDER nor S3_BUCKET is set.');
  const keys = (await readKeys(config))?.keys ?? [];
  let code = 0;
  for (const { kind, at } of places) {
    const store = openCopyPlace(config, kind);
    if (!store) continue;
    console.log(at);
    try {
      for await (const { key, size } of store.list('site-')) {
        if (!timeOfCopy(key)) continue;
        const needed = await keyOf(store, key);
        const isReadable = needed !== undefined && keys.some(({ id }) => id === needed);
        console.log(
          `  ${kind === 'bucket' ? 's3' : 'folder'}:${key}  ${(size / bytesInMegabyte).toFixed(1)} MB${isReadable ? '' : `  cannot be read: ${needed ? `the key ${needed} is not there` : 'damaged'}`}`,
        );
      }
    } catch (error) {
      const reason = copyReason(error);
      if (reason === undefined) throw error;
      process.stderr.write(`${reason}\n`);
      code = 1;
    } finally {
      store.close();
    }
  }
  return code;
}

async function keyOf(store: ObjectStore, name: string): Promise<string | undefined> {
  const opened = await store.get(name);
  return opened && keyIdOf(opened.body);
}
