import { use } from 'react';
import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from 'react-router';
import { fill, plural } from '../../../messages/fill.ts';
import { defaultLocale, localeParameter } from '../../../shared/locale.ts';
import { paths, withQuery } from '../../../shared/paths.ts';
import { pageContext } from '../../page-context.ts';
import type { loader as rootLoader } from '../../root.tsx';
import button from '../../ui/button.module.css';
import layout from '../../ui/text.module.css';
import { breadcrumbData, PageHead } from '../frame/page-head.tsx';
import { OwnerHtml, PageLine, PageProse, PageTextsContext, useTextName } from '../frame/page-text.tsx';
import { readOwnerContent } from '../frame/read-site.ts';
import { useSite } from '../frame/site-context.ts';
import type { Route } from './+types/blog-list-page';
import styles from './blog-list.module.css';
import { preloadCover } from './cover.tsx';
import {
  eagerCovers,
  ListPager,
  listLimit,
  listPage,
  mostUsed,
  renderCards,
  TagLinks,
} from './post-list.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const year = /^\d{4}$/.exec(url.searchParams.get('year') ?? '')?.[0];
  const page = listPage(url);
  const visit = context.get(pageContext);
  const { posts, pinned, total, years } = await visit.core.posts.browse({
    page,
    limit: listLimit,
    locale: visit.locale,
    ...(year && { year }),
  });
  return {
    content: await readOwnerContent(visit, url, 'blog'),
    count: posts.length,
    cards: renderCards(posts, visit.locale, pinned),
    covers: posts.slice(0, eagerCovers).map(({ cover }) => cover),
    tags: mostUsed(await visit.core.tags.list(visit.locale)),
    years,
    year,
    page,
    pages: Math.max(1, Math.ceil(total / listLimit)),
  };
}

export default function BlogListPage({ loaderData }: Route.ComponentProps) {
  const { content, count, cards, covers, tags, years, year, page, pages } = loaderData;
  const site = useSite();
  for (const [position, cover] of covers.entries()) if (cover) preloadCover(cover, position === 0);
  const { blog, meta } = site.messages;
  const path = withQuery(paths.blog, { page: page > 1 ? String(page) : undefined });
  const trail = [{ name: meta.structured.breadcrumb_blog, path: paths.blog }];
  return (
    <PageTextsContext value={content}>
      <PageHead
        title={fill(meta.blog.title, { brand: site.brand })}
        description={meta.blog.description}
        path={path}
        structured={[breadcrumbData(trail, site)]}
      />
      <BlogHeading />
      <div className={layout.wrap}>
        <div className={styles.bar}>
          <YearFilter years={years} year={year} />
          <p className={layout.small} role="status">
            {plural(site.locale, blog.count, count)}
          </p>
        </div>
        {count === 0 && (
          <p className={`${layout.lead} ${styles.empty}`}>
            {year ? fill(blog.empty_year, { year }) : blog.empty}
          </p>
        )}
        {count > 0 && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML that React rendered from the posts
          <div className={styles.list} dangerouslySetInnerHTML={{ __html: cards }} />
        )}
        <ListPager path={withQuery(paths.blog, { year })} page={page} pages={pages} />
        <TagLinks tags={tags} />
        {(content.blog_footer || site.namesTexts) && (
          <div className={styles.own}>
            <PageProse of="blog_footer" />
          </div>
        )}
      </div>
    </PageTextsContext>
  );
}

export { BlogListError as ErrorBoundary };

/** The specified error message (docs/specification.md 8.1). */
function BlogListError() {
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

function BlogHeading() {
  const { blog } = useSite().messages;
  const intro = use(PageTextsContext).blog_intro?.html;
  const name = useTextName()('blog_intro');
  return (
    <div className={`${layout.wrap} ${layout.grid} ${styles.heading}`}>
      <PageLine as="h1" of="blog_title" builtIn={blog.heading} />
      {intro ? (
        <div>
          <OwnerHtml html={intro} name={name} />
        </div>
      ) : (
        <p className={`${layout.lead} ${layout.soft}`} {...name}>
          {blog.intro}
        </p>
      )}
    </div>
  );
}

/** Works as a form. enhance-page.ts submits it when a year is chosen. */
function YearFilter({ years, year }: { years: string[]; year: string | undefined }) {
  const { messages, locale } = useSite();
  // The URL may name a year without posts.
  const choices = year && !years.includes(year) ? [year, ...years] : years;
  return (
    <form
      className={styles.filter}
      action={paths.blog}
      method="get"
      data-submit-on-change={messages.blog.loading}
    >
      {locale !== defaultLocale && <input type="hidden" name={localeParameter} value={locale} />}
      <label htmlFor="year">{messages.blog.filter_label}</label>
      <select id="year" name="year" defaultValue={year ?? ''} autoComplete="off">
        <option value="">{messages.blog.filter_all}</option>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
      <button
        type="submit"
        className={`${button.button} ${button.outlined} ${button.compact} ${styles.submit}`}
      >
        {messages.blog.filter_apply}
      </button>
    </form>
  );
}
