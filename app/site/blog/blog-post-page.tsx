import { data, redirect } from 'react-router';
import { fill } from '../../../copy/fill.ts';
import { localised, paths } from '../../../shared/paths.ts';
import { descriptionLength, excerptOf } from '../../../shared/rich-text/excerpt.ts';
import { plainText } from '../../../shared/rich-text/plain-text.ts';
import { readingMinutes } from '../../../shared/rich-text/reading-time.ts';
import { pageContext } from '../../page-context.ts';
import layout from '../../ui/layout.module.css';
import { PageHead } from '../head/page-head.tsx';
import { articleData, breadcrumbData } from '../head/structured-data.ts';
import { useSite } from '../site-context.ts';
import type { Route } from './+types/blog-post-page';
import { BlogPostError } from './blog-post-error.tsx';
import styles from './blog-post-page.module.css';
import { Cover } from './cover.tsx';
import { lazyPictures } from './lazy-pictures.ts';
import { PostClosing } from './post-closing.tsx';
import { PostHeader } from './post-header.tsx';
import { PostPager } from './post-pager.tsx';
import { postTitle } from './post-title.ts';
import prose from './prose.module.css';
import { ShareRow } from './share-row.tsx';
import { TagList } from './tag-list.tsx';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { core, owner, locale } = context.get(pageContext);
  const found = await core.posts.get({ owner }, params.slug);
  if (!found.ok) {
    // Another blog may have had its articles at /blog too, and this one under another name.
    const slug = await core.imports.movedTo({ owner }, url.pathname);
    if (slug !== undefined) throw redirect(localised(paths.post(slug), locale), 301);
    throw data(null, { status: 404 });
  }
  const { post, movedTo } = found.value;
  if (movedTo !== undefined) throw redirect(localised(paths.post(movedTo), locale), 301);
  return {
    post,
    owner,
    neighbours: await core.posts.neighbours(post),
    minutes: readingMinutes(plainText(post.html)),
    description: excerptOf(post, descriptionLength),
  };
}

export default function BlogPostPage({ loaderData }: Route.ComponentProps) {
  const { post, owner, neighbours, minutes, description } = loaderData;
  const site = useSite();
  const { meta } = site.copy;
  const title = postTitle(post, site.locale);
  const path = paths.post(post.slug);
  const trail = [
    { name: meta.structured.breadcrumb_home, path: paths.home },
    { name: meta.structured.breadcrumb_blog, path: paths.blog },
    { name: title, path },
  ];
  // An imported post often opens with the picture that became its cover: once is enough.
  const repeated = post.cover !== null && post.html.includes(post.cover);
  return (
    <article>
      <PageHead
        title={fill(meta.post.title, { title, brand: site.brand })}
        description={description || title}
        path={path}
        indexed={post.status === 'published'}
        type="article"
        image={post.cover ?? undefined}
        structured={[articleData({ ...post, title }, description, site), breadcrumbData(trail, site)]}
      />
      <PostHeader post={post} owner={owner} minutes={minutes} />
      {!repeated && (
        <div className={layout.wrap}>
          <div className={post.cover ? styles.picture : styles.drawn}>
            <Cover post={post} wide eager />
          </div>
        </div>
      )}
      <div className={`${layout.wrap} ${layout.grid} ${styles.text}`}>
        <div className={styles.column}>
          <ShareRow slug={post.slug} title={title} place="above" />
          <div
            className={prose.prose}
            lang={post.language}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the core sanitises a body when it is saved and when it is read
            dangerouslySetInnerHTML={{ __html: lazyPictures(post.html) }}
          />
          <TagList tags={post.tags} language={post.language} />
          <ShareRow slug={post.slug} title={title} place="below" />
        </div>
      </div>
      <PostClosing />
      <PostPager neighbours={neighbours} />
    </article>
  );
}

export { BlogPostError as ErrorBoundary };
