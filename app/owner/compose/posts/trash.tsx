import { useState } from 'react';
import type { DeletedPost } from '../../../../core/posts/post-core.ts';
import { fill } from '../../../../messages/fill.ts';
import { paths } from '../../../../shared/paths.ts';
import text from '../../../ui/text.module.css';
import { useLocalTime, useOwner } from '../../context/owner-context.ts';
import { useApiData } from '../../forms/api.ts';
import { TextButton } from '../../forms/fields.tsx';
import field from '../../forms/forms.module.css';
import styles from './posts.module.css';
import type { Deleting } from './use-deleting.ts';

/** What was deleted within 30 days, to be brought back. Looked for when it is opened. */
export function Trash({ deleting }: { deleting: Deleting }) {
  const { trash } = useOwner().messages.compose;
  const [isOpen, setOpen] = useState(false);
  const last = useApiData<DeletedPost[]>(isOpen ? paths.apiDeletedPosts : undefined, {
    version: deleting.changes,
  });
  const posts = last?.ok ? last.value : [];

  return (
    <details className={styles.trash} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{trash.heading}</summary>
      <p className={text.small}>{trash.intro}</p>
      <p role="status" className={last?.ok === false ? field.error : text.small}>
        {last?.ok === false && trash.failed}
        {last?.ok && posts.length === 0 && trash.empty}
      </p>
      {posts.length > 0 && (
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
  const { trash } = useOwner().messages.compose;
  const title = post.title || post.slug;
  const time = useLocalTime(post.deleted_at);
  return (
    <li>
      <span className={styles.trashTitle}>{title}</span>
      <span className={text.small}>{fill(trash.deleted_at, { time })}</span>
      <TextButton
        disabled={deleting.busyId === post.id}
        aria-label={fill(trash.restore_label, { title })}
        onClick={() => deleting.restore(post)}
      >
        {trash.restore}
      </TextButton>
      <TextButton
        disabled={deleting.busyId === post.id}
        aria-label={fill(trash.purge_label, { title })}
        onClick={() => {
          if (confirm(fill(trash.purge_question, { title }))) void deleting.purge(post);
        }}
      >
        {trash.purge}
      </TextButton>
    </li>
  );
}
