import { Link, useSearchParams } from 'react-router';
import { fill } from '../../../messages/fill.ts';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import styles from './media-library.module.css';

/** The way to newer and older pictures; nothing where all are on one page. */
export function LibraryPager({ page, pages }: { page: number; pages: number }) {
  const { mediaLibrary } = useOwner().messages;
  const [parameters] = useSearchParams();
  if (pages < 2) return null;
  const address = (number: number) => {
    const other = new URLSearchParams(parameters);
    other.set('page', String(number));
    return `?${other}`;
  };
  return (
    <nav className={styles.pager} aria-label={mediaLibrary.pager}>
      {page > 1 && (
        <Link className={text.action} to={address(Math.min(page - 1, pages))} rel="prev">
          {mediaLibrary.previous}
        </Link>
      )}
      <span className={text.small}>{fill(mediaLibrary.page, { n: page, total: pages })}</span>
      {page < pages && (
        <Link className={text.action} to={address(page + 1)} rel="next">
          {mediaLibrary.next}
        </Link>
      )}
    </nav>
  );
}
