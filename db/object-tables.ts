import type { Immutable } from './immutable-column.ts';

/** The pictures whose bytes lie in an object store. */
export interface MediaObjectsTable {
  media_id: Immutable<string>;
  width: Immutable<number>;
  format: Immutable<string>;
  /** Of the object; no two of them share one, and none is ever used again. */
  key: Immutable<string>;
  /** In bytes. */
  size: Immutable<number>;
  /** In hexadecimal. */
  sha256: Immutable<string>;
}

/** Objects that this installation has written, or is about to write: it removes no others. */
export interface OwnObjectsTable {
  key: Immutable<string>;
  /** From when on it may be removed, ISO 8601 in UTC; null while a row has it. */
  remove_at: string | null;
}
