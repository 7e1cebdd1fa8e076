import { renderToStaticMarkup } from 'react-dom/server.edge';
import type { Tag } from '../../../core/posts/tags.ts';
import { catalogs } from '../../../messages/catalogs.ts';
import { formatPostDate } from '../../../shared/dates.ts';
import type { Locale } from '../../../shared/locale.ts';
import { paths, withQuery } from '../../../shared/paths.ts';
import type { PostSummary } from '../../../shared/post.ts';
import layout from '../../ui/text.module.css';
import { BareList } from '../../ui/typography.tsx';
import { linkIn, useSite } from '../frame/site-context.ts';
import article from './article.module.css';
import styles from './blog-list.module.css';
import { Cover } from './cover.tsx';
import { isTagIndexed, postTitle } from './post-text.ts';

/** Covers visible when the page opens. Later ones load lazily. */
export const eagerCovers = 2;

interface PostCardProps {
  post: PostSummary;
  position: number;
  locale: Locale;
  isPinned: boolean;
}

function PostCard({ post, position, locale, isPinned }: PostCardProps) {
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

/** Rendered cards by language and position, so that a change to one post doesn't rerender hundreds. */
const cardCache = new WeakMap<PostSummary, Map<string, string>>();

/** Renders the cards as HTML. The page itself preloads covers (`preloadCover`). */
export function renderCards(posts: readonly PostSummary[], locale: Locale, pinned?: string | null): string {
  return posts
    .map((post, position) => renderCard(post, Math.min(position, eagerCovers), locale, post.id === pinned))
    .join('');
}

function renderCard(post: PostSummary, position: number, locale: Locale, isPinned: boolean): string {
  const cards = cardCache.get(post) ?? new Map<string, string>();
  const key = `${locale} ${position} ${isPinned}`;
  const known = cards.get(key);
  if (known !== undefined) return known;
  const card = <PostCard post={post} position={position} locale={locale} isPinned={isPinned} />;
  // React puts preload links before the card.
  const html = renderToStaticMarkup(card).replace(/^(?:<link rel="preload"[^>]*>)+/, '');
  cardCache.set(post, cards.set(key, html));
  return html;
}

/** Posts per page of a list (docs/specification.md 9.2). */
export const listLimit = 500;

/** Returns the page number in a URL, 1 if missing or invalid. */
export function listPage({ searchParams }: URL): number {
  return Number(/^[1-9]\d{0,5}$/.exec(searchParams.get('page') ?? '')?.[0] ?? 1);
}

interface ListPagerProps {
  path: string;
  page: number;
  pages: number;
}

export function ListPager({ path, page, pages }: ListPagerProps) {
  const { messages, to } = useSite();
  if (pages < 2) return <div className={styles.end} />;
  const address = (number: number) => to(withQuery(path, { page: number > 1 ? String(number) : undefined }));
  return (
    <nav className={`${styles.pager} ${styles.end}`} aria-label={messages.blog.heading}>
      {page > 1 ? (
        <a href={address(Math.min(page - 1, pages))} rel="prev">
          {messages.post.newer}
        </a>
      ) : (
        <span />
      )}
      <span>
        {page} / {pages}
      </span>
      {page < pages ? (
        <a href={address(page + 1)} rel="next">
          {messages.post.older}
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
}

const most = 40;

/** Returns the most used tags, in alphabetical order: first those of several posts, which are links. */
export function mostUsed(tags: readonly Tag[]): Pick<Tag, 'tag' | 'name' | 'published'>[] {
  return tags
    .filter(({ published }) => published > 0)
    .toSorted((one, other) => other.published - one.published)
    .slice(0, most)
    .toSorted(
      (one, other) =>
        Number(isTagIndexed(other)) - Number(isTagIndexed(one)) || one.tag.localeCompare(other.tag, 'en'),
    )
    .map(({ tag, name, published }) => ({ tag, name, published }));
}

export function TagLinks({ tags }: { tags: ReturnType<typeof mostUsed> }) {
  const { messages, to } = useSite();
  if (tags.length === 0) return null;
  return (
    <nav className={`${layout.grid} ${article.links}`} aria-labelledby="tags">
      <h2 id="tags">{messages.blog.tags}</h2>
      <BareList>
        {tags.map(({ tag, name, published }) => (
          <li key={tag}>
            {isTagIndexed({ published }) ? (
              <>
                <a className={layout.target} href={to(paths.tag(tag))}>
                  {name}
                </a>{' '}
                <span>{published}</span>
              </>
            ) : (
              <span>{name}</span>
            )}
          </li>
        ))}
      </BareList>
    </nav>
  );
}
