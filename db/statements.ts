import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Compilable,
  CompiledQuery,
  DeleteQueryNode,
  InsertQueryNode,
  type Kysely,
  type Logger,
  type OperationNode,
  RawNode,
  type SelectQueryBuilder,
  SelectQueryNode,
  sql,
  UpdateQueryNode,
} from 'kysely';
import type { Schema } from './schema.ts';

/** Time limit for a visitor's or a save's database work, in ms: a response is due within two seconds. */
export const promptTimeoutMs = 1_300;

/** How long a save waits for this process's other writes (ms): a slow save is better than a rejected one. */
export const turnTimeoutMs = 5_000;

/** How long imports, backups and the command line wait for other writes, in ms. */
export const longTimeoutMs = 60_000;

const longWork = new AsyncLocalStorage<true>();

/** Runs long work: its statements have no time limit and wait up to a minute for their turn. */
export function withLongTimeout<Value>(work: () => Promise<Value>): Promise<Value> {
  return longWork.run(true, work);
}

export function hasLongTimeout(): boolean {
  return longWork.getStore() ?? false;
}

/**
 * Runs a delete without `returning`; returns the count. Checks with a read first, so that nothing is locked
 * if there is nothing to delete, which is the usual case in maintenance.
 */
export async function deleteFound(db: Kysely<Schema>, query: Compilable): Promise<number> {
  const deletion = query.compile();
  const rows = deletion.sql.replace(/^delete /, '');
  const found = await db.executeQuery(
    CompiledQuery.raw(`select 1 ${rows} limit 1`, [...deletion.parameters]),
  );
  if (found.rows.length === 0) return 0;
  const { numAffectedRows } = await db.executeQuery(deletion);
  return Number(numAffectedRows ?? 0);
}

type Rows<Tables extends keyof Schema> = SelectQueryBuilder<Schema, Tables, object>;

export async function hasRows<Tables extends keyof Schema>(query: Rows<Tables>): Promise<boolean> {
  return (await query.select(sql.lit(1).as('found')).limit(1).executeTakeFirst()) !== undefined;
}

export async function countFound<Tables extends keyof Schema>(query: Rows<Tables>): Promise<number> {
  const { count } = await query.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
  return Number(count);
}

export const statementKinds = ['select', 'insert', 'update', 'delete', 'other'] as const;

export type StatementKind = (typeof statementKinds)[number];

/** A finished statement, with placeholders for its values. */
export interface EndedStatement {
  kind: StatementKind;
  sql: string;
  /** Duration in ms, starting when the statement got a connection. On SQLite, includes waiting to write. */
  ms: number;
  isFailed: boolean;
}

export type OnStatement = (statement: EndedStatement) => void;

/** Kysely's log option; without a listener, nothing is measured. */
export function noteStatements(onStatement: OnStatement | undefined): { log?: Logger } {
  if (!onStatement) return {};
  return {
    log: ({ level, query, queryDurationMillis }) =>
      onStatement({
        kind: kindOf(query.query, query.sql),
        sql: query.sql,
        ms: queryDurationMillis,
        isFailed: level === 'error',
      }),
  };
}

function kindOf(node: OperationNode, sql: string): StatementKind {
  if (SelectQueryNode.is(node)) return 'select';
  if (InsertQueryNode.is(node)) return 'insert';
  if (UpdateQueryNode.is(node)) return 'update';
  if (DeleteQueryNode.is(node)) return 'delete';
  const first = RawNode.is(node) ? /^\s*(\w+)/.exec(sql)?.[1]?.toLowerCase() : undefined;
  return statementKinds.find((kind) => kind === first) ?? 'other';
}
