import { data, redirect } from 'react-router';
import { fill, plural } from '../../../messages/fill.ts';
import { localized, paths, withQuery } from '../../../shared/paths.ts';
import { pageContext } from '../../page-context.ts';
import layout from '../../ui/text.module.css';
import { breadcrumbData, PageHead } from '../frame/page-head.tsx';
import { BlogPostError } from '../frame/page-message.tsx';
import { useSite } from '../frame/site-context.ts';
import type { Route } from './+types/tag-page';
import heading from './blog-list.module.css';
import { ListPager, listLimit, listPage, renderCards } from './post-list.tsx';
import { isTagIndexed } from './post-text.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { core, locale } = context.get(pageContext);
  const page = listPage(url);
  const found = await core.tags.browse(params.tag, { page, limit: listLimit, locale });
  if (!found.ok) throw data(null, { status: 404 });
  const { tag, posts, movedTo } = found.value;
  if (movedTo !== undefined) throw redirect(localized(paths.tag(movedTo), locale), 301);
  const pages = Math.max(1, Math.ceil(tag.published / listLimit));
  if (page > pages) throw data(null, { status: 404 });
  return { tag, cards: renderCards(posts, locale), page, pages };
}

export default function TagPage({ loaderData: { tag, cards, page, pages } }: Route.ComponentProps) {
  const site = useSite();
  const { messages, locale, brand, to } = site;
  const { blog, meta } = messages;
  const path = paths.tag(tag.tag);
  const values = { tag: tag.name, brand };
  const trail = [
    { name: meta.structured.breadcrumb_blog, path: paths.blog },
    { name: tag.name, path },
  ];
  return (
    <>
      <PageHead
        title={fill(meta.tag.title, values)}
        description={fill(meta.tag.description, values)}
        path={withQuery(path, { page: page > 1 ? String(page) : undefined })}
        isIndexed={isTagIndexed(tag)}
        structured={[breadcrumbData(trail, site)]}
      />
      <div className={`${layout.wrap} ${layout.grid} ${heading.heading}`}>
        <h1>{tag.name}</h1>
        <p className={`${layout.lead} ${layout.soft}`}>
          {plural(locale, blog.tagged, tag.published)} <a href={to(paths.blog)}>{blog.all_posts}</a>
        </p>
      </div>
      <div className={layout.wrap}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: HTML that React rendered from the posts */}
        <div className={heading.list} dangerouslySetInnerHTML={{ __html: cards }} />
        <ListPager path={path} page={page} pages={pages} />
      </div>
    </>
  );
}

export { BlogPostError as ErrorBoundary };
