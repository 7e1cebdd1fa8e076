import { readStored, store, storedKeys } from '../context/browser-storage.ts';

/** Text that was typed and not saved, as this browser keeps it. */
export type StoredDraft<Draft> = Draft & {
  key: string;
  /** ISO 8601 timestamp of the last key that was pressed. */
  at: string;
};

/** The parts of the owner's area that keep drafts; a key begins with one of these names and a colon. */
const kinds = ['compose_draft', 'content_draft', 'settings_draft'] as const;

export function draftKey(kind: (typeof kinds)[number], place: string): string {
  return `${kind}:${place}`;
}

/** Keeps a draft; false when the browser does not let us. */
export function keepDraft(key: string, draft: object): boolean {
  return store(key, JSON.stringify(draft));
}

export function forgetDraft(key: string): void {
  store(key, null);
}

/** The draft stored under a key; undefined where there is none, or no JSON. */
export function readDraft<Draft extends object>(key: string): Draft | undefined {
  try {
    return (JSON.parse(readStored(key) ?? 'null') as Draft | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The drafts whose keys begin so, where they are still unsaved; the newest first. */
export function findDrafts<Draft extends { values: object }>(
  prefix: string,
  isUnsaved: (values: Draft['values']) => boolean,
): StoredDraft<Draft>[] {
  return storedKeys()
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => {
      const stored = readDraft<Draft & { at: string }>(key);
      return stored?.values && stored.at ? [{ ...stored, key }] : [];
    })
    .filter(({ values }) => isUnsaved(values))
    .sort((one, other) => (one.at < other.at ? 1 : -1));
}

export function hasDrafts(prefix: string): boolean {
  return storedKeys().some((key) => key.startsWith(prefix));
}

export function countDrafts(): number {
  return keysOf(kinds).length;
}

export function removeDrafts(): void {
  for (const key of keysOf(kinds)) forgetDraft(key);
}

function keysOf(wanted: readonly Parameters<typeof draftKey>[0][]): string[] {
  return storedKeys().filter((key) => wanted.some((kind) => key.startsWith(draftKey(kind, ''))));
}
