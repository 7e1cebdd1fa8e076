import type { GuardedNameInput } from '../../shared/guard/guarded-name.ts';
import type { OtherMeanings, RefusedForm } from '../../shared/guard/ordinary-words.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { createWorkerPool } from '../rendering/worker-pool.ts';
import type { NameJobs } from './name-jobs.ts';

/** One thread, that ends soon after: what it reads takes some 150 MB. */
const runNameJob = createWorkerPool<NameJobs>(new URL('./judge-name-worker.ts', import.meta.url), {
  threads: 1,
  megabytes: 512,
});

/**
 * Whether a name would be found in every text, and which ordinary words are written like it. Asked where a name is written down, never
 * where a text is looked through. It takes as long as it takes: lists and names are only so long, and nothing but a busy machine makes
 * it slow. Throws where there is no memory for it.
 */
export async function judgeName(name: GuardedNameInput): Promise<Result<OtherMeanings, RefusedForm>> {
  const judged = await runNameJob('judge', name, null);
  if (!judged.ok) throw new Error('There is no memory for the lists of words');
  const { refused, meanings } = judged.value;
  return refused ? fail(refused) : ok(meanings);
}
