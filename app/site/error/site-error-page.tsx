import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from 'react-router';
import { fill } from '../../../messages/fill.ts';
import { paths } from '../../../shared/paths.ts';
import type { loader as rootLoader } from '../../root.tsx';
import text from '../../ui/text.module.css';
import { PageHead } from '../head/page-head.tsx';
import { useSite } from '../site-context.ts';
import { PageMessage } from './page-message.tsx';

/** Not found, or failed: inside the site's frame, with a way back (docs/specification.md 8.2). */
export function SiteErrorPage() {
  const error = useRouteError();
  const { brand, messages, to, path } = useSite();
  const requestId = useRouteLoaderData<typeof rootLoader>('root')?.requestId;
  const { errorPage, meta } = messages;
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <PageMessage heading={errorPage.heading} text={isMissing ? errorPage.not_found : errorPage.broken}>
      <PageHead
        title={isMissing ? fill(meta.error.title, { brand }) : `${errorPage.heading} | ${brand}`}
        description={isMissing ? meta.error.description : errorPage.broken}
      />
      {!isMissing && requestId && (
        <p className={text.small}>{fill(errorPage.request_id, { id: requestId })}</p>
      )}
      <p>
        {isMissing ? <a href={to(paths.blog)}>{errorPage.blog}</a> : <a href={to(path)}>{errorPage.retry}</a>}
        <a href={to(paths.home)}>{errorPage.home}</a>
      </p>
    </PageMessage>
  );
}
