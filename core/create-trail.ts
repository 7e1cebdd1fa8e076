import type { Database } from '../db/connect.ts';
import type { AuditFacts, RefusalReason } from '../shared/audit-event.ts';
import { nameMask } from '../shared/guard/find-names.ts';
import {
  type AuditActor,
  type AuditCore,
  type AuditEvent,
  type AuditLog,
  type AuditPage,
  createRecorder,
  markOf,
  readEvents,
  sessionText,
} from './audit/audit.ts';
import { failedEvents, type SessionTrail } from './auth/create-sessions.ts';
import { keyedHash } from './auth/secrets.ts';
import { maskTexts } from './guard/check-outgoing.ts';

const writeEveryMs = 5_000;

/** The most different refusals counted per interval. Others are ignored. */
const most = 500;

interface Counted<Key> {
  key: Key;
  count: number;
}

/** Counts refused requests and writes them every few seconds, so that a flood causes few writes. `write` must not throw. */
export interface Refusals<Key> {
  add(key: Key): void;
  settle(): Promise<void>;
}

export function countRefusals<Key>(
  name: (key: Key) => string,
  write: (key: Key, count: number) => Promise<void>,
): Refusals<Key> {
  const counted = new Map<string, Counted<Key>>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  const settle = () => {
    clearTimeout(timer);
    timer = undefined;
    const batch = [...counted.values()];
    counted.clear();
    writing = writing.then(async () => {
      for (const { key, count } of batch) await write(key, count);
    });
    return writing;
  };
  return {
    add: (key) => {
      const known = counted.get(name(key));
      if (known) known.count += 1;
      else if (counted.size < most) counted.set(name(key), { key, count: 1 });
      timer ??= setTimeout(() => void settle(), writeEveryMs).unref();
    },
    settle,
  };
}

interface ActorTrail extends AuditCore, SessionTrail {}

export function createTrail(
  { db, log }: { db: Database; log?: AuditLog | undefined },
  now: () => Date,
): (actor: AuditActor) => ActorTrail {
  const recorder = (actor: AuditActor) => createRecorder({ actor, now, hash: keyedHash, log });

  /** A failed write is logged and doesn't affect the request. */
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
        return masked(db, await readEvents(db, range, session));
      },
      refused: (reason) => refusals.add({ actor, reason, at: now() }),
      settle: refusals.settle,
    };
  };
}

/** Masks confidential names in the slugs of events. If the names can't be read, removes all slugs. */
async function masked(db: Database, { events, next }: AuditPage): Promise<AuditPage> {
  const slugs = [
    ...new Set(
      events.flatMap(({ what }) => [what.slug ?? '', what.former_slug ?? '', what.other_slug ?? '']),
    ),
  ];
  const texts = await maskTexts(db, slugs);
  const shown = new Map(slugs.map((slug, at) => [slug, texts.ok ? texts.value[at] : nameMask]));
  const without = (facts: AuditFacts) =>
    Object.fromEntries(
      Object.entries(facts).map(([key, value]) => [
        key,
        key.endsWith('slug') ? shown.get(String(value)) : value,
      ]),
    );
  return { events: events.map((event) => ({ ...event, what: without(event.what) })), next };
}
