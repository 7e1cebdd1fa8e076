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
  SelectQueryNode,
  UpdateQueryNode,
} from 'kysely';
import type { Schema } from './schema.ts';

/** How long what a visitor or a save asks may take in the database, in milliseconds: an answer is due within two seconds. */
export const promptTimeoutMs = 1_300;

/** How long it waits for its turn behind others of this process, which get on: a save that takes longer is better than one that is refused (milliseconds). */
export const turnTimeoutMs = 5_000;

/** How long other work waits for its turn: an import, a copy, the command line (milliseconds). */
export const longTimeoutMs = 60_000;

const longWork = new AsyncLocalStorage<true>();

/** Runs long work: its statements may take as long as they need, and wait a minute for others to finish. */
export function withLongTimeout<Value>(work: () => Promise<Value>): Promise<Value> {
  return longWork.run(true, work);
}

export function hasLongTimeout(): boolean {
  return longWork.getStore() ?? false;
}

/**
 * Deletes what a query without `returning` finds; gives how many. Where it finds nothing, as it mostly does while the past
 * is cleared away, no lock is taken and no thread is started to write.
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

export const statementKinds = ['select', 'insert', 'update', 'delete', 'other'] as const;

export type StatementKind = (typeof statementKinds)[number];

/** One statement that has ended. Its text has a mark in the place of every value. */
export interface EndedStatement {
  kind: StatementKind;
  sql: string;
  /** From the moment it was given a connection, in milliseconds: on SQLite its turn to write is among them. */
  ms: number;
  isFailed: boolean;
}

export type OnStatement = (statement: EndedStatement) => void;

/** What Kysely is given to tell of its statements; with nobody who listens it gets nothing, and measures nothing. */
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
