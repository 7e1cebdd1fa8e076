import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from 'react-router';
import { fill } from '../../../messages/fill.ts';
import { paths } from '../../../shared/paths.ts';
import type { loader as rootLoader } from '../../root.tsx';
import text from '../../ui/text.module.css';
import { PageMessage } from '../error/page-message.tsx';
import { PageHead } from '../head/page-head.tsx';
import { useSite } from '../site-context.ts';

/** A post that is not there or could not be loaded: the same words for both (docs/specification.md 2.5, 8.1). */
export function BlogPostError() {
  const error = useRouteError();
  const { brand, messages, path, to } = useSite();
  const requestId = useRouteLoaderData<typeof rootLoader>('root')?.requestId;
  const { post, errorPage, meta } = messages;
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <PageMessage heading={post.not_found_heading} text={post.not_found_text}>
      <PageHead
        title={fill(meta.post.title, { title: post.not_found_heading, brand })}
        description={post.not_found_text}
      />
      {!isMissing && requestId && (
        <p className={text.small}>{fill(errorPage.request_id, { id: requestId })}</p>
      )}
      <p>
        {!isMissing && <a href={to(path)}>{errorPage.retry}</a>}
        <a href={to(paths.blog)}>{post.not_found_back}</a>
      </p>
    </PageMessage>
  );
}
