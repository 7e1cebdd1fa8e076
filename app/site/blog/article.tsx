import { fill, plural } from '../../../messages/fill.ts';
import { formatPostDate } from '../../../shared/dates.ts';
import { localised, paths } from '../../../shared/paths.ts';
import type { Post } from '../../../shared/post.ts';
import { BareList } from '../../ui/bare-list.tsx';
import button from '../../ui/button.module.css';
import layout from '../../ui/text.module.css';
import { ListenBar } from '../listen/listen-bar.tsx';
import { ListenButton } from '../listen/listen-button.tsx';
import { PassageBar } from '../passage/passage-bar.tsx';
import { useSite } from '../site-context.ts';
import styles from './article.module.css';
import { Cover } from './cover.tsx';
import { coverCorrection } from './cover-corrections.ts';
import { lazyPictures } from './lazy-pictures.ts';
import { PostPager } from './post-pager.tsx';
import { postTitle } from './post-title.ts';
import prose from './prose.module.css';
import { raiseHeadings } from './raise-headings.ts';
import type { ReadArticle } from './read-article.ts';
import { TagList } from './tag-list.tsx';

/** The networks a post can be shared on, in the order they are offered (docs/specification.md 2.5). */
const networks = ['linkedin', 'x', 'facebook', 'threads', 'bluesky'] as const;

type Network = (typeof networks)[number];

/** Address of a network's page for sharing `url`, an absolute address. */
function shareTarget(network: Network, url: string, title: string): string {
  const link = encodeURIComponent(url);
  const encodedTitle = encodeURIComponent(title);
  const both = encodeURIComponent(`${title} ${url}`);
  const targets: Record<Network, string> = {
    linkedin: `https://www.linkedin.com/sharing/share-offsite/?url=${link}`,
    x: `https://x.com/intent/post?url=${link}&text=${encodedTitle}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${link}`,
    threads: `https://www.threads.com/intent/post?text=${both}`,
    bluesky: `https://bsky.app/intent/compose?text=${both}`,
  };
  return targets[network];
}

interface ShareRowProps {
  slug: string;
  title: string;
  /** Relative to the article; the two rows are told apart by their spoken labels. */
  place: 'above' | 'below';
}

/** Links to the networks' share pages. The site's script opens them in a small window and copies the post's link. */
function ShareRow({ slug, title, place }: ShareRowProps) {
  const { messages, locale, origin } = useSite();
  const { share, shell } = messages;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      className={styles.row}
      role="group"
      aria-label={place === 'above' ? share.label_above : share.label_below}
    >
      <span className={styles.heading} aria-hidden="true">
        {share.heading}
      </span>
      <BareList className={styles.networks}>
        {networks.map((network) => (
          <li key={network}>
            <a
              href={shareTarget(network, origin + paths.share(slug), title)}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${fill(share.share_on, { network: share[network] })} (${shell.new_tab})`}
              data-share=""
            >
              {share[network]}
            </a>
          </li>
        ))}
      </BareList>
      <span className={styles.copy}>
        <button
          type="button"
          data-copy={origin + localised(paths.post(slug), locale)}
          data-toast={messages.toasts.link_copied}
        >
          {share.copy_link}
        </button>
        <span role="status" data-copied={share.copied} data-copy-failed={share.copy_failed} />
      </span>
    </div>
  );
}

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

function PostClosing() {
  const { messages, to } = useSite();
  return (
    <aside className={`${layout.wrap} ${layout.grid}`}>
      <div className={styles.closing}>
        <p>{messages.post.closing}</p>
        <a className={button.button} href={to(paths.contact)}>
          {messages.shell.cta}
        </a>
      </div>
    </aside>
  );
}

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
function PostHeader({ post, translation, isOwner, isPublic, minutes }: PostHeaderProps) {
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
