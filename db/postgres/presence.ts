/** Whether a PostgreSQL server is there, as far as this process knows; kept by what listens to it. */
export interface Presence {
  isAway(): boolean;
  /** How long it has been away, in milliseconds; 0 while it is there. */
  awayFor(): number;
  /** Raised each time it goes away: connections of an earlier generation are not to be trusted. */
  generation(): number;
  /** Tells that a connection failed or that an answer did not come. It counts as away until it has been asked anew. */
  lost(error: Error): void;
  /** Settles when the server is there, or after so many milliseconds. */
  returned(timeoutMs: number): Promise<void>;
}
