import { fill } from '../../../messages/fill.ts';
import type { CopyProblem } from '../../../shared/copies.ts';
import { type CopiesSummary, useOwner } from '../context/owner-context.ts';
import { useLocalTime } from '../context/use-local-time.ts';
import styles from './shell.module.css';

/** Problems that are shown above every page. */
export const graveProblems: readonly CopyProblem[] = ['too_old', 'failed', 'drill_failed', 'key_missing'];

/** How safe the site is in one sentence: quiet where all is well, marked where the owner has to know. */
export function CopiesLine({ state }: { state: CopiesSummary }) {
  const { copies } = useOwner().messages.settings;
  const { problem, last_copy: copy, last_drill: drill, places } = state;
  const failed = places.find(({ last_failure: failure }) => failure !== null)?.last_failure;
  const shown = problem === 'too_old' ? oldest(state) : copy;
  const time = useLocalTime(shown?.started_at ?? '');
  if (problem === null) return <p className={styles.quiet}>{fill(copies.well, { time })}</p>;
  const run = problem === 'drill_failed' ? drill : failed;
  const reason = copies.reasons[run?.failure ?? 'failed'];
  const isGrave = graveProblems.includes(problem);
  return (
    <p className={isGrave ? styles.grave : styles.quiet}>
      {fill(copies.problems[problem], { time, reason })}
    </p>
  );
}

/** The last copy of the place that was not reached for the longest time. */
function oldest({ places }: CopiesSummary) {
  const copies = places.flatMap(({ is_used: isUsed, last_copy: copy }) => (isUsed && copy ? [copy] : []));
  return copies.toSorted((one, other) => (one.started_at < other.started_at ? -1 : 1))[0] ?? null;
}
