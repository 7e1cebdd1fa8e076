import type { ReactNode } from 'react';
import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from 'react-router';
import { fill } from '../../../messages/fill.ts';
import { paths } from '../../../shared/paths.ts';
import type { loader as rootLoader } from '../../root.tsx';
import layout from '../../ui/text.module.css';
import styles from '../pages/small-pages.module.css';
import { PageHead } from './page-head.tsx';
import { useSite } from './site-context.ts';

function useError() {
  const error = useRouteError();
  const requestId = useRouteLoaderData<typeof rootLoader>('root')?.requestId;
  const { errorPage } = useSite().messages;
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const note = !isMissing && requestId && (
    <p className={layout.small}>{fill(errorPage.request_id, { id: requestId })}</p>
  );
  return { isMissing, note };
}

/** 404 and other errors, inside the site’s frame (docs/specification.md 8.2). */
export function SiteErrorPage() {
  const { brand, messages, to, path } = useSite();
  const { errorPage, meta } = messages;
  const { isMissing, note } = useError();
  return (
    <PageMessage heading={errorPage.heading} text={isMissing ? errorPage.not_found : errorPage.broken}>
      <PageHead
        title={isMissing ? fill(meta.error.title, { brand }) : `${errorPage.heading} | ${brand}`}
        description={isMissing ? meta.error.description : errorPage.broken}
      />
      {note}
      <p>
        {isMissing ? <a href={to(paths.blog)}>{errorPage.blog}</a> : <a href={to(path)}>{errorPage.retry}</a>}
        <a href={to(paths.home)}>{errorPage.home}</a>
      </p>
    </PageMessage>
  );
}

export function PageMessage({
  heading,
  text: sentence,
  children,
}: {
  heading: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <div className={`${layout.wrap} ${layout.grid} ${styles.message}`}>
      <h1>{heading}</h1>
      <p className={layout.lead}>{sentence}</p>
      <div className={styles.onward}>{children}</div>
    </div>
  );
}

/** Shown for a missing post and for one that failed to load, with the same text (docs/specification.md 2.5, 8.1). */
export function BlogPostError() {
  const { brand, messages, path, to } = useSite();
  const { post, errorPage, meta } = messages;
  const { isMissing, note } = useError();
  return (
    <PageMessage heading={post.not_found_heading} text={post.not_found_text}>
      <PageHead
        title={fill(meta.post.title, { title: post.not_found_heading, brand })}
        description={post.not_found_text}
      />
      {note}
      <p>
        {!isMissing && <a href={to(path)}>{errorPage.retry}</a>}
        <a href={to(paths.blog)}>{post.not_found_back}</a>
      </p>
    </PageMessage>
  );
}
