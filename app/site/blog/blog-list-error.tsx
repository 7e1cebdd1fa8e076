import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from 'react-router';
import { fill } from '../../../copy/fill.ts';
import type { loader as rootLoader } from '../../root.tsx';
import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';
import { PageHead } from '../head/page-head.tsx';
import { useSite } from '../site-context.ts';
import { BlogHeading } from './blog-heading.tsx';
import styles from './blog-list-error.module.css';

/** The list that could not be loaded: its heading stays, the error stands in a red box (docs/specification.md 8.1). */
export function BlogListError() {
  const error = useRouteError();
  const { brand, copy, path } = useSite();
  const requestId = useRouteLoaderData<typeof rootLoader>('root')?.requestId;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <>
      <PageHead title={fill(copy.meta.blog.title, { brand })} description={copy.meta.blog.description} />
      <BlogHeading />
      <div className={layout.wrap}>
        <div className={styles.box} role="alert">
          <p>{fill(copy.errors.catalog.fetch, { status })}</p>
          <a href={path}>{copy.blog.retry}</a>
        </div>
        {requestId && <p className={text.small}>{fill(copy.errorPage.request_id, { id: requestId })}</p>}
      </div>
    </>
  );
}
