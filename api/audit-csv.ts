import type { Core } from '../core/core.ts';
import type { AuditEntry, AuditName } from '../shared/audit-event.ts';

const columns = ['id', 'at', 'last_at', 'name', 'count', 'source', 'session', 'client', 'what'] as const;

/** Events that are in memory at once. */
const batch = 1000;

/** The whole trail as CSV (RFC 4180, UTF-8), newest first, piece by piece; `what` is JSON. */
export async function* auditCsv(core: Pick<Core, 'audit'>, name?: AuditName): AsyncGenerator<string> {
  yield `${columns.join(',')}\r\n`;
  for (let before: number | undefined; ; ) {
    const { events, next } = await core.audit.list({ before, limit: batch, names: name && [name] });
    yield events.map(csvLine).join('');
    if (next === null) return;
    before = next;
  }
}

function csvLine(entry: AuditEntry): string {
  const cells = columns.map((column) =>
    column === 'what' ? JSON.stringify(entry.what) : String(entry[column] ?? ''),
  );
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/**
 * One cell, quoted. What a spreadsheet would take for a formula begins with an apostrophe (OWASP, CSV Injection): an
 * address of a post may begin with a hyphen.
 */
export function csvCell(text: string): string {
  const plain = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
