import type { ScheduledPost } from './due-store.ts';

/** A post that its time has published; `publish_at` is that time, UTC. */
export interface PublishedOnTime {
  id: string;
  slug: string;
  publish_at: string;
  /** From its time to now, by the clock of this process, in milliseconds. */
  lateMs: number;
}

export interface Publishing {
  published: PublishedOnTime[];
  /** Milliseconds until the next is due, negative for one that another process is at; undefined where none waits. */
  waitMs: number | undefined;
}

export interface ScheduleCore {
  /** Publishes every post whose time has come, once, with the date it was given. To be called by every process. */
  publishDue(): Promise<Publishing>;
  /** Posts whose time was a minute ago, and which are still not on the site; the first ten. */
  overdue(): Promise<ScheduledPost[]>;
}
