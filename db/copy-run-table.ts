/** A copy that was made by itself, or a drill; `shared/copies.ts` says what its fields can be. */
export interface CopyRunsTable {
  id: string;
  kind: string;
  place: string;
  name: string;
  state: string;
  failure: string | null;
  started_at: string;
  finished_at: string | null;
  /** JSON of CopyFacts. */
  facts: string;
}
