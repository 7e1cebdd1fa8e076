/** Why: away or silent, held by somebody else, its disk full, or open for reading only. */
export type DatabaseErrorKind = 'unavailable' | 'busy' | 'disk_full' | 'read_only';

/** The database could not do what it was asked, through no fault of who asked; what was not acknowledged was not done. */
export class DatabaseFailure extends Error {
  readonly kind: DatabaseErrorKind;
  readonly code: string | undefined;

  constructor(kind: DatabaseErrorKind, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'DatabaseFailure';
    this.kind = kind;
    const { code } = (cause ?? {}) as { code?: unknown };
    this.code = typeof code === 'string' ? code : undefined;
  }
}

/** Nothing can be saved, but what is there can be read. */
export function isUnwritable(error: unknown): boolean {
  return error instanceof DatabaseFailure && (error.kind === 'disk_full' || error.kind === 'read_only');
}
