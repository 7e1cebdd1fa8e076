import { Form, Link, useNavigation } from 'react-router';
import type { PostRow } from '../../../../core/posts/post-core.ts';
import { fill, plural } from '../../../../messages/fill.ts';
import { datePart, formatShortDay } from '../../../../shared/dates.ts';
import { localized, paths } from '../../../../shared/paths.ts';
import text from '../../../ui/text.module.css';
import { useLocalTime, useOwner } from '../../context/owner-context.ts';
import { SearchForm, TextButton } from '../../forms/fields.tsx';
import { ActionLink, ActionTableHead } from '../../page-kit.tsx';
import { NewResponses, PostStatus } from '../../shell/post-status.tsx';
import table from '../../shell/shell.module.css';
import type { LoadedWorkspace } from '../post-action.ts';
import type { Deleting } from './deleting.ts';
import { OpenExisting } from './open-existing.tsx';
import styles from './posts.module.css';

/** The owner's posts with a search field. */
export function PostsSection({ workspace, deleting }: { workspace: LoadedWorkspace; deleting: Deleting }) {
  const { messages, locale } = useOwner();
  const { compose, postList } = messages;
  const { found, query, post } = workspace;
  const { total } = found;
  const { title, date, language, status, updated, actions } = compose.columns;
  return (
    <section id="posts" className={styles.section} aria-labelledby="posts-heading">
      <h2 id="posts-heading">{compose.posts_heading}</h2>
      <OpenExisting />
      <SearchForm
        className={styles.search}
        label={compose.search}
        placeholder={compose.search_placeholder}
        query={query}
      >
        {post && <input type="hidden" name="slug" value={post.slug} />}
      </SearchForm>
      <p className={text.small} role="status">
        {found.hasMore && fill(compose.search_count_more, { count: total })}
        {total > 0 && !found.hasMore && plural(locale, compose.search_count, total)}
        {total === 0 && (query ? fill(compose.search_none, { query }) : compose.empty)}
      </p>
      {total === 0 && !query && <ActionLink to={paths.importPreview}>{compose.empty_import}</ActionLink>}
      {found.posts.length > 0 && (
        <table className={`${table.table} ${styles.posts}`}>
          <caption className={text.hidden}>{compose.posts_heading}</caption>
          <ActionTableHead columns={[title, date, language, status, updated]} actions={actions} />
          <tbody>
            {found.posts.map((row) => (
              <Row key={row.id} row={row} isOpen={row.id === post?.id} deleting={deleting} />
            ))}
          </tbody>
        </table>
      )}
      <p className={styles.more}>
        <ActionLink to={paths.postsWith(query ? { q: query } : {})}>{compose.all_posts}</ActionLink>
        <ActionLink to={paths.postsWith({ status: 'trash' })}>{postList.filter.trash}</ActionLink>
      </p>
    </section>
  );
}

/** A post to view, edit, duplicate or delete. On phones a row has two lines. */
function Row({ row, isOpen, deleting }: { row: PostRow; isOpen: boolean; deleting: Deleting }) {
  const { messages, locale } = useOwner();
  const { compose, errors, language } = messages;
  const { row: labels } = compose;
  const title = row.title || row.slug;
  const isCopying = useNavigation().formData?.get('intent') === 'copy';
  const isDeleting = deleting.busyId === row.id;
  return (
    <tr aria-current={isOpen || undefined}>
      <td className={table.title}>
        <Link to={localized(paths.composePost(row.slug), locale)} lang={row.language}>
          {title}
        </Link>{' '}
        <NewResponses postId={row.id} />
      </td>
      <td className={table.date}>{formatShortDay(datePart(row.date), locale)}</td>
      <td>
        <abbr title={language[`name_${row.language}`]}>{language[`short_${row.language}`]}</abbr>
      </td>
      <td>
        <PostStatus post={row} />
      </td>
      <td className={table.date}>{useLocalTime(row.updated_at)}</td>
      <td className={styles.actions}>
        <a
          className={text.action}
          href={paths.post(row.slug)}
          target="_blank"
          rel="noopener"
          aria-label={fill(labels.view_label, { title })}
        >
          {labels.view}
        </a>
        <ActionLink to={paths.composePost(row.slug)} aria-label={fill(labels.edit_label, { title })}>
          {labels.edit}
        </ActionLink>
        <Form method="post">
          <input type="hidden" name="opened" value={row.slug} />
          <TextButton
            type="submit"
            name="intent"
            value="copy"
            isBusy={isCopying}
            aria-label={fill(labels.copy_label, { title })}
          >
            {labels.copy}
          </TextButton>
          <TextButton
            type="submit"
            name="intent"
            value="delete"
            disabled={isDeleting}
            aria-label={isDeleting ? undefined : fill(labels.delete_label, { title })}
            onClick={(event) => {
              event.preventDefault();
              if (confirm(errors.confirm.delete_row)) deleting.remove(row);
            }}
          >
            {isDeleting ? compose.actions.deleting : labels.delete}
          </TextButton>
        </Form>
      </td>
    </tr>
  );
}
