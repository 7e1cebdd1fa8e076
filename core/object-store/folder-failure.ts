import { stat } from 'node:fs/promises';
import { ObjectStoreError, type ObjectStoreFault } from './object-store.ts';
import { UnreadableBody } from './unreadable-body.ts';

const faults: Readonly<Record<string, ObjectStoreFault>> = {
  ENOENT: 'no_bucket',
  ENOTDIR: 'no_bucket',
  EACCES: 'refused',
  EPERM: 'refused',
  EROFS: 'refused',
  ENOSPC: 'full',
  EDQUOT: 'full',
  EIO: 'away',
  ESTALE: 'away',
};

export function folderFailure(error: unknown, tried: string): unknown {
  if (error instanceof ObjectStoreError) return error;
  if (error instanceof UnreadableBody) return error.cause;
  const { code = '' } = error as NodeJS.ErrnoException;
  return new ObjectStoreError(faults[code] ?? 'failed', `${tried} failed: ${code || String(error)}.`);
}

/** Undefined where a file is not there, but the folder of the store is. */
export async function orNone<Value>(
  folder: string,
  tried: string,
  work: Promise<Value>,
): Promise<Value | undefined> {
  try {
    return await work;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const isMissing = code === 'ENOENT' || code === 'ENOTDIR';
    if (isMissing && (await stat(folder).catch(() => undefined))) return undefined;
    throw folderFailure(error, tried);
  }
}
