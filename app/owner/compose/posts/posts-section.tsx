import { type ReactNode, useState } from 'react';
import { Form, Link, useNavigation, useRevalidator } from 'react-router';
import type { PairedPost, PostMatches, PostRow } from '../../../../core/posts/post-core.ts';
import type { OpenTranslations } from '../../../../core/translations/pairs.ts';
import { fill, plural } from '../../../../messages/fill.ts';
import { datePart } from '../../../../shared/dates.ts';
import { localised, paths } from '../../../../shared/paths.ts';
import text from '../../../ui/text.module.css';
import layout from '../../../ui/text.module.css';
import { useLocalTime, useOwner } from '../../context/owner-context.ts';
import { useApiData } from '../../forms/api.ts';
import { SearchForm, TextButton } from '../../forms/fields.tsx';
import { NewResponses, PostStatus } from '../../shell/post-status.tsx';
import rows from '../../shell/shell.module.css';
import { Disclosure } from '../details/disclosure.tsx';
import type { LoadedWorkspace } from '../post-action.ts';
import { maxPages, pageLength } from '../post-values.ts';
import styles from './posts.module.css';
import type { Deleting } from './trash.tsx';

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

interface PostTableProps {
  rows: PostRow[];
  /** Id of the post in the editor; null for a new one. */
  openId: string | null;
  deleting: Deleting;
}

/** Posts in rows, each to be viewed, edited or deleted. On phones a row is two lines. */
function PostTable({ rows: posts, openId, deleting }: PostTableProps) {
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

/** Posts of a kind that are shown; of more there is the number. */
const mostShown = 8;

/** What is not translated yet, or not anymore, with the way to each; closed while nothing has drifted. */
export function OpenTranslationList({ open }: { open: OpenTranslations }) {
  const { messages, locale } = useOwner();
  const { translation } = messages;
  const { drifted, begun, missing } = open;
  const count = drifted.length + begun.length + missing.length;
  const pairs = [
    { name: translation.open.drifted, listed: drifted },
    { name: translation.open.begun, listed: begun },
  ].filter(({ listed }) => listed.length > 0);
  return (
    <details className={styles.open} open={drifted.length > 0} id="translations">
      <summary>
        <h2>{translation.open.heading}</h2> <span className={text.small}>{count}</span>
      </summary>
      {count === 0 && <p className={text.small}>{translation.open.none}</p>}
      {pairs.map(({ name, listed }) => (
        <section key={name}>
          <h3>{name}</h3>
          <ul>
            {listed.slice(0, mostShown).map(({ original, marks }) => (
              <TranslationRow key={original.id} post={original} isPaired>
                {marks > 0 && plural(locale, translation.open.marks, marks)}
              </TranslationRow>
            ))}
          </ul>
          <More count={listed.length} />
        </section>
      ))}
      {missing.length > 0 && (
        <section>
          <h3>{translation.open.missing}</h3>
          <ul>
            {missing.slice(0, mostShown).map((post) => (
              <TranslationRow key={post.id} post={post}>
                {messages.language[`name_${post.language}`]}
              </TranslationRow>
            ))}
          </ul>
          <More count={missing.length} />
        </section>
      )}
    </details>
  );
}

interface RowProps {
  post: PairedPost;
  isPaired?: boolean;
  children: ReactNode;
}

function TranslationRow({ post: { slug, title, language }, isPaired = false, children }: RowProps) {
  const { messages, locale } = useOwner();
  const { open } = messages.translation;
  const name = title.trim() || slug;
  return (
    <li>
      <span className={styles.openTranslationsTitle} lang={language}>
        {name}
      </span>
      <span className={text.small}>{children}</span>
      <Link
        className={text.action}
        to={localised(paths.translationOf(slug), locale)}
        aria-label={fill(isPaired ? open.compare_label : open.translate_label, { title: name })}
      >
        {isPaired ? open.compare : open.translate}
      </Link>
    </li>
  );
}

function More({ count }: { count: number }) {
  const { translation } = useOwner().messages;
  if (count <= mostShown) return null;
  return <p className={text.small}>{fill(translation.open.more, { count: count - mostShown })}</p>;
}
