import type { Database } from '../db/connect.ts';
import type { RefusalReason } from '../shared/audit-event.ts';
import type { AuditActor, AuditCore, AuditEvent, AuditLog } from './audit/audit-event.ts';
import { countRefusals } from './audit/count-refusals.ts';
import { createRecorder, markOf, sessionText } from './audit/create-recorder.ts';
import { readEvents } from './audit/read-events.ts';
import type { SessionTrail } from './auth/create-sessions.ts';
import { failedEvents } from './auth/failed-events.ts';
import { keyedHash } from './auth/keyed-hash.ts';

interface ActorTrail extends AuditCore, SessionTrail {}

/** Records what is changed, by whom, and counts what is refused; each actor has a trail of its own. */
export function createTrail(
  { db, log }: { db: Database; log?: AuditLog | undefined },
  now: () => Date,
): (actor: AuditActor) => ActorTrail {
  const recorder = (actor: AuditActor) => createRecorder({ actor, now, hash: keyedHash, log });

  /** Writes what no transaction waits for. That it can't be written is logged, and refuses nobody. */
  const recordAlone = async (actor: AuditActor, events: AuditEvent[]) => {
    const { record, announce } = recorder(actor);
    try {
      for (const event of events) await record(db.kysely, event);
    } catch (error) {
      log?.error({ err: error, events: events.map(({ name }) => name) }, 'audit event not recorded');
    }
    announce();
  };

  const refusals = countRefusals<{ actor: AuditActor; reason: RefusalReason; at: Date }>(
    ({ actor, reason }) => JSON.stringify([actor.source, actor.client, reason]),
    ({ actor, reason, at }, count) =>
      recordAlone(actor, [{ name: 'access_refused', what: { reason }, count, at }]),
  );

  return (actor) => {
    const audited: ActorTrail['audited'] = async (work) => {
      const { record, announce } = recorder(actor);
      const value = await work(record);
      announce();
      return value;
    };
    return {
      audited,
      attempted: async (name, client, work) => {
        const result = await audited(work);
        if (!result.ok) await recordAlone({ ...actor, client }, failedEvents(name, result.failure));
        return result;
      },
      list: async (range) => {
        await refusals.settle();
        const { token } = actor;
        const session = token === undefined ? null : markOf(await keyedHash(db.kysely, sessionText(token)));
        return readEvents(db, range, session);
      },
      refused: (reason) => refusals.add({ actor, reason, at: now() }),
      settle: refusals.settle,
    };
  };
}
