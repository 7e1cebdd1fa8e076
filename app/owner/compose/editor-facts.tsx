import { Link } from 'react-router';
import { fill } from '../../../messages/fill.ts';
import { localised, paths } from '../../../shared/paths.ts';
import type { Post } from '../../../shared/post.ts';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import { PostStatus } from '../shell/post-status.tsx';
import styles from './compose.module.css';

/** What is open, above its title: how it stands with readers, or where a new text can come from. */
export function EditorFacts({
  saved,
}: {
  saved: Pick<Post, 'id' | 'slug' | 'status' | 'publish_at'> | null;
}) {
  const { messages, locale } = useOwner();
  const { compose, handover } = messages;
  return (
    <div className={`${text.small} ${styles.facts}`}>
      <p id="editing">{saved ? fill(compose.status.editing, { slug: saved.slug }) : compose.status.new}</p>
      {saved ? (
        <>
          <p>
            <PostStatus post={saved} />
          </p>
          <a href={paths.post(saved.slug)} target="_blank" rel="noopener">
            {compose.row.view}
          </a>
        </>
      ) : (
        <Link to={localised(paths.bringWord, locale)}>{handover.bring}</Link>
      )}
    </div>
  );
}
