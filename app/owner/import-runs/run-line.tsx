import type { ListedRun } from '../../../core/import/runs/kept-run.ts';
import { fill } from '../../../messages/fill.ts';
import { formatPostDate } from '../../../shared/dates.ts';
import { useClock, useOwner } from '../context/owner-context.ts';
import { formatCount } from './format-score.ts';

/** When a run was, how it ended, and how many articles it dealt with. */
export function RunLine({
  run: { startedAt, state, done, total },
}: {
  run: Pick<ListedRun, 'startedAt' | 'state' | 'done' | 'total'>;
}) {
  const { messages, locale } = useOwner();
  const clock = useClock();
  const { report, states } = messages.importRuns;
  return fill(report.started, {
    date: `${formatPostDate(clock.day(startedAt), locale)}, ${clock.time(startedAt)}`,
    state: states[state],
    done: formatCount(done, locale),
    total: formatCount(total ?? done, locale),
  });
}
