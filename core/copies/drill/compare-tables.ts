import type { Kysely } from 'kysely';
import { batchesOf, type CopiedTable, copiedTables, type Row } from '../../../db/copy-rows.ts';
import type { Schema } from '../../../db/schema.ts';
import { countTable, listMatchingRows } from './drill-store.ts';

/** What was compared, and the first thing found different, as a table's name and a row's key. */
export interface Comparison {
  rows: number;
  difference: string | undefined;
}

/**
 * Compares two databases row by row and picture by picture: every row of the copy must be in the other as it is, and no other
 * besides. Rows are found by their keys: databases order texts differently.
 */
export async function compareTables(copy: Kysely<Schema>, other: Kysely<Schema>): Promise<Comparison> {
  let rows = 0;
  for (const table of copiedTables) {
    const before = rows;
    for await (const batch of batchesOf(copy, table)) {
      const matching = await listMatchingRows(other, table, identity(table), batch);
      const found = new Map(matching.map((row) => [nameOf(table, row), row]));
      const difference = batch.find((row) => !isSameRow(row, found.get(nameOf(table, row)), table));
      if (difference) return { rows, difference: `${table.name} ${nameOf(table, difference)}` };
      rows += batch.length;
    }
    const count = await countTable(other, table.name);
    if (count !== rows - before)
      return { rows, difference: `${table.name}: ${rows - before} rows, ${count}` };
  }
  return { rows, difference: undefined };
}

/** What tells a row from all others in either database. */
function identity({ key, counts }: CopiedTable): readonly string[] {
  return counts ? ['post_id', 'version'] : key;
}

function nameOf(table: CopiedTable, row: Row): string {
  return identity(table)
    .map((column) => String(row[column]))
    .join(' ');
}

function isSameRow(row: Row, other: Row | undefined, { counts }: CopiedTable): boolean {
  if (!other) return false;
  return Object.entries(row).every(
    ([column, value]) => (counts && column === 'id') || isSameValue(value, other[column]),
  );
}

export function isSameValue(value: unknown, other: unknown): boolean {
  if (value instanceof Uint8Array) return other instanceof Uint8Array && Buffer.compare(value, other) === 0;
  return value === other;
}
