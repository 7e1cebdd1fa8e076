import type { Core } from '../../../core/core.ts';
import type { ReviewHead, ReviewRecord } from '../../../shared/review/review.ts';

export interface LoadedRecords {
  /** The record that `?review=` names; null where there is none, undefined where none is asked for. */
  record: ReviewRecord | null | undefined;
  records: ReviewHead[];
}

export async function loadRecords(core: Core, parameters: URLSearchParams): Promise<LoadedRecords> {
  const id = parameters.get('review');
  if (!id) return { record: undefined, records: await core.reviews.listAll() };
  const found = await core.reviews.record(id);
  return { record: found.ok ? found.value : null, records: [] };
}
