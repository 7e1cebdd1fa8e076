import type { Kysely } from 'kysely';
import type { Database } from '../db/connect.ts';
import type { Schema } from '../db/schema.ts';
import type { RefusalReason } from '../shared/audit-event.ts';
import type { AuditActor, AuditCore, AuditEvent, AuditLog } from './audit/audit-event.ts';
import { countRefusals } from './audit/count-refusals.ts';
import { createRecorder, markOf, sessionText } from './audit/create-recorder.ts';
import { readEvents } from './audit/read-events.ts';
import type { SessionTrail } from './auth/create-sessions.ts';
import { failedEvents } from './auth/failed-events.ts';

interface TrailParts {
  db: Database;
  now: () => Date;
  hash: (db: Kysely<Schema>, text: string) => Promise<string>;
  log: AuditLog | undefined;
}

interface ActorTrail extends AuditCore, SessionTrail {}

export function createTrail({ db, now, hash, log }: TrailParts): { of(actor: AuditActor): ActorTrail } {
  const recorder = (actor: AuditActor) => createRecorder({ actor, now, hash, log });

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

  return {
    of: (actor) => {
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
          const session = token === undefined ? null : markOf(await hash(db.kysely, sessionText(token)));
          return readEvents(db, range, session);
        },
        refused: (reason) => refusals.add({ actor, reason, at: now() }),
        settle: refusals.settle,
      };
    },
  };
}
