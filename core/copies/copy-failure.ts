import type { CopyFailureCode } from '../../shared/copies.ts';
import { ObjectStoreError } from '../object-store/object-store.ts';
import { DecryptionError } from './encryption/decrypt.ts';
import { CopyKeyError } from './encryption/key-file.ts';

/** A copy or a drill that failed in a way that has a name. */
export class CopyError extends Error {
  readonly code: CopyFailureCode;

  constructor(code: CopyFailureCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** 13: SQLITE_FULL. */
const sqliteFull = 13;

/** The name of what went wrong; `failed` for what nobody expected. */
export function copyFailureCode(error: unknown): CopyFailureCode {
  if (error instanceof CopyError || error instanceof ObjectStoreError) return error.code;
  if (error instanceof DecryptionError) return error.code === 'foreign' ? 'damaged' : error.code;
  if (error instanceof CopyKeyError) return 'key_missing';
  const { code, errcode } = error as { code?: unknown; errcode?: number };
  return code === 'ENOSPC' || code === 'EDQUOT' || errcode === sqliteFull ? 'full' : 'failed';
}
