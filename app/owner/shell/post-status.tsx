import type { ReactNode } from 'react';
import type { PostRow } from '../../../core/posts/post-core.ts';
import { fill } from '../../../messages/fill.ts';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import { useClock } from '../context/use-clock.ts';
import styles from './shell.module.css';

interface PostStatusProps {
  post: Pick<PostRow, 'id' | 'status' | 'publish_at'>;
  /** What stands for a post that readers see, in place of the word. */
  published?: ReactNode;
}

/** Whether readers see a post, or when they will. */
export function PostStatus({ post, published }: PostStatusProps) {
  const { messages, schedule } = useOwner();
  const { status } = messages.compose;
  if (post.status === 'published') return published ?? status.published;
  const held = schedule?.held.find(({ id }) => id === post.id);
  if (held) return <Waiting className={styles.overdue} label={status.held} at={held.publish_at} />;
  if (post.publish_at === null) return <span className={text.badge}>{status.draft}</span>;
  const isOverdue = schedule?.overdue.some(({ id }) => id === post.id);
  return (
    <Waiting
      className={isOverdue ? styles.overdue : styles.scheduled}
      label={isOverdue ? status.overdue : status.scheduled}
      at={post.publish_at}
    />
  );
}

function Waiting({ className, label, at }: { className?: string | undefined; label: string; at: string }) {
  const { status } = useOwner().messages.compose;
  const { moment } = useClock();
  return (
    <span className={className}>
      <span className={text.badge}>{label}</span>{' '}
      <time dateTime={at}>{fill(status.due_at, { time: moment(at) })}</time>
    </span>
  );
}
