import { withQuery } from '../../../shared/paths.ts';
import { useSite } from '../site-context.ts';
import styles from './blog-list.module.css';

interface ListPagerProps {
  /** Of the list, with what it is narrowed to. */
  path: string;
  /** From 1. */
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
