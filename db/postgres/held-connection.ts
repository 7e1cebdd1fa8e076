import type { DatabaseConnection } from 'kysely';

/** A connection while somebody holds it, with what a driver asks of it. */
export interface HeldConnection extends DatabaseConnection {
  /** `modes` as SQL has them after `start transaction`. */
  begin(modes: string): Promise<void>;
  commit(): Promise<void>;
  rollback(): Promise<void>;
  release(): void;
}
