import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { draftKey, findDrafts, forgetDraft, keepDraft, type LocalDraft } from './local-drafts.ts';
import { type NewText, randomKey } from './new-text.ts';
import type { DraftValues } from './post-values.ts';

/** What a text belongs to. */
interface DraftOf {
  /** A post's id, or `new`. */
  place: string;
  version: number;
  newText: NewText | undefined;
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

/** How long a window that was just closed or left may take to let go of its text, in milliseconds. */
const partingTime = 10_000;

/** Resolves when nobody holds the lock of the key's name any more. Rejects when that takes longer than a parting. */
async function lockIsFree(key: string): Promise<void> {
  await navigator.locks?.request(key, { mode: 'shared', signal: AbortSignal.timeout(partingTime) }, () => {});
}

async function heldLocks(): Promise<Set<string | undefined>> {
  const state = await navigator.locks?.query();
  return new Set(state?.held?.map(({ name }) => name));
}

/**
 * Keeps what an editor types in this browser, and finds what earlier ones left behind there: after a crash, in a tab
 * that was closed. What another window is still writing is not offered.
 */
export function useKeptDraft(place: string, saved: DraftValues) {
  const editorId = useRef('');
  const holding = useRef<{ key: string; release: () => void }>(undefined);
  const [found, setFound] = useState<LocalDraft[]>([]);
  /** Timestamp of what is kept; `false` when the browser keeps nothing. */
  const [keptAt, setKeptAt] = useState<string | false>();

  const letGo = () => {
    holding.current?.release();
    holding.current = undefined;
  };
  const look = async (at: string, instead: DraftValues, own?: string) => {
    const live = await heldLocks();
    // Its lock may only be on its way back.
    live.delete(own);
    const drafts = findDrafts(localStorage, at, instead);
    setFound(drafts.filter(({ key }) => !live.has(key)));
    return drafts.filter(({ key }) => live.has(key));
  };
  const lookAgain = useEffectEvent((freed: string) => look(place, saved, freed));

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for once; every post has its own editor
  useEffect(() => {
    void look(place, saved).then((elsewhere) => {
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
    keptAt,
    /** Keeps what is typed in the place that it belongs to by now; what was kept elsewhere moves there. */
    keep: (values: DraftValues, { place, version, newText }: DraftOf) => {
      editorId.current ||= randomKey();
      const key = draftKey(place, editorId.current);
      if (holding.current?.key !== key) {
        if (holding.current) forgetDraft(localStorage, holding.current.key);
        letGo();
        holding.current = { key, release: holdLock(key) };
      }
      const at = new Date().toISOString();
      setKeptAt(keepDraft(localStorage, { key, values, version, newText, at }) && at);
    },
    /** Nothing of this editor is unsaved any more. */
    forget: () => {
      if (holding.current) forgetDraft(localStorage, holding.current.key);
      letGo();
      setKeptAt(undefined);
    },
    /** Leaves what is kept for later, and offers it. The next text is kept apart from it. */
    leave: async (at: string, instead: DraftValues) => {
      const own = holding.current?.key;
      letGo();
      editorId.current = '';
      setKeptAt(undefined);
      await look(at, instead, own);
    },
    /** A draft is no longer to be offered. */
    discard: ({ key }: LocalDraft) => {
      forgetDraft(localStorage, key);
      setFound((drafts) => drafts.filter((draft) => draft.key !== key));
    },
  };
}
