import {
  DeleteQueryNode,
  InsertQueryNode,
  type Logger,
  type OperationNode,
  RawNode,
  SelectQueryNode,
  UpdateQueryNode,
} from 'kysely';

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
