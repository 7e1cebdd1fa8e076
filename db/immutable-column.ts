import type { ColumnType } from 'kysely';

/** A column that is written with its row and never changed. */
export type Immutable<Value> = ColumnType<Value, Value, never>;
