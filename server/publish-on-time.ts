import type { Logger } from 'pino';
import type { Core } from '../core/core.ts';
import type { Database } from '../db/connect.ts';
import { DatabaseFailure } from '../shared/result.ts';

/** How often it is looked whether anything has to be asked, in milliseconds: it costs microseconds, and asks no database. */
const lookMs = 250;

/** How long the database is not asked again where nothing seems to have changed, in milliseconds: its clock may be another's. */
const askMs = 15_000;

/** By how much the clock of this machine may go otherwise than time does before it was set, in milliseconds. */
const setMs = 100;

/** From here on a post is late enough for its owner to know, in milliseconds. */
const lateMs = 60_000;

export interface TimedPublisher {
  /** Resolves once nothing of it runs any more. */
  stop(): Promise<void>;
}

/**
 * Publishes scheduled posts at their time. Every process of a site does it, so that none is missed when one of them dies: each
 * knows when the next is due, asks again when the site has changed or the clock was set, and is woken by a timer of its own.
 */
export function publishOnTime(
  db: Pick<Database, 'siteVersion'>,
  core: Pick<Core, 'as'>,
  log: Logger,
): TimedPublisher {
  const { schedule } = core.as({ source: 'site' });
  let seen: number | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;
  let dueAt = Number.POSITIVE_INFINITY;
  let difference = 0;
  let running: Promise<void> | undefined;
  let exactly: NodeJS.Timeout | undefined;
  let isStopping = false;
  /** Whether the database could be asked the last time. */
  let isAway = false;

  const publish = async () => {
    // Asked before reading: a post that is scheduled meanwhile makes this answer old.
    seen = db.siteVersion();
    askedAt = performance.now();
    difference = Date.now() - askedAt;
    try {
      const { published, held, waitMs } = await schedule.publishDue();
      isAway = false;
      dueAt = waitMs === undefined ? Number.POSITIVE_INFINITY : performance.now() + waitMs;
      // A draft from now on: its address may say what it is about.
      for (const { slug: _, ...post } of held) log.warn(post, 'scheduled post held back');
      for (const post of published) {
        if (post.lateMs < lateMs) log.info(post, 'scheduled post published');
        else log.warn(post, 'scheduled post published late');
      }
    } catch (error) {
      // What is due is due at the next look, too.
      dueAt = performance.now();
      // The site's owner is told of a database that is away by its readers; once is enough here.
      if (!(error instanceof DatabaseFailure) || !isAway)
        log.error({ err: error }, 'scheduled posts could not be published');
      isAway = true;
    }
  };
  const run = () => {
    clearTimeout(exactly);
    exactly = undefined;
    running ??= publish().finally(() => {
      running = undefined;
      wakeInTime();
    });
  };
  /** Timers are exact for what is near, and go by the time that passes, not by the clock. */
  const wakeInTime = () => {
    const leftMs = dueAt - performance.now();
    if (isStopping || exactly || leftMs <= 0 || leftMs > lookMs) return;
    exactly = setTimeout(run, Math.ceil(leftMs)).unref();
  };
  const look = () => {
    if (running) return;
    const now = performance.now();
    const wasSet = Math.abs(Date.now() - now - difference) > setMs;
    const version = db.siteVersion();
    if (version !== seen || wasSet || now >= dueAt || now - askedAt >= askMs) run();
    else wakeInTime();
  };
  run();
  const timer = setInterval(look, lookMs).unref();
  return {
    stop: async () => {
      isStopping = true;
      clearInterval(timer);
      clearTimeout(exactly);
      await running;
    },
  };
}
