/** A thread that holds no more than its own modules stays below this, in bytes. */
const tidyBytes = 24 * 1024 * 1024;

/** How far a thread may go beyond what it really needs, which jobs can leave with it for those to come. */
const tidyGrowth = 1.5;

/** The heap of one thread: what it takes in bytes, and how what is not needed any more is given back. */
export interface Heap {
  used(): number;
  collect(): void;
}

/** Call after every job: it collects where the heap has grown far beyond what it held after the last collection. */
export function createTidier({ used, collect }: Heap): () => void {
  let needed = 0;
  return () => {
    if (used() < Math.max(tidyBytes, needed * tidyGrowth)) return;
    collect();
    needed = used();
  };
}
