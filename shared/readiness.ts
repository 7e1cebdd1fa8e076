/** Whether a site can do its work, check by check; `unknown` where another check failed before. */
export interface Readiness {
  database: 'ok' | 'failed' | 'unknown';
  /** The database has the form that this version needs. */
  migrations: 'ok' | 'missing' | 'unknown';
  /** Room on the disk; with `low` the site still works. */
  disk: 'ok' | 'low' | 'full' | 'unknown';
  writing: 'ok' | 'refused' | 'unknown';
}
