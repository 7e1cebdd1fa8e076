import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { fail, ok, type Result } from '../shared/result.ts';
import { migrationNames } from './migrate.ts';
import { checkSeal } from './seal-file.ts';
import { countSnapshot, readManifest, snapshotFormat } from './snapshot-manifest.ts';

export interface SnapshotContents {
  rows: Record<string, number>;
  /** When it was made, ISO 8601 in UTC; null for a copy of a version that wrote no checksum: only its structure could be checked. */
  madeAt: string | null;
  /** Where the pictures' bytes lie that it names and does not hold; null where it holds them. */
  picturesAt: string | null;
}

/** Made by a newer version of this program; not as it was written; something else altogether. */
export interface SnapshotFailure {
  code: 'newer' | 'damaged' | 'foreign';
}

/** Whether a file is a usable copy, every byte as its checksum says. Throws when the file can't be read. */
export async function examineSnapshot(path: string): Promise<Result<SnapshotContents, SnapshotFailure>> {
  const seal = await checkSeal(path);
  if (seal === 'broken') return fail({ code: 'damaged' });
  let file: DatabaseSync | undefined;
  try {
    // Immutable: nothing is written beside it, and a folder that can only be read will do.
    file = new DatabaseSync(new URL(`${pathToFileURL(path).href}?immutable=1`), { readOnly: true });
    return examineRows(file, seal === 'intact');
  } catch (error) {
    // 11: SQLITE_CORRUPT, also with the details in the higher bits. Else there is no such table, or it is no database at all.
    const isCorrupt = (((error as { errcode?: number }).errcode ?? 0) & 0xff) === 11;
    return fail({ code: isCorrupt || error instanceof SyntaxError ? 'damaged' : 'foreign' });
  } finally {
    file?.close();
  }
}

function examineRows(file: DatabaseSync, sealed: boolean): Result<SnapshotContents, SnapshotFailure> {
  const known = new Set(migrationNames);
  const done = file.prepare('select name from kysely_migration').all();
  const manifest = readManifest(file);
  if ((manifest?.format ?? 0) > snapshotFormat || !done.every(({ name }) => known.has(String(name)))) {
    return fail({ code: 'newer' });
  }
  // One without the other: something was cut off, or written after the copy was made.
  if (sealed !== (manifest !== null)) return fail({ code: 'damaged' });
  const [check] = file.prepare('pragma integrity_check(1)').all();
  if (check?.integrity_check !== 'ok') return fail({ code: 'damaged' });
  const rows = countSnapshot(file);
  const agrees = Object.entries(manifest?.rows ?? {}).every(([name, count]) => rows[name] === count);
  return agrees
    ? ok({ rows, madeAt: manifest?.created_at ?? null, picturesAt: manifest?.pictures_at ?? null })
    : fail({ code: 'damaged' });
}
