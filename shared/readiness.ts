/** Whether a site can do its work, check by check; `unknown` where another check failed before. */
export interface Readiness {
  /** The database answers. */
  database: 'ok' | 'failed' | 'unknown';
  /** The database has the form that this version needs. */
  migrations: 'ok' | 'missing' | 'unknown';
  /** Room on the disk; with `low` the site still works. */
  disk: 'ok' | 'low' | 'full' | 'unknown';
  /** The database takes changes. */
  writing: 'ok' | 'refused' | 'unknown';
}
