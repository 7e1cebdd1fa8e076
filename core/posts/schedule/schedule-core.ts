import type { GuardFailure } from '../../guard/guard-core.ts';
import type { NotApproved } from '../../reviews/review-core.ts';
import type { ScheduledPost } from './due-store.ts';

/** A post that its time has published; `publish_at` is that time, UTC. */
export interface PublishedOnTime {
  id: string;
  slug: string;
  publish_at: string;
  /** From its time to now, by the clock of this process, in milliseconds. */
  lateMs: number;
}

/** A post that was not let out at its time, and is a draft until its owner has seen why. */
export interface HeldBack {
  id: string;
  slug: string;
  publish_at: string;
  code: (NotApproved | GuardFailure)['code'];
}

export interface Publishing {
  published: PublishedOnTime[];
  held: HeldBack[];
  /** Milliseconds until the next is due, negative for one that another process is at; undefined where none waits. */
  waitMs: number | undefined;
}

/** `isUnchecked`: it could not be looked through for names in time, and is tried again. */
export type OverduePost = ScheduledPost & { isUnchecked?: true };

export interface ScheduleCore {
  /**
   * Publishes every post whose time has come, once, with the date it was given. One in which names stand by now that must not
   * appear, or which was given to a reader since it was scheduled and is not approved, is held back. To be called by every process.
   */
  publishDue(): Promise<Publishing>;
  /** Posts whose time was a minute ago, and which are still not on the site; the first ten. */
  overdue(): Promise<OverduePost[]>;
  /** Posts that went live more than five minutes late within the last week and were not saved since; the first ten. */
  late(): Promise<ScheduledPost[]>;
  /** Posts that were held back at their time and not saved since; the first ten. */
  held(): Promise<ScheduledPost[]>;
}
