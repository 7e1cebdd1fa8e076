import type { DatabaseErrorKind } from '../shared/result.ts';

interface Wait {
  status: 503 | 507;
  detail: string;
  /** Seconds after which to try again. */
  retryAfter: number;
}

/** What is answered while the database can't do what it is asked, and when to ask again. */
export const databaseErrors: Record<DatabaseErrorKind, Wait> = {
  unavailable: {
    status: 503,
    detail: 'The database does not answer. Try again in a moment.',
    retryAfter: 3,
  },
  busy: {
    status: 503,
    detail: 'Other work is being saved right now. Try again in a few seconds.',
    retryAfter: 2,
  },
  disk_full: {
    status: 507,
    detail: 'The disk is full, so nothing can be saved. Free up space on the server and try again.',
    retryAfter: 60,
  },
  read_only: {
    status: 503,
    detail:
      'Right now the database can only be read, so nothing can be saved. Check the server and try again.',
    retryAfter: 60,
  },
};
