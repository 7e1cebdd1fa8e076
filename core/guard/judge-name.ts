import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { GuardedNameInput } from '../../shared/guard/guarded-name.ts';
import type { OtherMeanings, RefusedForm } from '../../shared/guard/ordinary-forms.ts';
import { fail, ok, type Result } from '../../shared/result.ts';

/**
 * Whether a name would be found in every text, and which ordinary words are written like it. The lists (the words of English and
 * Spanish films by frequency, as zxcvbn-ts keeps them) are read on a thread that ends with it: they take 50 MB, and are asked for
 * where a name is written down, never where a text is looked through.
 */
export async function judgeName(name: GuardedNameInput): Promise<Result<OtherMeanings, RefusedForm>> {
  const worker = new Worker(new URL('./judge-name-worker.ts', import.meta.url), {
    workerData: name,
    env: {},
    execArgv: [],
  });
  try {
    const [judged] = await once(worker, 'message');
    return judged.refused ? fail(judged.refused) : ok(judged.meanings);
  } finally {
    void worker.terminate();
  }
}
