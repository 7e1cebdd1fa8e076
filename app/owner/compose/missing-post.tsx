import { Link, useLocation } from 'react-router';
import { localised, paths } from '../../../shared/paths.ts';
import text from '../../ui/text.module.css';
import { useDesk } from '../context/owner-context.ts';
import styles from './notices.module.css';

/** The post that the address names cannot be opened; the editor below is for a new one. */
export function MissingPost() {
  const { copy, locale } = useDesk();
  const { pathname, search } = useLocation();
  return (
    <section className={styles.notice} aria-label={copy.toasts.one}>
      <p role="alert" className={styles.failure}>
        {copy.errors.catalog.editor_load}
      </p>
      <div className={styles.actions}>
        <Link className={text.action} to={pathname + search} replace>
          {copy.compose.load_again}
        </Link>
        <Link className={text.action} to={localised(paths.compose, locale)}>
          {copy.compose.new_post}
        </Link>
      </div>
    </section>
  );
}
