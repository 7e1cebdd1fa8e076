import type { AdjacentPosts } from '../../../core/posts/post-core.ts';
import { fill, plural } from '../../../messages/fill.ts';
import { formatPostDate } from '../../../shared/dates.ts';
import type { Locale } from '../../../shared/locale.ts';
import { localized, paths } from '../../../shared/paths.ts';
import type { Post } from '../../../shared/post.ts';
import { tagSlug } from '../../../shared/slug.ts';
import button from '../../ui/button.module.css';
import pager from '../../ui/pager.module.css';
import layout from '../../ui/text.module.css';
import { BareList } from '../../ui/typography.tsx';
import { useSite } from '../frame/site-context.ts';
import styles from './article.module.css';
import tools from './article-tools.module.css';
import list from './blog-list.module.css';
import { Cover, coverCorrection } from './cover.tsx';
import { lazyPictures, postTitle, type ReadArticle, raiseHeadings } from './post-text.ts';
import prose from './prose.module.css';

/** The networks in display order (docs/specification.md 2.5). */
const networks = ['linkedin', 'x', 'facebook', 'threads', 'bluesky'] as const;

type Network = (typeof networks)[number];

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
  place: 'above' | 'below';
}

/** The site's script opens the links in a small window and copies the article's link. */
function ShareRow({ slug, title, place }: ShareRowProps) {
  const { messages, locale, origin } = useSite();
  const { share, shell } = messages;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
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
          data-copy={origin + localized(paths.post(slug), locale)}
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
  isOwner?: boolean;
  /** Whether this is the published page, which has reading aloud, sharing of passages and offline reading. */
  isPublic?: boolean;
}

export function Article({
  article: { post, adjacentPosts, translation, minutes },
  isOwner = false,
  isPublic = false,
}: ArticleProps) {
  const title = postTitle(post, useSite().locale);
  // Imported posts often begin with their cover image. A lone punctuation mark as wide as the page would look
  // like a broken image.
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
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the core sanitizes a body when it is saved and when it is read
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
        <a className={`${button.button} ${button.wide}`} href={to(paths.contact)}>
          {messages.shell.cta}
        </a>
      </div>
    </aside>
  );
}

interface PostHeaderProps {
  post: Post;
  translation: ReadArticle['translation'];
  isOwner: boolean;
  isPublic: boolean;
  minutes: number;
}

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

function PostPager({ adjacentPosts: { newer, older } }: { adjacentPosts: AdjacentPosts }) {
  const { messages, to } = useSite();
  const { post } = messages;
  return (
    <div className={`${layout.wrap} ${pager.end}`}>
      <nav className={pager.pager} aria-label={messages.blog.heading}>
        {older && <AdjacentLink label={post.older} {...older} rel="prev" />}{' '}
        {newer && <AdjacentLink label={post.newer} {...newer} rel="next" />}{' '}
        <a className={pager.middle} href={to(paths.blog)}>
          {post.back}
        </a>
      </nav>
    </div>
  );
}

interface AdjacentLinkProps {
  label: string;
  slug: string;
  title: string;
  language: Locale;
  rel: 'prev' | 'next';
}

function AdjacentLink({ label, slug, title, language, rel }: AdjacentLinkProps) {
  const { locale, messages, to } = useSite();
  const otherLanguage = language === locale ? undefined : language;
  const { in_english, in_spanish } = messages.blog;
  return (
    <a className={pager[rel]} href={to(paths.post(slug))} rel={rel} hrefLang={otherLanguage}>
      <small>
        {label}
        {otherLanguage && ` · ${otherLanguage === 'en' ? in_english : in_spanish}`}
      </small>{' '}
      <span lang={otherLanguage}>{title.trim() || slug}</span>
    </a>
  );
}

function TagList({ tags, language }: { tags: readonly string[]; language: Locale }) {
  const { messages, locale, to } = useSite();
  if (tags.length === 0) return null;
  return (
    <div className={list.tags}>
      <span>{messages.post.tags}</span>
      <BareList lang={language === locale ? undefined : language}>
        {tags.map((tag) => (
          <li key={tag}>
            <a className={layout.target} href={to(paths.tag(tagSlug(tag)))}>
              {tag}
            </a>
          </li>
        ))}
      </BareList>
    </div>
  );
}

/** Fixed to the bottom of the window while the article is read aloud. */
function ListenBar() {
  const { listen } = useSite().messages;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div
      className={tools.bar}
      role="group"
      aria-label={listen.bar}
      data-listen-bar=""
      data-pause={listen.pause}
      data-resume={listen.resume}
      hidden
    >
      <button type="button">{listen.pause}</button>
      <button type="button">{listen.stop}</button>
      <span data-place={listen.place} />
    </div>
  );
}

/** Shown by the script if the browser has a voice. Takes no space, so that showing it moves nothing. */
function ListenButton() {
  const { listen } = useSite().messages;
  return (
    <button type="button" className={tools.listen} aria-label={listen.label} data-listen={tools.offered}>
      {listen.start}
    </button>
  );
}

/** Shown next to the selected text, or at the edge of a small window. */
function PassageBar() {
  const { messages, brand } = useSite();
  const { passage } = messages;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div
      className={tools.passageBar}
      role="group"
      aria-label={passage.bar}
      data-passage=""
      data-brand={brand}
      hidden
    >
      <button type="button" data-picture="">
        {passage.picture}
      </button>
      <button type="button" data-copy="">
        {passage.copy_link}
      </button>
      <span
        role="status"
        data-copied={passage.copied}
        data-copy-failed={passage.copy_failed}
        data-saved={passage.saved}
        data-saved-and-copied={passage.saved_and_copied}
        data-too-long={passage.too_long}
        data-failed={passage.failed}
      />
    </div>
  );
}
