import { fill, plural } from '../../../messages/fill.ts';
import { formatPostDate } from '../../../shared/dates.ts';
import { localized, paths } from '../../../shared/paths.ts';
import type { Post, PostSummary } from '../../../shared/post.ts';
import { type ServiceKey, services } from '../../../shared/public-pages.ts';
import { tagSlug } from '../../../shared/slug.ts';
import button from '../../ui/button.module.css';
import layout from '../../ui/text.module.css';
import { BareList, BareRule, SectionRule } from '../../ui/typography.tsx';
import { SmallHeadshot } from '../frame/pictures.tsx';
import { useSite } from '../frame/site-context.ts';
import styles from './article.module.css';
import tools from './article-tools.module.css';
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
  article: { post, related, translation, minutes, portrait },
  isOwner = false,
  isPublic = false,
}: ArticleProps) {
  const { messages, locale } = useSite();
  const title = postTitle(post, locale);
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
            data-quote={messages.passage.quote}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the core sanitizes a body when it is saved and when it is read
            dangerouslySetInnerHTML={{ __html: raiseHeadings(lazyPictures(post.html)) }}
          />
          <Byline tags={post.tags} language={post.language} portrait={portrait} />
          <ShareRow slug={post.slug} title={title} place="below" />
          {isPublic && <PassageBar />}
        </div>
      </div>
      <NextStep tags={post.tags} />
      {isPublic && <ListenBar />}
      <RelatedPosts posts={related} />
    </article>
  );
}

/** The tags, in either language, of posts about what a service writes. */
const serviceTags: [ServiceKey, RegExp][] = [
  ['speech', /^(speech|keynote|toast|discurso|brindis)/],
  ['linkedin', /^linkedin/],
  ['articles', /^(op-?ed|article|column|articulo)/],
  ['bio', /^bio/],
  ['voice', /^(voice|voz)/],
];

/** The contact page, and the service that writes what the post is about. `<aside>` isn't printed. */
function NextStep({ tags }: Pick<Post, 'tags'>) {
  const { messages, to } = useSite();
  const { closing, service_note } = messages.post;
  const own = tags.map(tagSlug);
  const key = serviceTags.find(([, pattern]) => own.some((tag) => pattern.test(tag)))?.[0];
  const service = services.find((service) => service.key === key);
  return (
    <aside className={styles.next}>
      <SectionRule />
      <div className={`${layout.wrap} ${layout.grid}`}>
        <div className={styles.closing}>
          <h2>{closing}</h2>
          {service && (
            <p>
              <a href={to(paths.service(service.slug))}>{messages.services.pages[service.key].title}</a>
              {service_note}
            </p>
          )}
          <a className={`${button.button} ${button.wide}`} href={to(paths.contact)}>
            {messages.shell.cta}
          </a>
        </div>
      </div>
      <BareRule />
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

/** `<nav>` isn't printed. */
function RelatedPosts({ posts }: { posts: readonly PostSummary[] }) {
  const { messages, locale, to } = useSite();
  return (
    <nav className={`${layout.wrap} ${styles.related}`} aria-label={messages.post.read_next}>
      {posts.length > 0 && <h2>{messages.post.read_next}</h2>}
      <a className={layout.action} href={to(paths.blog)}>
        {messages.post.back}
      </a>
      {posts.length > 0 && (
        <BareList>
          {posts.map((post) => (
            <li key={post.id}>
              <div>
                <Cover post={post} sizes="(min-width: 40rem) 22rem, 7rem" />
              </div>
              <h3 lang={post.language === locale ? undefined : post.language}>
                <a href={to(paths.post(post.slug))} hrefLang={post.language}>
                  {postTitle(post, locale)}
                </a>
              </h3>
              <p className={layout.small}>
                <time dateTime={post.date}>{formatPostDate(post.date, locale)}</time>{' '}
                {post.source === 'sample' && (
                  <span className={layout.badge}>{messages.shell.sample_badge}</span>
                )}
              </p>
            </li>
          ))}
        </BareList>
      )}
    </nav>
  );
}

function Byline({ tags, language, portrait }: Pick<Post, 'tags' | 'language'> & { portrait: string }) {
  const { messages, locale, founder, to } = useSite();
  const { byline, byline_no_name } = messages.post;
  return (
    <div className={styles.byline}>
      <SmallHeadshot portrait={portrait} />
      <p>{founder ? fill(byline, { founder }) : byline_no_name}</p>
      {tags.length > 0 && (
        <BareList aria-label={messages.post.tags} lang={language === locale ? undefined : language}>
          {tags.map((tag) => (
            <li key={tag}>
              <a className={layout.target} href={to(paths.tag(tagSlug(tag)))}>
                {tag}
              </a>
            </li>
          ))}
        </BareList>
      )}
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
