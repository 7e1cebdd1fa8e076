import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../../db/connect.ts';
import type { AuditEventsTable, Db } from '../../db/schema.ts';
import { countFound, deleteFound, hasRows } from '../../db/statements.ts';
import {
  type AuditEntry,
  type AuditFacts,
  type AuditName,
  type AuditSource,
  auditFactsSchema,
  type RefusalReason,
} from '../../shared/audit-event.ts';
import { isRolledBack } from '../site-version/change-site.ts';

export interface AuditEvent {
  name: AuditName;
  what?: AuditFacts;
  /** When the event happened, if it is recorded later. */
  at?: Date;
  /** How many events this stands for. Default: 1. */
  count?: number;
  /** Events with the same `run` update one row. */
  run?: string;
}

/** Who acts: the session's token and the client's address, if known. Only keyed hashes of both are stored. */
export interface AuditActor {
  source: AuditSource;
  token?: string | undefined;
  client?: string | undefined;
}

/** Anyone with access to the server. Commands have no session and no client address. */
export const commandLine: AuditActor = { source: 'command_line' };

interface AuditRange {
  before?: number | undefined;
  limit: number;
  names?: readonly AuditName[] | undefined;
}

export interface AuditPage {
  events: AuditEntry[];
  /** The `before` of the next page; null on the last page. */
  next: number | null;
}

export interface AuditLog {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface AuditCore {
  list(range: AuditRange): Promise<AuditPage>;
  /** Counts a write request that was refused before its content was checked. The counts are written seconds later. */
  refused(reason: RefusalReason): void;
  settle(): Promise<void>;
}

/** Records an event as the last step of a change's transaction. `token` is the session's token, if it isn't the actor's. */
export type RecordEvent = (db: Db, event: AuditEvent, token?: string) => Promise<void>;

export interface Trail {
  audited<Value>(work: (record: RecordEvent) => Promise<Value>): Promise<Value>;
}

export interface Recorder {
  record: RecordEvent;
  /** Logs the events recorded since the last call. Call it after the transaction. */
  announce(): void;
}

interface RecorderParts {
  actor: AuditActor;
  now: () => Date;
  /** Returns a keyed hash. Needed only for actors with a session or an address. */
  hash?: (db: Db, text: string) => Promise<string>;
  log?: AuditLog | undefined;
}

/** Events that visitors can trigger without limit. They are counted per client and hour, so that they can't fill the table. */
const coalesced: ReadonlySet<AuditName> = new Set<AuditName>([
  'sign_in_failed',
  'locked_out',
  'password_confirm_failed',
  'passkey_failed',
  'brake_applied',
  'access_refused',
]);

/** How many rows of one such event per UTC day name a client. After that, all clients share one row per hour. */
const clientRowsPerDay = 100;

/** 12 characters (72 bits) of a keyed hash identify a session or a client. */
export function markOf(hash: string): string {
  return hash.slice(0, 12);
}

export function sessionText(token: string): string {
  return `session ${token}`;
}

export function createRecorder({ actor, now, hash, log }: RecorderParts): Recorder {
  let waiting: { db: Db; row: AuditRow }[] = [];
  const mark = async (db: Db, text: string | undefined) =>
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
        // Unlike the hash in the sessions table, so that the two can't be matched.
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

/** Returns the facts to log. Omits slugs and URLs, which may reveal the subject of a draft. */
function unnamed(what: string): AuditFacts {
  const { slug: _, former_slug: __, other_slug: ___, ...facts } = JSON.parse(what) as AuditFacts;
  return facts;
}

async function keyOf(db: Db, { name, what, run }: AuditEvent, client: string | null, at: string) {
  if (run) return { text: `run ${run}`, isShared: false };
  if (!coalesced.has(name)) return undefined;
  const hour = at.slice(0, 'yyyy-mm-ddThh'.length);
  const text = (who: string) => [name, (what as AuditFacts | undefined)?.reason ?? '', who, hour].join(' ');
  const own = { text: text(client ?? ''), isShared: false };
  if (await isKeyKnown(db, own.text)) return own;
  const rows = await countCoalesced(db, name, at.slice(0, 'yyyy-mm-dd'.length));
  return rows < clientRowsPerDay ? own : { text: text('*'), isShared: true };
}

export function commandRecorder(): RecordEvent {
  return createRecorder({ actor: commandLine, now: () => new Date() }).record;
}

/** How long events are stored: 400 days. */
const retentionMs = 400 * 24 * 60 * 60 * 1000;

export async function readEvents(db: Pick<Database, 'kysely'>, range: AuditRange, session: string | null) {
  const rows = await listEvents(db.kysely, { ...range, limit: range.limit + 1 });
  const events = rows.slice(0, range.limit).map((row) => toEntry(row, session));
  return { events, next: rows.length > range.limit ? (events.at(-1)?.id ?? null) : null };
}

/** Removes expired events and returns how many. Runs daily. */
export function purgeEvents(db: Pick<Database, 'kysely'>, now: Date): Promise<number> {
  return removeEventsBefore(db.kysely, new Date(now.getTime() - retentionMs).toISOString());
}

function toEntry({ coalesce_key: _, ...row }: AuditRow, session: string | null): AuditEntry {
  return {
    ...row,
    // PostgreSQL returns bigint as text.
    id: Number(row.id),
    what: readFacts(row.what),
    own: session !== null && row.session === session,
  };
}

/** Omits facts that this version doesn't know. */
function readFacts(text: string): AuditEntry['what'] {
  try {
    return auditFactsSchema.safeParse(JSON.parse(text)).data ?? {};
  } catch {
    return {};
  }
}

type AuditRow = Selectable<AuditEventsTable>;

/** Inserts an event. If its key already has a row, adds to that row's count and updates its time and facts. */
async function saveEvent(db: Db, event: Insertable<AuditEventsTable>, { isCounted }: { isCounted: boolean }) {
  return db
    .insertInto('audit_events')
    .values(event)
    .onConflict((conflict) =>
      conflict.column('coalesce_key').doUpdateSet((row) => ({
        count: isCounted ? row('audit_events.count', '+', event.count) : event.count,
        last_at: event.last_at,
        what: event.what,
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function isKeyKnown(db: Db, key: string): Promise<boolean> {
  return hasRows(db.selectFrom('audit_events').where('coalesce_key', '=', key));
}

async function countCoalesced(db: Db, name: string, since: string): Promise<number> {
  return countFound(
    db
      .selectFrom('audit_events')
      .where('at', '>=', since)
      .where('name', '=', name)
      .where('coalesce_key', 'is not', null),
  );
}

/** Lists events, newest first. Queries each name separately, because each has an index and PostgreSQL would sort all rows. */
export async function listEvents(db: Db, { names, ...range }: AuditRange): Promise<AuditRow[]> {
  if (!names) return listOf(db, range);
  const found = await Promise.all(names.map((name) => listOf(db, { ...range, name })));
  return found
    .flat()
    .toSorted((one, other) => Number(other.id) - Number(one.id))
    .slice(0, range.limit);
}

function listOf(db: Db, { before, limit, name }: Omit<AuditRange, 'names'> & { name?: string }) {
  return db
    .selectFrom('audit_events')
    .selectAll()
    .$if(before !== undefined, (query) => query.where('id', '<', Number(before)))
    .$if(name !== undefined, (query) => query.where('name', '=', String(name)))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

async function removeEventsBefore(db: Db, before: string): Promise<number> {
  return deleteFound(db, db.deleteFrom('audit_events').where('at', '<', before));
}
