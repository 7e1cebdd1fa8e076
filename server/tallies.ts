import { type RequestKind, requestKinds } from './request-kind.ts';

/** Of answers that were sent before anything else was looked at: whole, or as “what you have is as it was” (304). */
export interface PreparedTally {
  whole: number;
  unchanged: number;
}

/**
 * Numbers that only grow, each raised where its work is done and read by whoever wants to know. To count costs an addition, whether anybody
 * reads or not.
 */
export const tallies = {
  prepared: Object.fromEntries(requestKinds.map((kind) => [kind, { whole: 0, unchanged: 0 }])) as Record<
    RequestKind,
    PreparedTally
  >,
  pageCache: { hit: 0, stale: 0, miss: 0 },
};
