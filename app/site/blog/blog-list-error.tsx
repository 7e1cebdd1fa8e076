import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from 'react-router';
import { fill } from '../../../messages/fill.ts';
import type { loader as rootLoader } from '../../root.tsx';
import layout from '../../ui/text.module.css';
import { PageHead } from '../head/page-head.tsx';
import { useSite } from '../site-context.ts';
import { BlogHeading } from './blog-heading.tsx';
import styles from './blog-list.module.css';

/** The list that could not be loaded: its heading stays, the error stands in a red box (docs/specification.md 8.1). */
export function BlogListError() {
  const error = useRouteError();
  const { brand, messages, path } = useSite();
  const requestId = useRouteLoaderData<typeof rootLoader>('root')?.requestId;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <>
      <PageHead
        title={fill(messages.meta.blog.title, { brand })}
        description={messages.meta.blog.description}
      />
      <BlogHeading />
      <div className={layout.wrap}>
        <div className={styles.box} role="alert">
          <p>{fill(messages.errors.catalog.fetch, { status })}</p>
          <a href={path}>{messages.blog.retry}</a>
        </div>
        {requestId && (
          <p className={layout.small}>{fill(messages.errorPage.request_id, { id: requestId })}</p>
        )}
      </div>
    </>
  );
}
