import type {
  AuditEntry,
  AuditFacts,
  AuditName,
  AuditSource,
  RefusalReason,
} from '../../shared/audit-event.ts';

export interface AuditEvent {
  name: AuditName;
  what?: AuditFacts;
  /** When it happened, where it is written later. */
  at?: Date;
  /** How often it happened since it was written last; once unless told. */
  count?: number;
  /** Events of one run share one row, which each of them brings up to date: the run's own made-up name. */
  run?: string;
}

/** Who does something, as the face of the site that hears them knows it. Neither text is ever kept as it is. */
export interface AuditActor {
  source: AuditSource;
  token?: string | undefined;
  client?: string | undefined;
}

/** Whoever has the server's files: no session, no client. */
export const commandLine: AuditActor = { source: 'command_line' };

export interface AuditRange {
  /** Only what is older than the event of this id. */
  before?: number | undefined;
  limit: number;
  /** Only these; all unless given. */
  names?: readonly AuditName[] | undefined;
}

export interface AuditPage {
  events: AuditEntry[];
  /** `before` of the next page; null when this is the last. */
  next: number | null;
}

export interface AuditLog {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** The audit trail as its owner reads it. */
export interface AuditCore {
  /** What happened, newest first, as the actor's session reads it. */
  list(range: AuditRange): Promise<AuditPage>;
  /** Counts a write of the actor's that was refused before anything looked at it; it is written seconds later. */
  refused(reason: RefusalReason): void;
  /** Writes what was counted and is not written yet. */
  settle(): Promise<void>;
}
