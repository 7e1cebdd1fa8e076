import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { randomKey, readStored, store, storedKeys } from '../context/browser.ts';

/** Unsaved text as this browser stores it. */
export type StoredDraft<Draft> = Draft & {
  key: string;
  /** When the text was typed, as an ISO 8601 timestamp. */
  at: string;
};

/** The kinds of drafts. A key begins with one of these names and a colon. */
const kinds = ['compose_draft', 'content_draft', 'settings_draft'] as const;

export function draftKey(kind: (typeof kinds)[number], place: string): string {
  return `${kind}:${place}`;
}

/** Stores a draft. Returns false if the browser can't store it. */
export function keepDraft(key: string, draft: object): boolean {
  return store(key, JSON.stringify(draft));
}

export function deleteDraft(key: string): void {
  store(key, null);
}

/** Returns the draft stored under a key; undefined for none, and for invalid JSON. */
export function readDraft<Draft extends object>(key: string): Draft | undefined {
  try {
    return (JSON.parse(readStored(key) ?? 'null') as Draft | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Returns the unsaved drafts whose keys begin with `prefix`, newest first. */
export function findDrafts<Draft extends { values: object }>(
  prefix: string,
  isUnsaved: (values: Draft['values']) => boolean,
): StoredDraft<Draft>[] {
  return keysWith(prefix)
    .flatMap((key) => {
      const stored = readDraft<Draft & { at: string }>(key);
      return stored?.values && stored.at ? [{ ...stored, key }] : [];
    })
    .filter(({ values }) => isUnsaved(values))
    .sort((one, other) => (one.at < other.at ? 1 : -1));
}

function keysWith(prefix: string): string[] {
  return storedKeys().filter((key) => key.startsWith(prefix));
}

export function hasDrafts(prefix: string): boolean {
  return keysWith(prefix).length > 0;
}

const draftKeys = () => kinds.flatMap((kind) => keysWith(draftKey(kind, '')));

export function countDrafts(): number {
  return draftKeys().length;
}

export function removeDrafts(): void {
  for (const key of draftKeys()) deleteDraft(key);
}

/** Holds a lock named after a key, which other windows check. Returns a function that releases the lock. */
function holdLock(key: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  // A page without a secure origin has no locks, and every draft is offered.
  void navigator.locks?.request(key, () => promise).catch(() => undefined);
  return resolve;
}

/** A window that was just closed releases its lock within this time. */
const closingMs = 10_000;

/** Resolves when the lock with the key's name is free. Rejects if that takes longer than closing a window. */
async function lockIsFree(key: string): Promise<void> {
  await navigator.locks?.request(key, { mode: 'shared', signal: AbortSignal.timeout(closingMs) }, () => {});
}

async function heldLocks(): Promise<Set<string | undefined>> {
  const state = await navigator.locks?.query();
  return new Set(state?.held?.map(({ name }) => name));
}

interface DraftOptions<Values> {
  place: string;
  /** Returns the storage key of a place. If the key contains `windowId`, each window stores a separate draft. */
  keyOf: (place: string, windowId: string) => string;
  isUnsaved: (values: Values) => boolean;
}

/** Stores what is typed in this browser, and finds unsaved drafts that no open window is editing. */
export function useDraft<Draft extends { values: object }>({
  place,
  keyOf,
  isUnsaved,
}: DraftOptions<Draft['values']>) {
  const ownId = useRef('');
  const lock = useRef<{ key: string; release: () => void }>(undefined);
  const [found, setFound] = useState<StoredDraft<Draft>[]>([]);
  /** When the draft was stored; false if the browser can't store it. */
  const [storedAt, setStoredAt] = useState<string | false>();

  const windowId = () => {
    ownId.current ||= randomKey();
    return ownId.current;
  };
  const release = () => {
    lock.current?.release();
    lock.current = undefined;
  };
  const drop = (key: string) => {
    deleteDraft(key);
    setFound((drafts) => drafts.filter((draft) => draft.key !== key));
  };
  /** Offers the drafts for `at`, except those open in other windows, which it returns. `freed`: a lock being released. */
  const find = async (at: string, differs: typeof isUnsaved, freed?: string) => {
    const locks = await heldLocks();
    locks.delete(freed);
    const drafts = findDrafts<Draft>(keyOf(at, ''), differs);
    setFound(drafts.filter(({ key }) => !locks.has(key)));
    return drafts.filter(({ key }) => locks.has(key));
  };
  const findAgain = useEffectEvent((freed: string) => find(place, isUnsaved, freed));

  // biome-ignore lint/correctness/useExhaustiveDependencies: `place` never changes within an editor
  useEffect(() => {
    void find(place, isUnsaved).then((open) => {
      for (const { key } of open) {
        lockIsFree(key).then(
          () => findAgain(key),
          () => undefined,
        );
      }
    });
    return release;
  }, []);

  return {
    found,
    storedAt,
    /** Returns the ID under which this window stores what is typed. */
    windowId,
    /** Returns the IDs of other windows, open or closed, with a draft of that place. */
    otherWindows: (at: string) =>
      keysWith(keyOf(at, ''))
        .map((key) => key.slice(keyOf(at, '').length))
        .filter((id) => id !== ownId.current),
    /** Continues a found draft under its own ID, because its window is closed. */
    takeOver: ({ key }: StoredDraft<Draft>, at = place) => {
      drop(key);
      ownId.current = key.slice(keyOf(at, '').length);
    },
    /** Stores what is typed. A draft stored under another key moves. */
    keep: (draft: Draft, at = place) => {
      const key = keyOf(at, windowId());
      if (lock.current?.key !== key) {
        if (lock.current) deleteDraft(lock.current.key);
        release();
        lock.current = { key, release: holdLock(key) };
      }
      const time = new Date().toISOString();
      setStoredAt(keepDraft(key, { ...draft, at: time }) && time);
    },
    forget: () => {
      if (lock.current) drop(lock.current.key);
      release();
      setStoredAt(undefined);
    },
    /** Stops editing the stored draft and offers it. The next draft gets another ID. */
    leave: async (differs: typeof isUnsaved, at = place) => {
      const own = lock.current?.key;
      release();
      ownId.current = '';
      setStoredAt(undefined);
      await find(at, differs, own);
    },
    discard: ({ key }: StoredDraft<Draft>) => drop(key),
  };
}
