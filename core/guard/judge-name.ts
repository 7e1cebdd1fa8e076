import type { GuardedNameInput } from '../../shared/guard/guarded-name.ts';
import type { OtherMeanings, RefusedForm } from '../../shared/guard/ordinary-forms.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { createWorkerPool } from '../rendering/worker-pool.ts';
import type { NameJobs } from './name-jobs.ts';

/** One thread, that ends soon after: what it reads takes some 150 MB. */
const runNameJob = createWorkerPool<NameJobs>(new URL('./judge-name-worker.ts', import.meta.url), {
  threads: 1,
  megabytes: 512,
});

/** Longest that judging a name may take: on a busy machine the lists alone take longer than other jobs may. */
const timeoutMs = 45_000;

/**
 * Whether a name would be found in every text, and which ordinary words are written like it. Asked where a name is written down, never
 * where a text is looked through. Throws where the lists can't be read.
 */
export async function judgeName(name: GuardedNameInput): Promise<Result<OtherMeanings, RefusedForm>> {
  const judged = await runNameJob('judge', name, timeoutMs);
  if (!judged.ok) throw new Error('The lists of words could not be read in time');
  const { refused, meanings } = judged.value;
  return refused ? fail(refused) : ok(meanings);
}
