import type { AdjacentPosts } from '../../../core/posts/post-core.ts';
import type { Locale } from '../../../shared/locale.ts';
import { paths } from '../../../shared/paths.ts';
import styles from '../../ui/pager.module.css';
import layout from '../../ui/text.module.css';
import { useSite } from '../site-context.ts';

export function PostPager({ adjacentPosts: { newer, older } }: { adjacentPosts: AdjacentPosts }) {
  const { messages, to } = useSite();
  const { post } = messages;
  return (
    <div className={`${layout.wrap} ${styles.end}`}>
      <nav className={styles.pager} aria-label={messages.blog.heading}>
        {older && <AdjacentLink label={post.older} {...older} rel="prev" />}{' '}
        {newer && <AdjacentLink label={post.newer} {...newer} rel="next" />}{' '}
        <a className={styles.middle} href={to(paths.blog)}>
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
    <a className={styles[rel]} href={to(paths.post(slug))} rel={rel} hrefLang={otherLanguage}>
      <small>
        {label}
        {otherLanguage && ` · ${otherLanguage === 'en' ? in_english : in_spanish}`}
      </small>{' '}
      <span lang={otherLanguage}>{title.trim() || slug}</span>
    </a>
  );
}
