import type { Locale } from '../../../shared/locale.ts';
import { useSite } from '../site-context.ts';
import styles from './tag-list.module.css';

export function TagList({ tags, language }: { tags: readonly string[]; language: Locale }) {
  const { messages, locale } = useSite();
  if (tags.length === 0) return null;
  return (
    <div className={styles.tags}>
      <span>{messages.post.tags}</span>
      <ul lang={language === locale ? undefined : language}>
        {tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
    </div>
  );
}
