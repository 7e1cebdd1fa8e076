import { Form, Link, useNavigation } from 'react-router';
import type { PostRow } from '../../../../core/posts/post-core.ts';
import { fill } from '../../../../messages/fill.ts';
import { datePart } from '../../../../shared/dates.ts';
import { localised, paths } from '../../../../shared/paths.ts';
import layout from '../../../ui/text.module.css';
import { useLocalTime, useOwner } from '../../context/owner-context.ts';
import { TextButton } from '../../forms/fields.tsx';
import { NewResponses, PostStatus } from '../../shell/post-status.tsx';
import rows from '../../shell/shell.module.css';
import styles from './posts.module.css';
import type { Deleting } from './use-deleting.ts';

interface PostTableProps {
  rows: PostRow[];
  /** Id of the post in the editor; null for a new one. */
  openId: string | null;
  deleting: Deleting;
}

/** Posts in rows, each to be viewed, edited or deleted. On phones a row is two lines. */
export function PostTable({ rows: posts, openId, deleting }: PostTableProps) {
  const { compose } = useOwner().messages;
  const { title, date, language, status, updated, actions } = compose.columns;
  return (
    <table className={`${rows.table} ${styles.posts}`}>
      <caption className={layout.hidden}>{compose.posts_heading}</caption>
      <thead>
        <tr>
          {[title, date, language, status, updated].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
          <th scope="col">
            <span className={layout.hidden}>{actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {posts.map((row) => (
          <Row key={row.id} row={row} isOpen={row.id === openId} deleting={deleting} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row, isOpen, deleting }: { row: PostRow; isOpen: boolean; deleting: Deleting }) {
  const { messages, locale } = useOwner();
  const { compose, errors, language } = messages;
  const title = row.title || row.slug;
  const changed = useLocalTime(row.updated_at);
  const isCopying = useNavigation().formData?.get('intent') === 'copy';
  const isBusy = deleting.busyId === row.id;
  return (
    <tr aria-current={isOpen || undefined}>
      <td className={rows.title}>
        <Link to={localised(paths.composePost(row.slug), locale)} lang={row.language}>
          {title}
        </Link>{' '}
        <NewResponses postId={row.id} />
      </td>
      <td className={rows.date}>{datePart(row.date)}</td>
      <td>
        <abbr title={language[`name_${row.language}`]}>{language[`short_${row.language}`]}</abbr>
      </td>
      <td>
        <PostStatus post={row} />
      </td>
      <td className={rows.date}>{changed}</td>
      <td className={styles.actions}>
        <a
          className={layout.action}
          href={paths.post(row.slug)}
          target="_blank"
          rel="noopener"
          aria-label={fill(compose.row.view_label, { title })}
        >
          {compose.row.view}
        </a>
        <Link
          className={layout.action}
          to={localised(paths.composePost(row.slug), locale)}
          aria-label={fill(compose.row.edit_label, { title })}
        >
          {compose.row.edit}
        </Link>
        <Form method="post">
          <input type="hidden" name="opened" value={row.slug} />
          <TextButton
            type="submit"
            name="intent"
            value="copy"
            aria-disabled={isCopying}
            aria-label={fill(compose.row.copy_label, { title })}
            onClick={(event) => isCopying && event.preventDefault()}
          >
            {compose.row.copy}
          </TextButton>
          <TextButton
            type="submit"
            name="intent"
            value="delete"
            disabled={isBusy}
            aria-label={isBusy ? undefined : fill(compose.row.delete_label, { title })}
            onClick={(event) => {
              event.preventDefault();
              if (confirm(errors.confirm.delete_row)) void deleting.remove(row);
            }}
          >
            {isBusy ? compose.actions.deleting : compose.row.delete}
          </TextButton>
        </Form>
      </td>
    </tr>
  );
}
