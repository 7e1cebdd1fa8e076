import layout from '../../ui/text.module.css';
import { ListenBar } from '../listen/listen-bar.tsx';
import { PassageBar } from '../passage/passage-bar.tsx';
import { useSite } from '../site-context.ts';
import styles from './article.module.css';
import { Cover } from './cover.tsx';
import { coverCorrection } from './cover-corrections.ts';
import { lazyPictures } from './lazy-pictures.ts';
import { PostClosing } from './post-closing.tsx';
import { PostHeader } from './post-header.tsx';
import { PostPager } from './post-pager.tsx';
import { postTitle } from './post-title.ts';
import prose from './prose.module.css';
import { raiseHeadings } from './raise-headings.ts';
import type { ReadArticle } from './read-article.ts';
import { ShareRow } from './share-row.tsx';
import { TagList } from './tag-list.tsx';

interface ArticleProps {
  article: ReadArticle;
  /** Shows the way to the editor. */
  isOwner?: boolean;
  /** The page that any reader gets: it can be listened to, its passages shared, and it is kept for when there is no connection. */
  isPublic?: boolean;
}

export function Article({
  article: { post, adjacentPosts, translation, minutes },
  isOwner = false,
  isPublic = false,
}: ArticleProps) {
  const title = postTitle(post, useSite().locale);
  // Imported posts often begin with their cover. A punctuation mark alone, as wide as the page, would look like a picture that failed.
  const isCovered = post.cover ? !post.html.includes(post.cover) : coverCorrection(post) !== undefined;
  return (
    <article {...(isPublic && { 'data-enhance': 'article', 'data-when': 'idle' })}>
      <PostHeader
        post={post}
        translation={translation}
        isOwner={isOwner}
        isPublic={isPublic}
        minutes={minutes}
      />
      {isCovered && (
        <div className={layout.wrap}>
          <div className={post.cover ? styles.picture : styles.drawn}>
            <Cover post={post} isWide isEager />
          </div>
        </div>
      )}
      <div className={`${layout.wrap} ${layout.grid} ${styles.text}`}>
        <div className={styles.column}>
          <ShareRow slug={post.slug} title={title} place="above" />
          <div
            className={prose.prose}
            lang={post.language}
            data-prose=""
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the core sanitises a body when it is saved and when it is read
            dangerouslySetInnerHTML={{ __html: raiseHeadings(lazyPictures(post.html)) }}
          />
          <TagList tags={post.tags} language={post.language} />
          <ShareRow slug={post.slug} title={title} place="below" />
          {isPublic && <PassageBar />}
        </div>
      </div>
      <PostClosing />
      {isPublic && <ListenBar />}
      <PostPager adjacentPosts={adjacentPosts} />
    </article>
  );
}
