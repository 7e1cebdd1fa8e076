import type { Database } from '../../db/connect.ts';
import { type AuditEntry, auditFactsSchema } from '../../shared/audit-event.ts';
import type { AuditPage, AuditRange } from './audit-event.ts';
import { type AuditRow, listEvents, removeEventsBefore } from './audit-store.ts';

/** How long an event is stored, in milliseconds: 400 days. */
const retentionMs = 400 * 24 * 60 * 60 * 1000;

export async function readEvents(
  db: Pick<Database, 'kysely'>,
  range: AuditRange,
  session: string | null,
): Promise<AuditPage> {
  // One more than was asked for tells whether there is a next page.
  const rows = await listEvents(db.kysely, { ...range, limit: range.limit + 1 });
  const events = rows.slice(0, range.limit).map((row) => toEntry(row, session));
  return { events, next: rows.length > range.limit ? (events.at(-1)?.id ?? null) : null };
}

/** Removes what was stored long enough; gives how many. Run daily. */
export function purgeEvents(db: Pick<Database, 'kysely'>, now: Date): Promise<number> {
  return removeEventsBefore(db.kysely, new Date(now.getTime() - retentionMs).toISOString());
}

function toEntry({ coalesce_key: _, ...row }: AuditRow, session: string | null): AuditEntry {
  return {
    ...row,
    // PostgreSQL gives its wide counters as text.
    id: Number(row.id),
    what: readFacts(row.what),
    own: session !== null && row.session === session,
  };
}

/** What is no longer, or not yet, understood is left out: the event is still one. */
function readFacts(text: string): AuditEntry['what'] {
  try {
    return auditFactsSchema.safeParse(JSON.parse(text)).data ?? {};
  } catch {
    return {};
  }
}
