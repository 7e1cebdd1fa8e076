import { Link } from 'react-router';
import { fill, plural } from '../../../messages/fill.ts';
import { localised, paths } from '../../../shared/paths.ts';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import { useZone } from '../context/use-zone.ts';
import styles from './overdue-warning.module.css';

/** Above every page: posts whose time has passed, and which the site could not publish. */
export function OverdueWarning() {
  const { messages, locale, schedule } = useOwner();
  const { postList } = messages;
  const { format } = useZone();
  const overdue = schedule?.overdue ?? [];
  const [first] = overdue;
  if (!first) return null;
  return (
    <aside className={styles.warning} aria-label={postList.overdue_label}>
      <p>
        {plural(locale, postList.overdue, overdue.length)}{' '}
        {fill(postList.overdue_first, { title: first.title || first.slug, time: format(first.publish_at) })}
      </p>
      <Link
        className={text.action}
        to={localised(paths.postsWith({ status: 'scheduled', sort: 'oldest' }), locale)}
      >
        {postList.overdue_see}
      </Link>
    </aside>
  );
}
