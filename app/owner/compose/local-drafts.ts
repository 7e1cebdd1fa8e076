import type { NewText } from './new-text.ts';
import { type DraftValues, isSame } from './post-values.ts';

/** Text that was typed and not saved, kept in the browser. */
export interface LocalDraft {
  /** Browser-storage key. */
  key: string;
  values: DraftValues;
  /** Version of the post that the writing started from; 0 for a new one. */
  version: number;
  /** Of a text that is no post yet, or may have become one without our knowing. */
  newText?: NewText | undefined;
  /** ISO 8601 timestamp of the last key. */
  at: string;
}

/** Where drafts are kept: the browser's `localStorage`. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Of a post by its id, or of a new one. */
type DraftPlace = string | 'new';

/**
 * The key under which one editor keeps its text. Each editor has its own: two windows with the same post do not write
 * over each other.
 */
export function draftKey(place: DraftPlace, editorId: string): string {
  return `compose_draft:${place}:${editorId}`;
}

/** Keeps what is typed; false when the browser does not let us. */
export function keepDraft(storage: DraftStorage, { key, ...draft }: LocalDraft): boolean {
  try {
    storage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function forgetDraft(storage: DraftStorage, key: string): void {
  try {
    storage.removeItem(key);
  } catch {
    // What could not be kept need not be forgotten.
  }
}

/** Drafts of a place that say something else than what is saved there, the newest first. */
export function findDrafts(storage: DraftStorage, place: DraftPlace, saved: DraftValues): LocalDraft[] {
  const prefix = draftKey(place, '');
  return keysOf(storage)
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => readDraft(storage, key) ?? [])
    .filter(({ values }) => !isSame(values, saved))
    .sort((one, other) => (one.at < other.at ? 1 : -1));
}

function keysOf(storage: DraftStorage): string[] {
  try {
    return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  } catch {
    return [];
  }
}

function readDraft(storage: DraftStorage, key: string): LocalDraft | undefined {
  try {
    const kept = JSON.parse(storage.getItem(key) ?? 'null') as Omit<LocalDraft, 'key'> | null;
    return kept?.values && kept.at ? { ...kept, key } : undefined;
  } catch {
    return undefined;
  }
}
