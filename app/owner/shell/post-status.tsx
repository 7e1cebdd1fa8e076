import { Link } from 'react-router';
import type { PairedPost, PostRow } from '../../../core/posts/post-core.ts';
import { fill, numberFormat, plural } from '../../../messages/fill.ts';
import { localized, paths } from '../../../shared/paths.ts';
import text from '../../ui/text.module.css';
import layout from '../../ui/text.module.css';
import { type Owner, useClock, useOwner } from '../context/owner-context.ts';
import styles from './shell.module.css';

export function PostStatus({ post }: { post: Pick<PostRow, 'id' | 'status' | 'publish_at'> }) {
  const { messages, schedule } = useOwner();
  const { status } = messages.compose;
  if (post.status === 'published') return status.published;
  const held = schedule?.held.find(({ id }) => id === post.id);
  if (held) return <StatusWithTime className={styles.overdue} label={status.held} at={held.publish_at} />;
  if (post.publish_at === null) return <span className={text.badge}>{status.draft}</span>;
  const isOverdue = schedule?.overdue.some(({ id }) => id === post.id);
  return (
    <StatusWithTime
      className={isOverdue ? styles.overdue : styles.scheduled}
      label={isOverdue ? status.overdue : status.scheduled}
      at={post.publish_at}
    />
  );
}

function StatusWithTime({
  className,
  label,
  at,
}: {
  className?: string | undefined;
  label: string;
  at: string;
}) {
  const { status } = useOwner().messages.compose;
  const { moment } = useClock();
  return (
    <span className={className}>
      <span className={text.badge}>{label}</span>{' '}
      <time dateTime={at}>{fill(status.due_at, { time: moment(at) })}</time>
    </span>
  );
}

/** The number of new comments and decisions on a post, with a link. */
export function NewResponses({ postId }: { postId: string }) {
  const { responses, messages, locale } = useOwner();
  const found = responses.find(({ post_id }) => post_id === postId);
  if (!found) return null;
  return (
    <Link className={styles.badge} to={`${localized(paths.composePost(found.slug), locale)}#review`}>
      {plural(locale, messages.reviewPanel.new_responses, found.count)}
    </Link>
  );
}

/** New responses to all posts, for the navigation. */
export function NewResponsesCount() {
  const { responses, messages, locale } = useOwner();
  const count = responses.reduce((sum, post) => sum + post.count, 0);
  if (count === 0) return null;
  const label = plural(locale, messages.reviewPanel.new_responses, count);
  return (
    <span className={styles.count} title={label}>
      <span aria-hidden="true">{numberFormat(locale).format(count)}</span>
      <span className={layout.hidden}> ({label})</span>
    </span>
  );
}

/** `post`: the post whose button was clicked. `replaced`: the post pinned before. */
export interface PinOutcome {
  isPinned: boolean;
  post: PairedPost;
  replaced: PairedPost | null;
}

/** Returns the message after pinning or unpinning a post. */
export function pinText(
  { isPinned, post, replaced }: PinOutcome,
  pin: Owner['messages']['postList']['pin'],
): string {
  const title = postName(post);
  if (!isPinned) return fill(pin.taken_down, { title });
  const sentence = post.status === 'published' ? pin.pinned : pin.waits;
  return [fill(sentence, { title }), replaced && fill(pin.replaced, { other: postName(replaced) })]
    .filter(Boolean)
    .join(' ');
}

export function postName({ title, slug }: Pick<PairedPost, 'title' | 'slug'>): string {
  return title.trim() || slug;
}
