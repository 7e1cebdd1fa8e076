import { useRef, useState } from 'react';
import { Form, Link, useSubmit } from 'react-router';
import { fill, plural } from '../../../../copy/fill.ts';
import { defaultLocale, localeParameter } from '../../../../shared/locale.ts';
import { localised, paths } from '../../../../shared/paths.ts';
import text from '../../../ui/text.module.css';
import { useOwner } from '../../context/owner-context.ts';
import field from '../../forms/field.module.css';
import { Disclosure } from '../disclosure.tsx';
import { type LoadedWorkspace, pageLength } from '../load-workspace.ts';
import { PostTable } from './post-table.tsx';
import styles from './posts-section.module.css';
import type { Deleting } from './use-deleting.ts';

/** How long to wait for the next key before searching, in milliseconds. */
const pause = 250;

/** The owner's posts with their search; on phones behind a button. */
export function PostsSection({ workspace, deleting }: { workspace: LoadedWorkspace; deleting: Deleting }) {
  const { messages, locale } = useOwner();
  const { compose } = messages;
  const { rows, total, query, post } = workspace;
  const submit = useSubmit();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [shown, setShown] = useState(pageLength);
  const searchSoon = (form: HTMLFormElement | null) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => submit(form, { replace: true, preventScrollReset: true }), pause);
  };
  return (
    <Disclosure id="posts" heading={compose.posts_heading} closedBelow="56rem">
      <Form method="get" role="search" className={`${field.field} ${styles.search}`}>
        <label htmlFor="search">{compose.search}</label>
        <input
          id="search"
          name="q"
          type="search"
          defaultValue={query}
          placeholder={compose.search_placeholder}
          onChange={(event) => {
            setShown(pageLength);
            searchSoon(event.currentTarget.form);
          }}
        />
        {post && <input type="hidden" name="slug" value={post.slug} />}
        {locale !== defaultLocale && <input type="hidden" name={localeParameter} value={locale} />}
      </Form>
      <p className={text.small} role="status">
        {total > 0 && plural(locale, compose.search_count, total)}
        {total === 0 && (query ? fill(compose.search_none, { query }) : compose.empty)}
      </p>
      {total === 0 && !query && (
        <Link className={text.action} to={localised(paths.importPreview, locale)}>
          {compose.empty_import}
        </Link>
      )}
      {rows.length > 0 && (
        <PostTable rows={rows.slice(0, shown)} openId={post?.id ?? null} deleting={deleting} />
      )}
      {rows.length > shown && (
        <button type="button" className={text.action} onClick={() => setShown((count) => count + pageLength)}>
          {compose.more}
        </button>
      )}
    </Disclosure>
  );
}
