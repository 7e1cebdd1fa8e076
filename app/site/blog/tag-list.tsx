import type { Locale } from '../../../shared/locale.ts';
import { paths } from '../../../shared/paths.ts';
import { tagSlug } from '../../../shared/tags.ts';
import { BareList } from '../../ui/bare-list.tsx';
import { useSite } from '../site-context.ts';
import styles from './blog-list.module.css';

export function TagList({ tags, language }: { tags: readonly string[]; language: Locale }) {
  const { messages, locale, to } = useSite();
  if (tags.length === 0) return null;
  return (
    <div className={styles.tags}>
      <span>{messages.post.tags}</span>
      <BareList lang={language === locale ? undefined : language}>
        {tags.map((tag) => (
          <li key={tag}>
            <a href={to(paths.tag(tagSlug(tag)))}>{tag}</a>
          </li>
        ))}
      </BareList>
    </div>
  );
}
