/** An import that is not at its end: under way, paused by its owner, or broken off with its process. */
export interface UnfinishedImport {
  id: string;
  /** Of the file. */
  name: string;
  state: 'running' | 'pausing' | 'paused' | 'interrupted';
  /** What is being done, or comes next. */
  step: 'posts' | 'links' | 'pictures';
  /** Of the step; `total` is null until it is known. */
  done: number;
  total: number | null;
  startedAt: string;
  /** Whether the file lies here, on `machine` only, or nowhere any more. Without need of it: `here`. */
  file: 'here' | 'elsewhere' | 'gone';
  machine: string;
  /** Until when it can be gone on with. */
  keepUntil: string;
}
