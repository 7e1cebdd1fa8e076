import { data, redirect } from 'react-router';
import { fill } from '../../../messages/fill.ts';
import { localized, paths } from '../../../shared/paths.ts';
import { pageContext } from '../../page-context.ts';
import { articleData, breadcrumbData, PageHead } from '../frame/page-head.tsx';
import { BlogPostError } from '../frame/page-message.tsx';
import { useSite } from '../frame/site-context.ts';
import type { Route } from './+types/blog-post-page';
import { Article } from './article.tsx';
import { postTitle, readArticle } from './post-text.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { core, owner, locale } = context.get(pageContext);
  const found = await core.posts.get({ owner }, params.slug);
  if (!found.ok) {
    // Imported posts may have had another slug.
    const path = await core.imports.resolveOldAddress({ owner }, url.pathname);
    if (path !== undefined) throw redirect(localized(path, locale), 301);
    throw data(null, { status: 404 });
  }
  const { post, movedTo } = found.value;
  if (movedTo !== undefined) throw redirect(localized(paths.post(movedTo), locale), 301);
  return { article: await readArticle(core, post), owner };
}

export default function BlogPostPage({ loaderData: { article, owner } }: Route.ComponentProps) {
  const { post, description, translation } = article;
  const site = useSite();
  const { meta } = site.messages;
  const title = postTitle(post, site.locale);
  const path = paths.post(post.slug);
  const trail = [
    { name: meta.structured.breadcrumb_blog, path: paths.blog },
    { name: title, path },
  ];
  return (
    <>
      <PageHead
        title={fill(meta.post.title, { title, brand: site.brand })}
        description={description || title}
        path={path}
        isIndexed={post.status === 'published'}
        type="article"
        language={post.language}
        translation={translation && { path: paths.post(translation.slug), language: translation.language }}
        image={post.cover ?? undefined}
        imageAlt={post.cover_alt ?? undefined}
        structured={[articleData({ ...post, title }, description, site), breadcrumbData(trail, site)]}
      />
      <Article article={article} isOwner={owner} isPublic={!owner && post.status === 'published'} />
    </>
  );
}

export { BlogPostError as ErrorBoundary };
