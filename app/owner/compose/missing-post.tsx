import { Link, useLocation } from 'react-router';
import { localised, paths } from '../../../shared/paths.ts';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import styles from './compose.module.css';

/** The post that the address names cannot be opened; the editor below is for a new one. */
export function MissingPost() {
  const { messages, locale } = useOwner();
  const { pathname, search } = useLocation();
  return (
    <section className={styles.panel} aria-label={messages.toasts.one}>
      <p role="alert" className={styles.failure}>
        {messages.errors.catalog.editor_load}
      </p>
      <div className={styles.actions}>
        <Link className={text.action} to={pathname + search} replace>
          {messages.compose.load_again}
        </Link>
        <Link className={text.action} to={localised(paths.compose, locale)}>
          {messages.compose.new_post}
        </Link>
      </div>
    </section>
  );
}
