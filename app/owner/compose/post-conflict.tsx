import { useEffect, useRef } from 'react';
import { fill } from '../../../messages/fill.ts';
import type { Post } from '../../../shared/post.ts';
import { useOwner } from '../context/owner-context.ts';
import { ownerToasts } from '../context/owner-toasts.tsx';
import { useLocalTime } from '../context/use-local-time.ts';
import { TextButton } from '../forms/button.tsx';
import { Comparison } from './comparison/comparison.tsx';
import { linesOf } from './comparison/lines-of.ts';
import { type DraftValues, valuesOf } from './post-values.ts';
import styles from './status-panel.module.css';

interface ConflictProps {
  /** The newer version that a save met. */
  theirs: Post;
  mine: DraftValues;
  onKeep: () => void;
  onTake: () => void;
}

/** Two windows have changed one post: shows both texts and lets the owner choose. Neither gets lost. */
export function Conflict({ theirs, mine, onKeep, onTake }: ConflictProps) {
  const { messages, locale } = useOwner();
  const { conflict, compare } = messages.compose;
  const heading = useRef<HTMLParagraphElement>(null);
  const time = useLocalTime(theirs.updated_at);
  useEffect(() => heading.current?.focus(), []);
  const copyMine = async () => {
    await navigator.clipboard.writeText([mine.title, ...linesOf(mine.html)].join('\n\n'));
    ownerToasts.show({ title: messages.toasts.text_copied });
  };
  return (
    <section className={styles.panel} aria-labelledby="conflict">
      <p id="conflict" ref={heading} tabIndex={-1}>
        {fill(conflict.heading, { time })}
      </p>
      <Comparison
        before={{ name: compare.theirs, values: valuesOf(theirs, locale) }}
        after={{ name: compare.mine, values: mine }}
      />
      <div className={styles.actions}>
        <TextButton onClick={onKeep}>{conflict.keep}</TextButton>
        <TextButton onClick={onTake}>{conflict.take}</TextButton>
        <TextButton onClick={() => void copyMine()}>{conflict.copy}</TextButton>
      </div>
    </section>
  );
}
