/**
 * Why the database did not do what it was asked: it is away (or does not answer), somebody else holds what the work
 * needs, its disk is full, or it may only be read.
 */
export type DatabaseErrorKind = 'unavailable' | 'busy' | 'disk_full' | 'read_only';

/** The database could not do what it was asked, through no fault of who asked; what was not acknowledged was not done. */
export class DatabaseFailure extends Error {
  readonly kind: DatabaseErrorKind;
  /** PostgreSQL's or the system's code of the cause, where it has one. */
  readonly code: string | undefined;

  constructor(kind: DatabaseErrorKind, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'DatabaseFailure';
    this.kind = kind;
    const { code } = (cause ?? {}) as { code?: unknown };
    this.code = typeof code === 'string' ? code : undefined;
  }
}
