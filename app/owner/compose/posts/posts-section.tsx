import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import type { PostMatches, PostRow } from '../../../../core/posts/post-core.ts';
import { fill, plural } from '../../../../messages/fill.ts';
import { localised, paths } from '../../../../shared/paths.ts';
import text from '../../../ui/text.module.css';
import { useOwner } from '../../context/owner-context.ts';
import { useApiData } from '../../forms/api.ts';
import { SearchForm, TextButton } from '../../forms/fields.tsx';
import { Disclosure } from '../disclosure.tsx';
import type { LoadedWorkspace } from '../load-workspace.ts';
import { maxPages, pageLength } from '../opened-post.ts';
import { PostTable } from './post-table.tsx';
import styles from './posts.module.css';
import type { Deleting } from './use-deleting.ts';

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

interface PostList {
  rows: PostRow[];
  /** There are more rows to ask for. */
  hasMore: boolean;
  /** Those that were asked for last could not be read; `showMore` tries again. */
  hasFailed: boolean;
  showMore: () => void;
  /** Back to the first page. */
  reset: () => void;
}

/** The rows of the workspace's list: its first page came with the page, further ones are asked for with it anew. */
function usePostList({ found, query }: Pick<LoadedWorkspace, 'found' | 'query'>): PostList {
  const [pages, setPages] = useState(1);
  const { revalidate } = useRevalidator();
  const address = pages > 1 ? paths.apiOwnPosts(query, pages * pageLength) : undefined;
  // What was saved or deleted meanwhile came with another first page.
  const last = useApiData<PostMatches>(address, { version: found });
  const [good, setGood] = useState(last);
  if (last?.ok && last !== good) setGood(last);
  const asked = new URLSearchParams(good?.address.split('?')[1]);
  const hasFailed = last?.ok === false && last.address === address;
  const rows = pages > 1 && good?.ok && asked.get('q') === query ? good.value.posts : found.posts;
  return {
    rows,
    hasMore: hasFailed || (pages < maxPages && found.total > pages * pageLength),
    hasFailed,
    showMore: () => (hasFailed ? void revalidate() : setPages((count) => count + 1)),
    reset: () => setPages(1),
  };
}
