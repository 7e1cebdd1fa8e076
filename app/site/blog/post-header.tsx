import { plural } from '../../../messages/fill.ts';
import { formatPostDate } from '../../../shared/dates.ts';
import { paths } from '../../../shared/paths.ts';
import type { Post } from '../../../shared/post.ts';
import layout from '../../ui/text.module.css';
import { ListenButton } from '../listen/listen-button.tsx';
import { useSite } from '../site-context.ts';
import styles from './article.module.css';
import { postTitle } from './post-title.ts';
import type { ReadArticle } from './read-article.ts';

interface PostHeaderProps {
  post: Post;
  /** The same article in the other language, where readers see it. */
  translation: ReadArticle['translation'];
  /** Shows the way to the editor. */
  isOwner: boolean;
  /** The page that any reader gets. */
  isPublic: boolean;
  /** Time to read, whole minutes. */
  minutes: number;
}

/** Title, lead, and the post's date and reading time in the margin. */
export function PostHeader({ post, translation, isOwner, isPublic, minutes }: PostHeaderProps) {
  const { messages, locale, to } = useSite();
  const isForeign = post.language !== locale;
  const language = isForeign ? post.language : undefined;
  return (
    <header className={`${layout.wrap} ${layout.grid} ${styles.header}`}>
      <div className={`${layout.small} ${styles.facts}`}>
        <span className={styles.when}>
          <time dateTime={post.date}>{formatPostDate(post.date, locale)}</time>{' '}
          <span>{plural(locale, messages.post.reading_time, minutes)}</span>
        </span>{' '}
        {post.source === 'sample' && <span className={layout.badge}>{messages.shell.sample_badge}</span>}
        {isPublic && <ListenButton />}
      </div>
      <h1 lang={language}>{postTitle(post, locale)}</h1>
      {post.excerpt && (
        <p className={`${layout.lead} ${styles.lead}`} lang={language}>
          {post.excerpt}
        </p>
      )}
      {(isForeign || isOwner) && (
        <p className={`${layout.small} ${styles.notes}`}>
          {isForeign && (
            <span>
              {post.language === 'en' ? messages.blog.only_in_english : messages.blog.only_in_spanish}
            </span>
          )}{' '}
          {translation?.language === locale && (
            <a href={to(paths.post(translation.slug))}>{messages.blog.read_translation}</a>
          )}{' '}
          {post.status === 'draft' && <strong>{messages.post.draft_notice}</strong>}
          {post.status === 'scheduled' && <strong>{messages.post.scheduled_notice}</strong>}{' '}
          {isOwner && (
            <a href={paths.composePost(post.slug)} rel="nofollow">
              {messages.post.edit}
            </a>
          )}
        </p>
      )}
    </header>
  );
}
