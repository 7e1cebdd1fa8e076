import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/connect.ts';
import { withLongTimeout } from '../../db/statement-timeout.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { ImportLock, ImportRunning, LockedWork } from './import-lock-core.ts';
import { insertLease, isLeased, removeLease, updateLease } from './lease-store.ts';
import { findRunning } from './resume/unfinished-imports.ts';

/** How long the lock of a process that died keeps others out, in milliseconds: four renewals may fail before. */
const leaseMs = 30_000;
const renewalMs = 6_000;

/** Keeps everybody else from the same work, in this process and in every other one on the database, until `release`: a row that runs out unless it is renewed. */
export async function lockImport(
  db: Database,
  work: LockedWork,
  now: () => Date,
  everyMs = renewalMs,
): Promise<Result<ImportLock, ImportRunning>> {
  const at = now().toISOString();
  const lease = () => ({ name, holder, expires_at: new Date(now().getTime() + leaseMs).toISOString() });
  const [name, holder] = [`import ${work}`, randomUUID()];
  // Reading first: on SQLite a write would wait for the transactions of the import that holds the lock.
  const isTaken = (await isLeased(db.kysely, name, at)) || !(await insertLease(db.kysely, lease(), at));
  if (isTaken) {
    if (work === 'pictures') return fail({ code: 'pictures_running' });
    return fail({ code: 'import_running', at: await findRunning(db.kysely, at) });
  }
  // A renewal that fails is made up for by the next one.
  const renew = () => withLongTimeout(() => updateLease(db.kysely, lease())).catch(() => undefined);
  const renewing = setInterval(() => void renew(), everyMs).unref();
  return ok({
    holder,
    release: async () => {
      clearInterval(renewing);
      await withLongTimeout(() => removeLease(db.kysely, { name, holder }));
    },
  });
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
