/** Connections of one kind that this process has, and who waits for one. */
export interface ConnectionLoad {
  /** `prompt` and `long` on PostgreSQL, `writer` on SQLite, where reading waits for nobody. */
  pool: string;
  inUse: number;
  idle: number;
  waiting: number;
}
