import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Core } from '../core/core.ts';
import { type AuditEntry, type AuditName, auditEntrySchema, auditNames } from '../shared/audit-event.ts';
import { type ApiEnvironment, jsonAnswer, Resource } from './resource.ts';
import { csvLine, type ReportError, sendFile } from './streaming.ts';

const columns = ['id', 'at', 'last_at', 'name', 'count', 'source', 'session', 'client', 'what'] as const;

/** Events that are in memory at once. */
const batch = 1000;

/** The whole trail as CSV (RFC 4180, UTF-8), newest first, piece by piece; `what` is JSON. */
async function* auditCsv(core: Pick<Core, 'audit'>, name?: AuditName): AsyncGenerator<string> {
  yield `${columns.join(',')}\r\n`;
  for (let before: number | undefined; ; ) {
    const { events, next } = await core.audit.list({ before, limit: batch, names: name && [name] });
    yield events.map(eventLine).join('');
    if (next === null) return;
    before = next;
  }
}

function eventLine(entry: AuditEntry): string {
  return csvLine(
    columns.map((column) => (column === 'what' ? JSON.stringify(entry.what) : (entry[column] ?? ''))),
  );
}

// Rebuilt here: the OpenAPI extension can't name schemas that were created before it was loaded.
const entry = z.object(auditEntrySchema.shape).openapi('AuditEvent');

const name = z.enum(auditNames).optional();
const csv = { 'text/csv': { schema: z.string() } };
const refused = { 400: 'A name, id or limit that cannot be used' };

/** The audit trail over HTTP, for the signed-in owner alone; `report` hears of files that broke off. */
export function audit(report: ReportError): Resource {
  return new Resource('Activity')
    .add({
      route: 'GET /audit',
      id: 'listActivity',
      summary: 'What was done on the site, newest first',
      description:
        'Sign-ins and failed ones, changes, refusals, for 400 days. `before` takes the `next` of the page before. ' +
        'With `Accept: text/csv` the whole of it comes as CSV, as from /api/audit.csv.',
      query: {
        before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
        limit: z.coerce.number().int().min(1).max(500).default(50),
        name,
      },
      answers: {
        200: {
          description: 'The events of this page, and where the next begins',
          content: {
            ...jsonAnswer('', z.object({ events: z.array(entry), next: z.int().nullable() })).content,
            ...csv,
          },
        },
        ...refused,
      },
      run: async ({ c, core, query }) => {
        const { name: only, ...range } = query;
        if (wantsCsv(c.req.header('Accept'))) return sendCsv(c, only, report);
        return await core.audit.list({ ...range, names: only && [only] });
      },
    })
    .add({
      route: 'GET /audit.csv',
      id: 'exportActivity',
      summary: 'The same as a CSV file, as a whole',
      query: { name },
      answers: { 200: { description: 'The file', content: csv }, ...refused },
      run: ({ c, query }) => sendCsv(c, query.name, report),
    });
}

/** True where CSV is named, and JSON is not. */
function wantsCsv(accept = ''): boolean {
  return /\btext\/csv\b/i.test(accept) && !/\bapplication\/json\b/i.test(accept);
}

function sendCsv(c: Context<ApiEnvironment>, name: AuditName | undefined, report: ReportError): Response {
  const pieces = auditCsv(c.env.core, name);
  return sendFile(c, { name: 'activity.csv', type: 'text/csv; charset=utf-8', pieces, report });
}
