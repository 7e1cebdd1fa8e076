/**
 * Numbers that only grow, each raised where its work is done and read by whoever wants to know. To count costs an addition, whether anybody
 * reads or not.
 */
export const tallies = {
  pageCache: { hit: 0, stale: 0, miss: 0 },
};
