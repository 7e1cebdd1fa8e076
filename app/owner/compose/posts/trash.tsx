import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { fill } from '../../../../copy/fill.ts';
import type { DeletedPost } from '../../../../core/core.ts';
import text from '../../../ui/text.module.css';
import { useOwner } from '../../context/owner-context.ts';
import { useLocalTime } from '../../context/use-local-time.ts';
import field from '../../forms/field.module.css';
import { listDeleted } from '../posts-api.ts';
import styles from './trash.module.css';
import type { Deleting } from './use-deleting.ts';

/** What was deleted within 30 days, to be brought back. Looked for when it is opened. */
export function Trash({ deleting }: { deleting: Deleting }) {
  const { bin } = useOwner().messages.compose;
  const { revalidate } = useRevalidator();
  const [isOpen, setOpen] = useState(false);
  const [posts, setPosts] = useState<DeletedPost[] | 'failed'>();
  const { changes } = deleting;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change is a reason to look again
  useEffect(() => {
    if (!isOpen) return;
    let isWanted = true;
    void listDeleted().then((answer) => {
      if (!isWanted) return;
      setPosts(answer.ok ? answer.value : 'failed');
      if (!answer.ok && answer.failure.status === 401) void revalidate();
    });
    return () => {
      isWanted = false;
    };
  }, [isOpen, changes, revalidate]);

  return (
    <details className={styles.bin} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{bin.heading}</summary>
      <p className={text.small}>{bin.intro}</p>
      <p role="status" className={posts === 'failed' ? field.error : text.small}>
        {posts === 'failed' && bin.failed}
        {posts?.length === 0 && bin.empty}
      </p>
      {Array.isArray(posts) && (
        <ul>
          {posts.map((post) => (
            <Deleted key={post.id} post={post} deleting={deleting} />
          ))}
        </ul>
      )}
    </details>
  );
}

function Deleted({ post, deleting }: { post: DeletedPost; deleting: Deleting }) {
  const { bin } = useOwner().messages.compose;
  const title = post.title || post.slug;
  const time = useLocalTime(post.deleted_at);
  return (
    <li>
      <span className={styles.title}>{title}</span>
      <span className={text.small}>{fill(bin.deleted_at, { time })}</span>
      <button
        type="button"
        className={text.action}
        disabled={deleting.busyId === post.id}
        aria-label={fill(bin.restore_label, { title })}
        onClick={() => void deleting.restore(post)}
      >
        {bin.restore}
      </button>
    </li>
  );
}
