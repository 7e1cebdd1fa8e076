import { cpus, release, totalmem } from 'node:os';
import { isPinned } from '../processes/pinned.ts';

export interface Machine {
  date: string;
  processor: string;
  cores: number;
  /** Bytes. */
  memory: number;
  system: string;
  node: string;
  /** Servers on one core, whoever asks on the others. */
  isPinned: boolean;
}

export function machine(): Machine {
  return {
    date: new Date().toISOString(),
    processor: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    memory: totalmem(),
    system: `${process.platform} ${release()}`,
    node: process.version,
    isPinned,
  };
}
