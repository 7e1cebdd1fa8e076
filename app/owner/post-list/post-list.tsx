import { Link, useSearchParams } from 'react-router';
import { fill, plural } from '../../../messages/fill.ts';
import { localised, paths } from '../../../shared/paths.ts';
import button from '../../ui/button.module.css';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import field from '../forms/forms.module.css';
import { EmptyState } from '../shell/empty-state.tsx';
import { PageHeading } from '../shell/page-heading.tsx';
import type { ListResult } from './change-listed.ts';
import { ListFilter } from './list-filter.tsx';
import { ListOutcome } from './list-outcome.tsx';
import type { LoadedPostList } from './load-post-list.ts';
import styles from './post-list.module.css';
import { TickedForm } from './ticked-form.tsx';

interface PostListProps {
  list: LoadedPostList;
  result: ListResult | undefined;
  isLost: boolean;
}

/** The posts with what narrows them down above, and what can be done with the ticked ones. */
export function PostList({ list, result, isLost }: PostListProps) {
  const { messages, locale } = useOwner();
  const { postList, compose, errors } = messages;
  const { page, rows, filter } = list;
  const { published, drafts, scheduled } = page;
  const digits = new Intl.NumberFormat(locale);
  const total = published + drafts + scheduled;
  return (
    <>
      <PageHeading
        title={postList.title}
        action={
          total > 0 && (
            <Link className={`${button.button} ${button.compact}`} to={localised(paths.compose, locale)}>
              {compose.new_post}
            </Link>
          )
        }
      >
        {total > 0 && (
          <p className={styles.counts}>
            {fill(postList.counts, {
              published: digits.format(published),
              drafts: plural(locale, postList.drafts, drafts),
            })}{' '}
            {scheduled > 0 && (
              <>
                <Link
                  className={text.action}
                  to={localised(paths.postsWith({ status: 'scheduled', sort: 'oldest' }), locale)}
                >
                  {plural(locale, postList.scheduled, scheduled)}
                </Link>{' '}
              </>
            )}
            <Link className={text.action} to={localised(paths.tags, locale)}>
              {postList.to_tags}
            </Link>
          </p>
        )}
      </PageHeading>
      {isLost && (
        <p role="alert" className={field.error}>
          {errors.catalog.auth_network_compose}
        </p>
      )}
      {total > 0 && <ListFilter key={JSON.stringify([filter, list.per])} list={list} />}
      <ListOutcome result={result} />
      {rows.length > 0 && <TickedForm pinned={list.pinned} rows={rows} result={result} />}
      {rows.length === 0 && page.next === null && <Nothing isEmpty={total === 0} />}
      <Pager list={list} />
    </>
  );
}

/** What stands in place of rows where there are none. */
function Nothing({ isEmpty }: { isEmpty: boolean }) {
  const { messages, locale } = useOwner();
  const { postList, compose } = messages;
  if (!isEmpty) {
    return (
      <EmptyState heading={postList.none} text={postList.none_help}>
        <Link className={text.action} to={localised(paths.posts, locale)}>
          {postList.filter.reset}
        </Link>
      </EmptyState>
    );
  }
  return (
    <EmptyState heading={postList.empty} text={postList.empty_help}>
      <Link className={button.button} to={localised(paths.compose, locale)}>
        {compose.new_post}
      </Link>
      <Link className={text.action} to={localised(paths.importPreview, locale)}>
        {compose.empty_import}
      </Link>
    </EmptyState>
  );
}

function Pager({ list: { page, isFirst } }: { list: LoadedPostList }) {
  const { postList } = useOwner().messages;
  const [parameters] = useSearchParams();
  if (isFirst && page.next === null) return null;
  const address = (after: string | null) => {
    const other = new URLSearchParams(parameters);
    if (after === null) other.delete('after');
    else other.set('after', after);
    return `?${other}`;
  };
  return (
    <nav className={styles.pager} aria-label={postList.pager}>
      {!isFirst && (
        <Link className={text.action} to={address(null)}>
          {postList.first}
        </Link>
      )}
      {page.next !== null && (
        <Link className={text.action} to={address(page.next)} rel="next">
          {postList.next}
        </Link>
      )}
    </nav>
  );
}
