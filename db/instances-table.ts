/** The processes that serve from one database server; each says every ten seconds that it is there. */
export interface InstancesTable {
  id: string;
  /** Host name. */
  machine: string;
  /** Name of the newest migration that its version knows. */
  knows: string;
  /** Both by the database's clock, as `Date.toISOString` writes it. */
  started_at: string;
  seen_at: string;
}
