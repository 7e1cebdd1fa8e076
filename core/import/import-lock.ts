import type { Database } from '../../db/connect.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { claimLease, type LeaseOptions } from '../leases/claim-lease.ts';
import { leaseClock } from '../leases/lease-clock.ts';
import type { ImportLock, ImportRunning, LockedWork } from './import-lock-core.ts';
import { findRunning } from './resume/unfinished-imports.ts';

/** Keeps everybody else from the same work, in this process and in every other one on the database, until `release`. */
export async function lockImport(
  db: Database,
  work: LockedWork,
  options: LeaseOptions = {},
): Promise<Result<ImportLock, ImportRunning>> {
  const lease = await claimLease(db, `import ${work}`, options);
  if (lease) return ok(lease);
  if (work === 'pictures') return fail({ code: 'pictures_running' });
  return fail({ code: 'import_running', at: await findRunning(db, leaseClock(db.dialect, options.now)) });
}

/** Does the work with a lock that its caller holds, or else with one of its own. */
export async function withImportLock<Value, Failure extends { code: string }>(
  held: ImportLock | undefined,
  lock: () => Promise<Result<ImportLock, ImportRunning>>,
  work: () => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure | ImportRunning>> {
  if (held) return work();
  const taken = await lock();
  if (!taken.ok) return taken;
  try {
    return await work();
  } finally {
    await taken.value.release();
  }
}
