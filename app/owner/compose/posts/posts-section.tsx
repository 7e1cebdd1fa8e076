import { useEffect, useState } from 'react';
import { Form, Link, useNavigation, useRevalidator } from 'react-router';
import type { PairedPost, PostMatches, PostRow } from '../../../../core/posts/post-core.ts';
import type { OpenTranslations } from '../../../../core/translations/pairs.ts';
import { fill, plural } from '../../../../messages/fill.ts';
import { datePart, formatShortDay } from '../../../../shared/dates.ts';
import { localized, paths } from '../../../../shared/paths.ts';
import text from '../../../ui/text.module.css';
import { useListener } from '../../context/browser.ts';
import { useLocalTime, useOwner } from '../../context/owner-context.ts';
import { useApiData } from '../../forms/api.ts';
import { SearchForm, TextButton } from '../../forms/fields.tsx';
import { ActionLink } from '../../page-kit.tsx';
import { NewResponses, PostStatus, postName } from '../../shell/post-status.tsx';
import table from '../../shell/shell.module.css';
import type { LoadedWorkspace } from '../post-action.ts';
import { maxPages, pageLength } from '../post-values.ts';
import { OpenExisting } from './open-existing.tsx';
import styles from './posts.module.css';
import type { Deleting } from './trash.tsx';

/** The owner's posts with a search field. On phones, a button opens them. */
export function PostsSection({ workspace, deleting }: { workspace: LoadedWorkspace; deleting: Deleting }) {
  const { messages, locale } = useOwner();
  const { compose } = messages;
  const { found, query, post } = workspace;
  const { total } = found;
  const { rows, hasMore, hasFailed, showMore, reset } = usePostList(workspace);
  const { title, date, language, status, updated, actions } = compose.columns;
  /** Used only on phones. */
  const [isShown, setShown] = useState(false);
  const showIfLinked = () => location.hash === '#posts' && setShown(true);
  useListener('hashchange', showIfLinked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the URL with which the page was opened
  useEffect(() => void showIfLinked(), []);
  return (
    <section id="posts" className={styles.section} aria-labelledby="posts-heading">
      <div className={styles.head}>
        <h2 id="posts-heading">{compose.posts_heading}</h2>
        <TextButton
          id="posts-toggle"
          aria-labelledby="posts-toggle posts-heading"
          className={styles.toggle}
          aria-expanded={isShown}
          aria-controls="posts-content"
          onClick={() => setShown(!isShown)}
        >
          {isShown ? compose.hide : compose.show}
        </TextButton>
      </div>
      <div id="posts-content" className={isShown ? undefined : styles.closed}>
        <OpenExisting />
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
        {total === 0 && !query && <ActionLink to={paths.importPreview}>{compose.empty_import}</ActionLink>}
        {rows.length > 0 && (
          <table className={`${table.table} ${styles.posts}`}>
            <caption className={text.hidden}>{compose.posts_heading}</caption>
            <thead>
              <tr>
                {[title, date, language, status, updated].map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
                <th scope="col">
                  <span className={text.hidden}>{actions}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={row.id} row={row} isOpen={row.id === post?.id} deleting={deleting} />
              ))}
            </tbody>
          </table>
        )}
        <p className={text.small} role="status">
          {hasFailed && compose.more_failed}
        </p>
        {hasMore && <TextButton onClick={showMore}>{compose.more}</TextButton>}
      </div>
    </section>
  );
}

/** Returns the rows of the list: the page's first rows, and later ones loaded together. */
function usePostList({ found, query }: LoadedWorkspace) {
  const [pages, setPages] = useState(1);
  const { revalidate } = useRevalidator();
  const address = pages > 1 ? paths.apiOwnPosts(query, pages * pageLength) : undefined;
  // Saving or deleting reloads the first page.
  const last = useApiData<PostMatches>(address, { version: found });
  const [good, setGood] = useState(last);
  if (last?.ok && last !== good) setGood(last);
  const isOfQuery = new URLSearchParams(good?.address.split('?')[1]).get('q') === query;
  const hasFailed = last?.ok === false && last.address === address;
  return {
    rows: pages > 1 && good?.ok && isOfQuery ? good.value.posts : found.posts,
    hasMore: hasFailed || (pages < maxPages && found.total > pages * pageLength),
    /** The last rows couldn't be loaded; `showMore` tries again. */
    hasFailed,
    showMore: () => (hasFailed ? void revalidate() : setPages((count) => count + 1)),
    /** Returns to the first page. */
    reset: () => setPages(1),
  };
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

/** The maximum number of posts listed per kind. The rest is shown as a number. */
const maxShown = 8;

/** The posts without an up-to-date translation. Closed if no translation is out of date. */
export function OpenTranslationList({ open }: { open: OpenTranslations }) {
  const { messages, locale } = useOwner();
  const { translation, language } = messages;
  const { drifted, begun, missing } = open;
  const pairRows = (pairs: OpenTranslations['drifted']) =>
    pairs.map(({ original, marks }) => ({
      post: original,
      isPaired: true,
      note: marks > 0 && plural(locale, translation.open.marks, marks),
    }));
  const groups = [
    { name: translation.open.drifted, rows: pairRows(drifted) },
    { name: translation.open.begun, rows: pairRows(begun) },
    {
      name: translation.open.missing,
      rows: missing.map((post) => ({ post, isPaired: false, note: language[`name_${post.language}`] })),
    },
  ];
  const count = drifted.length + begun.length + missing.length;
  return (
    <details className={styles.open} open={drifted.length > 0} id="translations">
      <summary>
        <h2>{translation.open.heading}</h2> <span className={text.small}>{count}</span>
      </summary>
      {count === 0 && <p className={text.small}>{translation.open.none}</p>}
      {groups
        .filter(({ rows }) => rows.length > 0)
        .map(({ name, rows }) => (
          <section key={name}>
            <h3>{name}</h3>
            <ul>
              {rows.slice(0, maxShown).map((row) => (
                <TranslationRow key={row.post.id} {...row} />
              ))}
            </ul>
            {rows.length > maxShown && (
              <p className={text.small}>{fill(translation.open.more, { count: rows.length - maxShown })}</p>
            )}
          </section>
        ))}
    </details>
  );
}

type OpenTranslation = { post: PairedPost; isPaired: boolean; note: string | false };

function TranslationRow({ post, isPaired, note }: OpenTranslation) {
  const { open } = useOwner().messages.translation;
  const title = postName(post);
  return (
    <li>
      <span className={styles.rowTitle} lang={post.language}>
        {title}
      </span>
      <span className={text.small}>{note}</span>
      <ActionLink
        to={paths.translationOf(post.slug)}
        aria-label={fill(isPaired ? open.compare_label : open.translate_label, { title })}
      >
        {isPaired ? open.compare : open.translate}
      </ActionLink>
    </li>
  );
}
