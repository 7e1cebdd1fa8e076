import type { Database } from '../../../db/connect.ts';
import { forgetWorkingCopy, keepWorkingCopy, readWorkingCopy } from './keep-working-copy.ts';
import type { WorkingCopyCore } from './working-copy-core.ts';
import { listWorkingCopies } from './working-copy-store.ts';

/** What is written and not saved, over one database. Nobody's trail has it: a key a second would fill it. */
export function createWorkingCopies(db: Database, now: () => Date): WorkingCopyCore {
  return {
    list: () => listWorkingCopies(db.kysely),
    get: (id) => readWorkingCopy(db, id),
    keep: (id, input) => keepWorkingCopy(db, id, input, now()),
    remove: (id, by) => forgetWorkingCopy(db, id, by),
  };
}
