import { isRouteErrorResponse, useRouteError } from 'react-router';
import { fill } from '../../../messages/fill.ts';
import { paths } from '../../../shared/paths.ts';
import { PageMessage } from '../error/page-message.tsx';
import { SiteErrorPage } from '../error/site-error-page.tsx';
import { PageHead } from '../head/page-head.tsx';
import { useSite } from '../site-context.ts';

/** A post that is not there (docs/specification.md 8.1); any other failure is the site's own error page. */
export function BlogPostError() {
  const error = useRouteError();
  const { brand, messages, to } = useSite();
  const { post, meta } = messages;
  if (!isRouteErrorResponse(error) || error.status !== 404) return <SiteErrorPage />;
  return (
    <PageMessage heading={post.not_found_heading} text={post.not_found_text}>
      <PageHead
        title={fill(meta.post.title, { title: post.not_found_heading, brand })}
        description={post.not_found_text}
      />
      <p>
        <a href={to(paths.blog)}>{post.not_found_back}</a>
      </p>
    </PageMessage>
  );
}
