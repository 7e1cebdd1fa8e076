import { Link } from 'react-router';
import { fill, plural } from '../../../../messages/fill.ts';
import { localised, paths } from '../../../../shared/paths.ts';
import text from '../../../ui/text.module.css';
import { useOwner } from '../../context/owner-context.ts';
import { TextButton } from '../../forms/button.tsx';
import { SearchForm } from '../../forms/search-form.tsx';
import { Disclosure } from '../disclosure.tsx';
import type { LoadedWorkspace } from '../load-workspace.ts';
import { PostTable } from './post-table.tsx';
import styles from './posts.module.css';
import type { Deleting } from './use-deleting.ts';
import { usePostList } from './use-post-list.ts';

/** The owner's posts with their search; on phones behind a button. */
export function PostsSection({ workspace, deleting }: { workspace: LoadedWorkspace; deleting: Deleting }) {
  const { messages, locale } = useOwner();
  const { compose } = messages;
  const { found, query, post } = workspace;
  const { total } = found;
  const { rows, hasMore, hasFailed, showMore, reset } = usePostList(workspace);
  return (
    <Disclosure id="posts" heading={compose.posts_heading} closedBelow="56rem">
      <SearchForm
        className={styles.search}
        label={compose.search}
        placeholder={compose.search_placeholder}
        query={query}
        onType={reset}
      >
        {post && <input type="hidden" name="slug" value={post.slug} />}
      </SearchForm>
      <p className={text.small} role="status">
        {found.hasMore && fill(compose.search_count_more, { count: total })}
        {total > 0 && !found.hasMore && plural(locale, compose.search_count, total)}
        {total === 0 && (query ? fill(compose.search_none, { query }) : compose.empty)}
      </p>
      {total === 0 && !query && (
        <Link className={text.action} to={localised(paths.importPreview, locale)}>
          {compose.empty_import}
        </Link>
      )}
      {rows.length > 0 && <PostTable rows={rows} openId={post?.id ?? null} deleting={deleting} />}
      <p className={text.small} role="status">
        {hasFailed && compose.more_failed}
      </p>
      {hasMore && <TextButton onClick={showMore}>{compose.more}</TextButton>}
    </Disclosure>
  );
}
