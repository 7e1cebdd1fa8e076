import type { GuardPlace } from './guarded-name.ts';

/** What was to leave holds names that must not appear (`names_found`), or nobody can say whether it does (`guard_locked`). Thrown where a change knows no failure; nothing was written. */
export class LeavingRefused extends Error {
  override name = 'LeavingRefused';
  readonly failure: { code: 'names_found'; places: GuardPlace[] } | { code: 'guard_locked' };

  constructor(failure: LeavingRefused['failure']) {
    // The message goes to the log, which learns of no name.
    super(failure.code);
    this.failure = failure;
  }
}
