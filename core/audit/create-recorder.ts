import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { AuditFacts, AuditName } from '../../shared/audit-event.ts';
import { isRolledBack } from '../site-version/change-site.ts';
import type { AuditActor, AuditEvent, AuditLog } from './audit-event.ts';
import { type AuditRow, countCoalesced, isKeyKnown, saveEvent } from './audit-store.ts';

/** Writes an event, as the last step of a change's transaction. `token`: the session, where not the actor's own. */
export type RecordEvent = (db: Kysely<Schema>, event: AuditEvent, token?: string) => Promise<void>;

export interface Recorder {
  record: RecordEvent;
  /** Tells the log what was recorded since the last time. Call after the transaction. */
  announce(): void;
}

interface RecorderParts {
  actor: AuditActor;
  now: () => Date;
  /** A keyed hash of a text; needed only for actors that have a session or an address. */
  hash?: (db: Kysely<Schema>, text: string) => Promise<string>;
  log?: AuditLog | undefined;
}

/** What strangers can do without end: counted by client and hour, so that they can't fill the table. */
const coalesced: ReadonlySet<AuditName> = new Set<AuditName>([
  'sign_in_failed',
  'locked_out',
  'password_confirm_failed',
  'passkey_failed',
  'brake_applied',
  'access_refused',
]);

/** Rows of one such name that a day (UTC) may have with a client; from then on all clients share a row an hour. */
const clientRowsPerDay = 100;

/** What of a keyed hash stands for a session or a client: 12 characters, 72 bits. */
export function markOf(hash: string): string {
  return hash.slice(0, 12);
}

export function sessionText(token: string): string {
  return `session ${token}`;
}

export function createRecorder({ actor, now, hash, log }: RecorderParts): Recorder {
  let waiting: { db: Kysely<Schema>; row: AuditRow }[] = [];
  const mark = async (db: Kysely<Schema>, text: string | undefined) =>
    text === undefined || !hash ? null : markOf(await hash(db, text));
  return {
    record: async (db, event, token = actor.token) => {
      const at = (event.at ?? now()).toISOString();
      const client = await mark(db, actor.client);
      const key = await keyOf(db, event, client, at);
      const row = {
        at,
        last_at: now().toISOString(),
        name: event.name,
        what: JSON.stringify(event.what ?? {}),
        // Not the hash that the table of sessions has, which would lead from one to the other.
        session: await mark(db, token && sessionText(token)),
        client: key?.isShared ? null : client,
        source: actor.source,
        count: event.count ?? 1,
        coalesce_key: key?.text ?? null,
      };
      const saved = await saveEvent(db, row, { isCounted: !event.run });
      waiting = [...waiting.filter(({ row: { id } }) => id !== saved.id), { db, row: saved }];
    },
    announce: () => {
      for (const { db, row } of waiting) {
        if (isRolledBack(db)) continue;
        const { name, what, session, client, source, count } = row;
        log?.info({ event: name, what: unnamed(what), session, client, source, count }, 'audit');
      }
      waiting = [];
    },
  };
}

/** What the log gets of an event: no address, which may say what a draft is about. The id leads to it. */
function unnamed(what: string): AuditFacts {
  const { slug: _, former_slug: __, other_slug: ___, ...facts } = JSON.parse(what) as AuditFacts;
  return facts;
}

async function keyOf(
  db: Kysely<Schema>,
  { name, what, run }: AuditEvent,
  client: string | null,
  at: string,
): Promise<{ text: string; isShared: boolean } | undefined> {
  if (run) return { text: `run ${run}`, isShared: false };
  if (!coalesced.has(name)) return undefined;
  const hour = at.slice(0, 'yyyy-mm-ddThh'.length);
  const text = (who: string) => [name, (what as AuditFacts | undefined)?.reason ?? '', who, hour].join(' ');
  const own = { text: text(client ?? ''), isShared: false };
  if (await isKeyKnown(db, own.text)) return own;
  const rows = await countCoalesced(db, name, at.slice(0, 'yyyy-mm-dd'.length));
  return rows < clientRowsPerDay ? own : { text: text('*'), isShared: true };
}
