import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Core } from '../core/core.ts';
import { type AuditEntry, type AuditName, auditEntrySchema, auditNames } from '../shared/audit-event.ts';
import { type ApiEnvironment, jsonResponse, Resource } from './resource.ts';
import { csvLine, type ReportError, sendFile } from './streaming.ts';

const columns = ['id', 'at', 'last_at', 'name', 'count', 'source', 'session', 'client', 'what'] as const;

/** How many events are in memory at once. */
const batch = 1000;

/** The activity log as CSV (RFC 4180, UTF-8), newest first; `what` is JSON. */
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

/** The activity log. */
export function audit(report: ReportError): Resource {
  return new Resource('Activity')
    .add('GET /audit', 'listActivity', 'List activity', {
      description:
        'Sign-ins, failed attempts, changes and blocked requests from the last 400 days, newest first. `before` is the `next` of the previous page. ' +
        'With `Accept: text/csv`, returns the whole log as CSV, like /api/audit.csv.',
      query: {
        before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
        limit: z.coerce.number().int().min(1).max(500).default(50),
        name,
      },
      answers: {
        200: {
          description: 'The events',
          content: {
            ...jsonResponse('', z.object({ events: z.array(entry), next: z.int().nullable() })).content,
            ...csv,
          },
        },
      },
      run: async ({ c, core, query }) => {
        const { name: only, ...range } = query;
        if (wantsCsv(c.req.header('Accept'))) return sendCsv(c, only, report);
        return await core.audit.list({ ...range, names: only && [only] });
      },
    })
    .add('GET /audit.csv', 'exportActivity', 'Download the activity log as CSV', {
      query: { name },
      answers: { 200: { description: 'The file', content: csv } },
      run: ({ c, query }) => sendCsv(c, query.name, report),
    });
}

/** Whether a client accepts CSV but not JSON. */
function wantsCsv(accept = ''): boolean {
  return /\btext\/csv\b/i.test(accept) && !/\bapplication\/json\b/i.test(accept);
}

function sendCsv(c: Context<ApiEnvironment>, name: AuditName | undefined, report: ReportError): Response {
  const pieces = auditCsv(c.env.core, name);
  return sendFile(c, { name: 'activity.csv', type: 'text/csv; charset=utf-8', pieces, report });
}
