import { fill } from '../../../messages/fill.ts';
import { useOwner } from '../context/owner-context.ts';
import type { StoredDraft } from '../forms/draft-store.ts';
import { RecoverText } from '../forms/recover-text.tsx';
import { Comparison } from './comparison/comparison.tsx';
import type { PostDraft } from './new-text.ts';
import type { DraftValues } from './post-values.ts';

interface RecoverDraftProps {
  draft: StoredDraft<PostDraft>;
  /** What is saved; the empty page of a new post. */
  saved: DraftValues;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers a post that was typed here and never saved. */
export function RecoverDraft({ draft, saved, onRestore, onDiscard }: RecoverDraftProps) {
  const { compare } = useOwner().messages.compose;
  const { at, values } = draft;
  return (
    <RecoverText
      at={at}
      title={values.title}
      onRestore={onRestore}
      onDiscard={onDiscard}
      compare={(time) => (
        <Comparison
          before={{ name: compare.saved, values: saved }}
          after={{ name: fill(compare.kept, { time }), values }}
        />
      )}
    />
  );
}
