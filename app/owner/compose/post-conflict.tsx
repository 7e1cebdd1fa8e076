import { useEffect, useRef } from 'react';
import { fill } from '../../../messages/fill.ts';
import type { Post } from '../../../shared/post.ts';
import { useOwner } from '../context/owner-context.ts';
import { ownerToasts } from '../context/owner-toasts.tsx';
import { useLocalTime } from '../context/use-local-time.ts';
import { TextButton } from '../forms/button.tsx';
import { Comparison } from './comparison/comparison.tsx';
import { linesOf } from './comparison/lines-of.ts';
import styles from './compose.module.css';
import { mergeValues } from './merge-values.ts';
import { type DraftValues, valuesOf } from './post-values.ts';

interface ConflictProps {
  /** The version that both changes go on from. */
  base: Post | null;
  /** The newer version that a save met. */
  theirs: Post;
  mine: DraftValues;
  onKeep: () => void;
  onTake: () => void;
  /** Both changes in one text: offered where they do not touch the same paragraph or field. */
  onMerge: (merged: DraftValues) => void;
}

/** Two windows have changed one post: shows both texts and lets the owner choose. Neither gets lost. */
export function Conflict({ base, theirs, mine, onKeep, onTake, onMerge }: ConflictProps) {
  const { messages, locale } = useOwner();
  const { conflict, compare } = messages.compose;
  const heading = useRef<HTMLParagraphElement>(null);
  const time = useLocalTime(theirs.updated_at);
  useEffect(() => heading.current?.focus(), []);
  const merged = base ? mergeValues(valuesOf(base, locale), mine, valuesOf(theirs, locale)) : undefined;
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
        {merged && <TextButton onClick={() => onMerge(merged)}>{conflict.merge}</TextButton>}
        <TextButton onClick={onKeep}>{conflict.keep}</TextButton>
        <TextButton onClick={onTake}>{conflict.take}</TextButton>
        <TextButton onClick={() => void copyMine()}>{conflict.copy}</TextButton>
      </div>
    </section>
  );
}
