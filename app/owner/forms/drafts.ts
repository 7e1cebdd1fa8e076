import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { randomKey, readStored, store, storedKeys } from '../context/browser.ts';

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

/** Holds a lock of the key's name until it is released: so other windows know that somebody is writing there. */
function holdLock(key: string): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Only on secure origins; elsewhere every draft looks abandoned, and is offered.
  void navigator.locks?.request(key, () => held).catch(() => undefined);
  return () => release();
}

/** A window that was just closed or left lets go of its text within this time. */
const partingMs = 10_000;

/** Resolves when nobody holds the lock of the key's name any more. Rejects when that takes longer than a parting. */
async function lockIsFree(key: string): Promise<void> {
  await navigator.locks?.request(key, { mode: 'shared', signal: AbortSignal.timeout(partingMs) }, () => {});
}

async function heldLocks(): Promise<Set<string | undefined>> {
  const state = await navigator.locks?.query();
  return new Set(state?.held?.map(({ name }) => name));
}

interface DraftOptions<Values> {
  place: string;
  /** The browser-storage key of a place. Windows with the same place keep a draft each where `windowId` is in it. */
  keyOf: (place: string, windowId: string) => string;
  isUnsaved: (values: Values) => boolean;
}

/** Keeps what is typed in this browser, and finds what was left there unsaved and no other window still writes. */
export function useDraft<Draft extends { values: object }>({
  place,
  keyOf,
  isUnsaved,
}: DraftOptions<Draft['values']>) {
  const windowId = useRef('');
  const holding = useRef<{ key: string; release: () => void }>(undefined);
  const [found, setFound] = useState<StoredDraft<Draft>[]>([]);
  /** When the draft was stored; `false` when the browser stores nothing. */
  const [storedAt, setStoredAt] = useState<string | false>();

  const letGo = () => {
    holding.current?.release();
    holding.current = undefined;
  };
  const drop = (key: string) => {
    forgetDraft(key);
    setFound((drafts) => drafts.filter((draft) => draft.key !== key));
  };
  const look = async (at: string, differs: typeof isUnsaved, own?: string) => {
    const live = await heldLocks();
    // Its lock may only be on its way back.
    live.delete(own);
    const drafts = findDrafts<Draft>(keyOf(at, ''), differs);
    setFound(drafts.filter(({ key }) => !live.has(key)));
    return drafts.filter(({ key }) => live.has(key));
  };
  const lookAgain = useEffectEvent((freed: string) => look(place, isUnsaved, freed));

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for once; every place has its own editor
  useEffect(() => {
    void look(place, isUnsaved).then((elsewhere) => {
      for (const { key } of elsewhere) {
        // Still being written in another window, unless that is about to close.
        lockIsFree(key).then(
          () => lookAgain(key),
          () => undefined,
        );
      }
    });
    return letGo;
  }, []);

  return {
    found,
    storedAt,
    /** The name under which this window keeps what is typed in it. */
    windowId: () => {
      windowId.current ||= randomKey();
      return windowId.current;
    },
    /** Names of the other windows, open or gone, that have kept a text of that place. */
    otherWindows: (at: string) =>
      storedKeys()
        .filter((key) => key.startsWith(keyOf(at, '')) && key !== keyOf(at, windowId.current))
        .map((key) => key.slice(keyOf(at, '').length)),
    /** Goes on with a found draft under its own name: the window that it was typed in is gone. */
    takeOver: ({ key }: StoredDraft<Draft>, at = place) => {
      drop(key);
      windowId.current = key.slice(keyOf(at, '').length);
    },
    /** Stores what is typed under the key that it belongs to by now; what was stored under another moves there. */
    keep: (draft: Draft, at = place) => {
      windowId.current ||= randomKey();
      const key = keyOf(at, windowId.current);
      if (holding.current?.key !== key) {
        if (holding.current) forgetDraft(holding.current.key);
        letGo();
        holding.current = { key, release: holdLock(key) };
      }
      const time = new Date().toISOString();
      setStoredAt(keepDraft(key, { ...draft, at: time }) && time);
    },
    forget: () => {
      if (holding.current) drop(holding.current.key);
      letGo();
      setStoredAt(undefined);
    },
    /** Leaves the stored draft for later, and offers it. The next text is stored apart from it. */
    leave: async (differs: typeof isUnsaved, at = place) => {
      const own = holding.current?.key;
      letGo();
      windowId.current = '';
      setStoredAt(undefined);
      await look(at, differs, own);
    },
    discard: ({ key }: StoredDraft<Draft>) => drop(key),
  };
}
