import { useState } from 'react';
import type { TextSection } from '../../../../shared/content.ts';
import type { PreviewedOther } from '../read/previewed-other.ts';

/** What becomes of a page: nothing, a draft article, or the draft of a section's text. */
export type OtherUse = 'draft' | TextSection | undefined;

export interface ChosenOther {
  other: PreviewedOther;
  use: 'draft' | TextSection;
}

export interface OtherChoice {
  useOf: (key: string) => OtherUse;
  /** Those that something becomes of, in their order. */
  chosen: ChosenOther[];
  choose: (key: string, use: OtherUse) => void;
  /** All of a kind as draft articles, but those that become texts; or none of it. */
  chooseKind: (kind: string, use: 'draft' | undefined) => void;
}

/** What the owner wants of the pages: nothing at first. Those of an earlier reading count for nothing. */
export function useOtherChoice(others: PreviewedOther[]): OtherChoice {
  const [uses, setUses] = useState<ReadonlyMap<string, 'draft' | TextSection>>(new Map());
  return {
    useOf: (key) => uses.get(key),
    chosen: others.flatMap((other) => {
      const use = uses.get(other.key);
      return use ? [{ other, use }] : [];
    }),
    choose: (key, use) => setUses((before) => changed(before, [key], () => use)),
    chooseKind: (kind, use) => {
      const keys = others.filter((other) => other.kind === kind).map(({ key }) => key);
      setUses((before) => changed(before, keys, (now) => use && (now ?? use)));
    },
  };
}

function changed(
  before: ReadonlyMap<string, 'draft' | TextSection>,
  keys: readonly string[],
  use: (now: OtherUse) => OtherUse,
): ReadonlyMap<string, 'draft' | TextSection> {
  const after = new Map(before);
  for (const key of keys) {
    const next = use(before.get(key));
    if (next) after.set(key, next);
    else after.delete(key);
  }
  return after;
}
