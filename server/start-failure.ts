import { databaseTrouble } from '../db/database-failure.ts';
import { type Env, EnvError } from './env.ts';

/** SQLite's results for a file that can't be opened, written or understood (https://sqlite.org/rescode.html). */
const unusableFile = new Set([8, 14, 26]);

/** PostgreSQL's classes for a refused login and for a database that is not there. */
const refusedLogin = /^(28|3D)/;

/**
 * The failure to open the database as one line that names the variable to mend; any other error
 * (a migration that failed) as it is.
 */
export function databaseFailure(error: unknown, env: Pick<Env, 'databaseUrl' | 'dataDir'>): unknown {
  if (!(error instanceof Error)) return error;
  const { code, errcode } = error as { code?: string; errcode?: number };
  const isUnusable = refusedLogin.test(code ?? '') || unusableFile.has(errcode ?? 0);
  if (!isUnusable && !/^E[A-Z]+$/.test(code ?? '') && !databaseTrouble(error)) return error;
  const why = error.message || code;
  return env.databaseUrl
    ? new EnvError(`DATABASE_URL leads to no database that can be used: ${why}.`)
    : new EnvError(`DATA_DIR “${env.dataDir}” can't hold the database: ${why}.`);
}

/** The failure to listen as one line that names the variable to mend. */
export function listenFailure(error: unknown, env: Pick<Env, 'port' | 'host'>): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    return new EnvError(`PORT ${env.port} is in use. Set another one, or stop what is running there.`);
  }
  if (code === 'EACCES') return new EnvError(`PORT ${env.port} is not open to this user.`);
  return new EnvError(`HOST “${env.host}” is no address of this machine (${code}).`);
}
