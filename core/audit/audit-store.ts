import type { Insertable, Kysely, Selectable } from 'kysely';
import type { AuditEventsTable, Schema } from '../../db/schema.ts';
import { deleteFound } from '../../db/statements.ts';
import type { AuditRange } from './audit-event.ts';

export type AuditRow = Selectable<AuditEventsTable>;

/** Writes an event; one whose key has a row already is counted there, with the newest time and facts. */
export async function saveEvent(
  db: Kysely<Schema>,
  event: Insertable<AuditEventsTable>,
  { isCounted }: { isCounted: boolean },
): Promise<AuditRow> {
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

export async function isKeyKnown(db: Kysely<Schema>, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('audit_events')
    .select('id')
    .where('coalesce_key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}

/** How many rows of a name are coalesced ones since a moment, an ISO 8601 timestamp. */
export async function countCoalesced(db: Kysely<Schema>, name: string, since: string): Promise<number> {
  const { count } = await db
    .selectFrom('audit_events')
    .select((row) => row.fn.countAll().as('count'))
    .where('at', '>=', since)
    .where('name', '=', name)
    .where('coalesce_key', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Newest first. Names are asked for one by one: each is found by its index, where PostgreSQL would sort them all. */
export async function listEvents(db: Kysely<Schema>, { names, ...range }: AuditRange): Promise<AuditRow[]> {
  if (!names) return listOf(db, range);
  const found = await Promise.all(names.map((name) => listOf(db, { ...range, name })));
  return found
    .flat()
    .toSorted((one, other) => Number(other.id) - Number(one.id))
    .slice(0, range.limit);
}

function listOf(
  db: Kysely<Schema>,
  { before, limit, name }: Omit<AuditRange, 'names'> & { name?: string },
): Promise<AuditRow[]> {
  return db
    .selectFrom('audit_events')
    .selectAll()
    .$if(before !== undefined, (query) => query.where('id', '<', Number(before)))
    .$if(name !== undefined, (query) => query.where('name', '=', String(name)))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Gives how many were removed. */
export async function removeEventsBefore(db: Kysely<Schema>, before: string): Promise<number> {
  return deleteFound(db, db.deleteFrom('audit_events').where('at', '<', before));
}
