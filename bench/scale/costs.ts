/** What one answer takes of the site. */
export interface Cost {
  /** Processor time of the whole process, in milliseconds. */
  cpuMs: number;
  queries: number;
  /** Of the body as it is sent. */
  bytes: number;
}

/** What was measured: a kept page, a page made anew, one that is not there, and a change. */
export interface Costs {
  hit: Cost;
  miss: Cost;
  notFound: Cost;
  publish: Cost;
  /** Of a kept page in the memory of a process, in all its encodings. */
  keptBytes: number;
}
