import { open } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { applyFrames } from '../../../db/wal/apply-frames.ts';
import type { ObjectStore } from '../../object-store/object-store.ts';
import { CopyError } from '../copy-failure.ts';
import type { CopyKey } from '../encryption/copy-key.ts';
import { decrypt } from '../encryption/decrypt.ts';
import { decryptTo } from '../fetch-copy.ts';
import { listLines, planRecovery } from './line-parts.ts';

export interface RecoveredLine {
  line: string;
  /** When the last change that was brought back was sent. */
  lastAt: Date;
  /** Changes that were put onto the whole database. */
  changes: number;
  /** Changes behind one that is missing, which could not. */
  lost: number;
}

/**
 * Brings the last state of a database back from its continuous copy into a new file: the newest line's, where none is named.
 * Throws CopyError (`no_copy`, `damaged`), DecryptionError, ObjectStoreError.
 */
export async function recoverLine(
  store: ObjectStore,
  keys: readonly CopyKey[],
  file: string,
  named?: string,
): Promise<RecoveredLine> {
  const lines = await listLines(store);
  const line = lines.findLast((each) => (named ? each.name === named : planRecovery(each) !== undefined));
  const plan = line && planRecovery(line);
  if (!line || !plan) throw new CopyError('no_copy', `There is no continuous copy in ${store.place}`);
  await decryptTo(await bodyOf(store, plan.whole.key), keys, file, plan.whole.key);
  const database = await open(file, 'r+');
  try {
    for (const { key } of plan.changes) {
      const bytes = await collect(decrypt(await bodyOf(store, key), keys, key));
      await applyFrames(database, { pageBytes: bytes.readUInt32BE(0), frames: bytes.subarray(4) });
    }
    await database.sync();
  } finally {
    await database.close();
  }
  if (!isWhole(file)) throw new CopyError('damaged', `What ${line.name} brings back is damaged`);
  const last = plan.changes.at(-1) ?? plan.whole;
  return { line: line.name, lastAt: last.modifiedAt, changes: plan.changes.length, lost: plan.lost };
}

async function bodyOf(store: ObjectStore, key: string): Promise<AsyncIterable<Uint8Array>> {
  const opened = await store.get(key);
  if (!opened) throw new CopyError('no_copy', `${key} has gone from ${store.place}`);
  return opened.body;
}

async function collect(body: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of body) pieces.push(piece);
  return Buffer.concat(pieces);
}

function isWhole(path: string): boolean {
  const file = new DatabaseSync(path);
  try {
    return file.prepare('pragma integrity_check(1)').get()?.integrity_check === 'ok';
  } finally {
    file.close();
  }
}
