/** Whether a site can do its work, check by check; `unknown` where another check failed before. */
export interface Readiness {
  database: 'ok' | 'failed' | 'unknown';
  migrations: 'ok' | 'missing' | 'unknown';
  disk: 'ok' | 'low' | 'full' | 'unknown';
  writing: 'ok' | 'refused' | 'unknown';
}

/** How long work may wait for its turn before a process says that it is slow, in milliseconds. */
export const slowAfterMs = 10_000;
