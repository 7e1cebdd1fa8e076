import type { Database } from '../../../db/connect.ts';
import {
  type DoubleTime,
  readWallTime,
  type SkippedTime,
  today,
  toInstant,
  zonedIso,
} from '../../../shared/dates.ts';
import type { Post, PostInput } from '../../../shared/post.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { readZone } from '../../settings/settings.ts';

export type ScheduleFailure =
  /** `at`: the time that is past, UTC. */
  | { code: 'publish_at_past'; at: string }
  | { code: 'publish_at_required' }
  /** A time was sent for a post that is published at once, or a draft. */
  | { code: 'publish_at_unscheduled' }
  | { code: 'publish_at_invalid' }
  | SkippedTime
  | DoubleTime;

/** The time that an input names, and the zone that its post is dated in. */
export interface Planned {
  /** UTC; null takes it back, undefined says nothing of it. */
  at: string | null | undefined;
  zone: string;
}

/** Reads when a post should go live: a time without an offset by the clock of the owner's zone. */
export async function readPlan(
  db: Database,
  { publish_at }: Pick<PostInput, 'publish_at'>,
): Promise<Result<Planned, ScheduleFailure>> {
  const zone = await readZone(db);
  if (publish_at == null) return ok({ at: publish_at, zone });
  if (/(?:Z|[+-]\d\d:\d\d)$/.test(publish_at)) return ok({ at: toInstant(publish_at).toISOString(), zone });
  const read = readWallTime(publish_at, zone);
  if (read.ok) return ok({ at: read.value.toISOString(), zone });
  return fail(read.failure.code === 'time_invalid' ? { code: 'publish_at_invalid' } : read.failure);
}

/**
 * The post as it is saved over `current`, with its time and its date: a scheduled post is dated by its time, one that is published
 * before it by the day of that. Its own time may be past, when it is saved while it waits for its turn; a new one may not.
 */
export function planPost(
  current: Post | undefined,
  post: Post,
  { at, zone }: Planned,
  now: Date,
): Result<Post, ScheduleFailure> {
  const own = current?.status === 'scheduled' ? current.publish_at : null;
  if (post.status !== 'scheduled') {
    if (at != null) return fail({ code: 'publish_at_unscheduled' });
    const isEarly = own !== null && own > now.toISOString();
    const isDatedByTime = isEarly && post.status === 'published' && post.date === current?.date;
    return ok({ ...post, publish_at: null, date: isDatedByTime ? today(zone, now) : post.date });
  }
  const wanted = at === undefined ? own : at;
  if (wanted === null) return fail({ code: 'publish_at_required' });
  if (wanted === own && current) return ok({ ...post, publish_at: own, date: current.date });
  if (wanted <= now.toISOString()) return fail({ code: 'publish_at_past', at: wanted });
  return ok({ ...post, publish_at: wanted, date: zonedIso(new Date(wanted), zone) });
}

/** A post that is brought back: one that has missed its time is a draft, and must not go live by itself. */
export function afterItsTime(post: Post, now: Date): Post {
  const isPast = post.publish_at !== null && post.publish_at <= now.toISOString();
  return isPast ? { ...post, status: 'draft', publish_at: null } : post;
}
