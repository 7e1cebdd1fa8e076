import { useState } from 'react';
import { fill } from '../../../copy/fill.ts';
import text from '../../ui/text.module.css';
import { useDesk } from '../desk-context.ts';
import { useLocalTime } from '../use-local-time.ts';
import { Comparison } from './comparison/comparison.tsx';
import type { LocalDraft } from './local-drafts.ts';
import styles from './notices.module.css';
import type { DraftValues } from './post-values.ts';

interface RecoverDraftProps {
  draft: LocalDraft;
  /** What is saved; the empty page of a new post. */
  saved: DraftValues;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers text that was typed here and never saved. */
export function RecoverDraft({ draft, saved, onRestore, onDiscard }: RecoverDraftProps) {
  const { copy } = useDesk();
  const { recover, compare } = copy.compose;
  const [isCompared, setCompared] = useState(false);
  const time = useLocalTime(draft.at);
  return (
    <section className={styles.notice} aria-label={copy.toasts.one}>
      <p>
        {fill(recover.heading, { time })} {draft.values.title && <cite>{draft.values.title}</cite>}
      </p>
      <div className={styles.actions}>
        <button type="button" className={text.action} onClick={onRestore}>
          {recover.restore}
        </button>
        <button type="button" className={text.action} onClick={onDiscard}>
          {recover.discard}
        </button>
        <button
          type="button"
          className={text.action}
          aria-expanded={isCompared}
          onClick={() => setCompared(!isCompared)}
        >
          {recover.compare}
        </button>
      </div>
      {isCompared && (
        <Comparison
          before={{ name: compare.saved, values: saved }}
          after={{ name: fill(compare.kept, { time }), values: draft.values }}
        />
      )}
    </section>
  );
}
