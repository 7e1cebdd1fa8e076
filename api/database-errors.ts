import type { DatabaseErrorKind } from '../shared/database-failure.ts';

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
    detail: 'Other work is being saved just now. Try again in a few seconds.',
    retryAfter: 2,
  },
  disk_full: {
    status: 507,
    detail: 'The disk is full, so nothing can be saved. Make room on the server and try again.',
    retryAfter: 60,
  },
  read_only: {
    status: 503,
    detail:
      'The database can only be read just now, so nothing can be saved. Look at the server and try again.',
    retryAfter: 60,
  },
};
