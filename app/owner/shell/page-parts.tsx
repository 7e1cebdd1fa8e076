import type { ReactNode } from 'react';
import { fill } from '../../../messages/fill.ts';
import type { BackupProblem } from '../../../shared/backups.ts';
import marks from '../../ui/marks.module.css';
import { type BackupsSummary, useLocalTime, useOwner } from '../context/owner-context.ts';
import styles from './shell.module.css';

interface PageHeadingProps {
  title: string;
  /** The page's introduction and links. */
  children?: ReactNode;
  /** The page's main action, at the end of the line. */
  action?: ReactNode;
}

export function PageHeading({ title, children, action }: PageHeadingProps) {
  return (
    <header className={styles.heading}>
      <div>
        <h1>{title}</h1>
        {children}
      </div>
      {action}
    </header>
  );
}

interface EmptyStateProps {
  heading: string;
  text: string;
  children?: ReactNode;
}

/** A message that is shown instead of an empty list. */
export function EmptyState({ heading, text, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <span className={`${marks.caret} ${styles.caret}`} aria-hidden="true" />
      <h2>{heading}</h2>
      <p>{text}</p>
      {children && <div className={styles.action}>{children}</div>}
    </div>
  );
}

/** Backup problems shown on every page. */
export const graveProblems: readonly BackupProblem[] = ['too_old', 'failed', 'drill_failed', 'key_missing'];

/** Returns the backup status in one sentence. */
export function useBackupSentence(state: BackupsSummary): string {
  const { copies } = useOwner().messages.settings;
  const { problem, last_copy: copy, last_drill: drill, places } = state;
  const failed = places.find(({ last_failure: failure }) => failure !== null)?.last_failure;
  const shown = problem === 'too_old' ? oldest(state) : copy;
  const time = useLocalTime(shown?.started_at ?? '');
  if (problem === null) return fill(copies.well, { time });
  const run = problem === 'drill_failed' ? drill : failed;
  const reason = copies.reasons[run?.failure ?? 'failed'];
  return fill(copies.problems[problem], { time, reason });
}

/** The backup status, highlighted if the owner should act. */
export function BackupLine({ state }: { state: BackupsSummary }) {
  const isGrave = state.problem !== null && graveProblems.includes(state.problem);
  return <p className={isGrave ? styles.grave : styles.quiet}>{useBackupSentence(state)}</p>;
}

/** Returns the last backup of the location whose last backup is oldest. */
function oldest({ places }: BackupsSummary) {
  const copies = places.flatMap(({ is_used: isUsed, last_copy: copy }) => (isUsed && copy ? [copy] : []));
  return copies.toSorted((one, other) => (one.started_at < other.started_at ? -1 : 1))[0] ?? null;
}
