import type { ReactNode } from 'react';
import type { PostRow } from '../../../core/posts/post-core.ts';
import { fill } from '../../../messages/fill.ts';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import { useZone } from '../context/use-zone.ts';
import styles from './post-status.module.css';

interface PostStatusProps {
  post: Pick<PostRow, 'id' | 'status' | 'publish_at'>;
  /** What stands for a post that readers see, in place of the word. */
  published?: ReactNode;
}

/** Whether readers see a post, or when they will. */
export function PostStatus({ post, published }: PostStatusProps) {
  const { messages, schedule } = useOwner();
  const { status } = messages.compose;
  const { format } = useZone();
  if (post.status === 'published') return published ?? status.published;
  if (post.publish_at === null) return <span className={text.badge}>{status.draft}</span>;
  const isOverdue = schedule?.overdue.some(({ id }) => id === post.id);
  return (
    <span className={isOverdue ? styles.overdue : styles.scheduled}>
      <span className={text.badge}>{isOverdue ? status.overdue : status.scheduled}</span>{' '}
      <time dateTime={post.publish_at}>{fill(status.due_at, { time: format(post.publish_at) })}</time>
    </span>
  );
}
