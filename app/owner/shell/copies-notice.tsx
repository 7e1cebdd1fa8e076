import { Link, useLocation } from 'react-router';
import { localised, paths } from '../../../shared/paths.ts';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import { CopiesLine, graveProblems } from './copies-line.tsx';
import styles from './shell.module.css';

/** Above every page but where it is mended: a copy is too old or failed, or can't be brought back. */
export function CopiesWarning() {
  const { copies } = useOwner();
  const { pathname } = useLocation();
  const isGrave = copies?.problem && graveProblems.includes(copies.problem);
  return isGrave && pathname !== paths.settings ? <Notice className={styles.warning} /> : null;
}

/** Below the owner's first page: how safe the site is, where that is no warning and the server offers copies at all. */
export function CopiesFootnote() {
  const { copies } = useOwner();
  const { pathname } = useLocation();
  if (!copies || pathname !== paths.compose) return null;
  const isQuiet = copies.problem === null || ![...graveProblems, 'no_place'].includes(copies.problem);
  return isQuiet ? <Notice className={styles.footnote} /> : null;
}

function Notice({ className }: { className: string | undefined }) {
  const { copies, locale, messages } = useOwner();
  const { heading, see } = messages.settings.copies;
  if (!copies) return null;
  return (
    <aside className={className} aria-label={heading}>
      <CopiesLine state={copies} />
      <Link className={text.action} to={`${localised(paths.settings, locale)}#copies`}>
        {see}
      </Link>
    </aside>
  );
}
