import { fill, plural } from '../../../messages/fill.ts';
import { paths, withQuery } from '../../../shared/paths.ts';
import { pageContext } from '../../page-context.ts';
import layout from '../../ui/text.module.css';
import { PageHead } from '../head/page-head.tsx';
import { breadcrumbData } from '../head/structured-data.ts';
import { PageProse, PageTextsContext } from '../owner-content/page-text.tsx';
import { readOwnerContent } from '../owner-content/read-owner-content.ts';
import { useSite } from '../site-context.ts';
import type { Route } from './+types/blog-list-page';
import { BlogHeading } from './blog-heading.tsx';
import styles from './blog-list.module.css';
import { BlogListError } from './blog-list-error.tsx';
import { preloadCover } from './cover.tsx';
import { listLimit, listPage } from './list-page.ts';
import { ListPager } from './list-pager.tsx';
import { eagerCovers } from './post-card.tsx';
import { renderCards } from './render-cards.tsx';
import { mostUsed, TagLinks } from './tag-links.tsx';
import { YearFilter } from './year-filter.tsx';

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
  const trail = [
    { name: meta.structured.breadcrumb_home, path: paths.home },
    { name: meta.structured.breadcrumb_blog, path: paths.blog },
  ];
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
          // biome-ignore lint/security/noDangerouslySetInnerHtml: React has made it of the posts' cards
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
