import type { AuditEvent } from '../core/audit/audit-event.ts';
import { commandRecorder } from '../core/audit/command-recorder.ts';
import type { Database } from '../db/connect.ts';

/**
 * Records what a command has done outside of the database. A copy that was made is good, also where the disk has no room
 * left for one more row: that is said, and fails nothing.
 */
export async function recordDone(db: Pick<Database, 'kysely'>, event: AuditEvent): Promise<void> {
  try {
    await commandRecorder()(db.kysely, event);
  } catch (error) {
    const why = error instanceof Error ? error.message : error;
    process.stderr.write(`It was done, but could not be entered in the list of activity: ${why}\n`);
  }
}
