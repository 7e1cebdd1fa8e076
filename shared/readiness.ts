/** Whether a site can do its work, check by check; `unknown` where another check failed before. */
export interface Readiness {
  database: 'ok' | 'failed' | 'unknown';
  migrations: 'ok' | 'missing' | 'unknown';
  disk: 'ok' | 'low' | 'full' | 'unknown';
  writing: 'ok' | 'refused' | 'unknown';
}
