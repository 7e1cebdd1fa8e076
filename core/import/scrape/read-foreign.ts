import type { ImportJobs } from '../jobs/import-jobs.ts';
import { runImportJob } from '../jobs/run-import-job.ts';

/** How long one page of a blog may take to read, in ms: no honest one takes a tenth of it. */
const timeoutMs = 5_000;

type Reader = 'article' | 'blogPage' | 'cards' | 'feed' | 'previewBody';

/** What a stranger's page tells, read on another thread; undefined where the parser fails or takes too long. */
export async function readForeign<Name extends Reader>(
  name: Name,
  input: Parameters<ImportJobs[Name]>[0],
): Promise<ReturnType<ImportJobs[Name]> | undefined> {
  try {
    const read = await runImportJob(name, input, timeoutMs);
    return read.ok ? read.value : undefined;
  } catch {
    return undefined;
  }
}
