import { Link, useLocation } from 'react-router';
import { localised, paths } from '../../../shared/paths.ts';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import { CopiesLine } from './copies-line.tsx';
import styles from './copies-notice.module.css';

const grave = ['too_old', 'failed', 'drill_failed'];

/** How safe the site is, on the owner's first page; a warning is on every page but where it is mended. */
export function CopiesNotice() {
  const { copies, locale, messages } = useOwner();
  const { pathname } = useLocation();
  if (!copies || pathname === paths.settings) return null;
  const isWarning = copies.problem !== null && grave.includes(copies.problem);
  // Where the server offers no place there is nothing that the owner could do about it here.
  const isFirst = pathname === paths.compose && copies.problem !== 'no_place';
  if (!isWarning && !isFirst) return null;
  const { heading, see } = messages.settings.copies;
  return (
    <aside className={styles.notice} aria-label={heading}>
      <CopiesLine state={copies} />
      <Link className={text.action} to={`${localised(paths.settings, locale)}#copies`}>
        {see}
      </Link>
    </aside>
  );
}
