import { Link } from 'react-router';
import type { ScheduledPost } from '../../../core/posts/schedule/due-store.ts';
import { fill, plural } from '../../../messages/fill.ts';
import { localised, paths } from '../../../shared/paths.ts';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import { useClock } from '../context/use-clock.ts';
import styles from './shell.module.css';

/** Above every page: scheduled posts that are overdue, that were held back, and that went live late. */
export function OverdueWarning() {
  const { messages, schedule } = useOwner();
  const { postList } = messages;
  if (!schedule) return null;
  const { overdue, held, late } = schedule;
  return (
    <>
      <Warning
        posts={overdue}
        label={postList.overdue_label}
        count={postList.overdue}
        sentence={overdue[0]?.isUnchecked ? postList.overdue_unchecked : postList.overdue_first}
        see={postList.overdue_see}
        to={paths.postsWith({ status: 'scheduled', sort: 'oldest' })}
      />
      <Warning
        posts={held}
        label={postList.held_label}
        count={postList.held}
        sentence={postList.held_first}
        see={postList.held_see}
        to={paths.composePost(held[0]?.slug ?? '')}
      />
      <Warning
        posts={late}
        label={postList.late_label}
        count={postList.late}
        sentence={postList.late_first}
        see={postList.held_see}
        to={paths.composePost(late[0]?.slug ?? '')}
      />
    </>
  );
}

interface WarningProps {
  posts: readonly ScheduledPost[];
  label: string;
  /** How many there are, and what is said of the first. */
  count: Readonly<{ one: string; other: string }>;
  sentence: string;
  see: string;
  to: string;
}

function Warning({ posts, label, count, sentence, see, to }: WarningProps) {
  const { locale } = useOwner();
  const { moment } = useClock();
  const [first] = posts;
  if (!first) return null;
  const facts = { title: first.title || first.slug, time: moment(first.publish_at) };
  return (
    <aside className={styles.overdueWarningWarning} aria-label={label}>
      <p>
        {plural(locale, count, posts.length)} {fill(sentence, facts)}
      </p>
      <Link className={text.action} to={localised(to, locale)}>
        {see}
      </Link>
    </aside>
  );
}
