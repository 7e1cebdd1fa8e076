import type { Compared } from '../parts/compare.ts';
import type { Grown } from '../parts/growth.ts';
import type { Importing } from '../parts/importing.ts';
import type { Miss } from '../parts/misses.ts';
import type { Starting } from '../parts/starting.ts';
import type { Machine } from './machine.ts';

/** All that was measured in one run; times in milliseconds, memory in bytes, throughput in requests per second. */
export interface Results {
  machine: Machine;
  starting: Starting;
  /** The most memory under the load of hits and misses. */
  busyMemory: number;
  hits: Record<string, Compared>;
  /** With `LOG_LEVEL=warn`. */
  quietHits: Record<string, Compared>;
  misses: Record<string, Miss>;
  growth: Grown[];
  importing: Importing;
}
