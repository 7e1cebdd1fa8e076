import type { ListedRun } from '../../../core/import/runs/kept-run.ts';
import { fill } from '../../../messages/fill.ts';
import { formatClock, formatPostDate } from '../../../shared/dates.ts';
import { useOwner } from '../context/owner-context.ts';
import { useIsInBrowser } from '../context/use-is-in-browser.ts';
import { formatCount } from './format-score.ts';

/** When a run was, how it ended, and how many articles it dealt with. The time is UTC until the owner's clock is known. */
export function RunLine({
  run: { startedAt, state, done, total },
}: {
  run: Pick<ListedRun, 'startedAt' | 'state' | 'done' | 'total'>;
}) {
  const { messages, locale } = useOwner();
  const isInBrowser = useIsInBrowser();
  const { report, states } = messages.importRuns;
  const time = isInBrowser ? formatClock(startedAt, locale) : `${startedAt.slice(11, 16)} UTC`;
  return fill(report.started, {
    date: `${formatPostDate(startedAt.slice(0, 10), locale)}, ${time}`,
    state: states[state],
    done: formatCount(done, locale),
    total: formatCount(total ?? done, locale),
  });
}
