import { catalogs } from '../../../messages/catalogs.ts';
import { formatPostDate } from '../../../shared/dates.ts';
import type { Locale } from '../../../shared/locale.ts';
import { paths } from '../../../shared/paths.ts';
import type { PostSummary } from '../../../shared/post.ts';
import layout from '../../ui/text.module.css';
import { linkIn } from '../site-context.ts';
import styles from './blog-list.module.css';
import { Cover } from './cover.tsx';
import { postTitle } from './post-title.ts';

/** Covers in sight when the page opens. Posts from here on are all set alike. */
export const eagerCovers = 2;

interface PostCardProps {
  post: PostSummary;
  position: number;
  locale: Locale;
  /** It stands at the top whatever its date. */
  isPinned: boolean;
}

/** A post in the list; the first of them is set large. `position` counts from 0. */
export function PostCard({ post, position, locale, isPinned }: PostCardProps) {
  const { blog, shell } = catalogs[locale];
  const to = linkIn(locale);
  const title = postTitle(post, locale);
  const isFirst = position === 0;
  const otherLanguage = post.language === locale ? undefined : post.language;
  return (
    <article className={`${layout.grid} ${styles.card} ${isFirst ? styles.first : ''}`}>
      <div className={styles.cover}>
        <Cover post={post} isWide={isFirst} isEager={position < eagerCovers} />
      </div>
      <p className={`${layout.small} ${styles.meta}`}>
        <time dateTime={post.date}>{formatPostDate(post.date, locale)}</time>{' '}
        {isPinned && <span className={layout.badge}>{blog.pinned}</span>}{' '}
        {post.source === 'sample' && <span className={layout.badge}>{shell.sample_badge}</span>}{' '}
        {otherLanguage && (
          <span className={layout.badge}>{post.language === 'en' ? blog.in_english : blog.in_spanish}</span>
        )}
      </p>
      <div className={styles.body}>
        <h2 lang={otherLanguage}>
          <a href={to(paths.post(post.slug))} hrefLang={otherLanguage}>
            {title}
          </a>
        </h2>
        {post.summary && <p lang={otherLanguage}>{post.summary}</p>}
        <span className={`${layout.action} ${styles.more}`}>{blog.read_more}</span>
      </div>
    </article>
  );
}
