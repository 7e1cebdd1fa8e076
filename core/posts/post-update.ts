import type { Database } from '../../db/connect.ts';
import { readWallTime, today, toInstant, zonedIso } from '../../shared/dates.ts';
import type { Post, PostInput, PostUpdate } from '../../shared/post.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { readZone } from '../settings/settings.ts';
import type { ScheduleFailure } from './post-core.ts';

/** Returns the post with the changes of `update` and the next version number. `html` is the sanitized body. */
export function applyUpdate(
  current: Post,
  update: PostUpdate,
  html: string | undefined,
  { now, zone }: { now: Date; zone: string },
): Post {
  const cover = update.cover === undefined ? current.cover : update.cover;
  const isRewritten = html !== undefined && html !== current.html;
  return {
    ...current,
    // A sample post that the owner rewrites is no longer a sample.
    source: current.source === 'sample' && isRewritten ? 'compose' : current.source,
    title: update.title ?? current.title,
    date: update.date === undefined ? current.date : (update.date ?? today(zone, now)),
    cover,
    cover_alt: coverAlt(cover, current, update),
    excerpt: update.excerpt === undefined ? current.excerpt : update.excerpt,
    html: html ?? current.html,
    tags: update.tags ?? current.tags,
    language: update.language ?? current.language,
    status: update.status ?? current.status,
    updated_at: now.toISOString(),
    version: current.version + 1,
  };
}

/** Keeps the old alt text if the cover hasn't changed and no new alt text was sent. */
function coverAlt(cover: string | null, current: Post, update: PostUpdate): string | null {
  if (cover === null) return null;
  if (update.cover_alt !== undefined) return update.cover_alt;
  return cover === current.cover ? current.cover_alt : null;
}

/** The requested time, and the time zone that determines the post's date. */
export interface Planned {
  /** In UTC. Null cancels the schedule, and undefined leaves the schedule unchanged. */
  at: string | null | undefined;
  zone: string;
}

/** Reads a requested time. Without an offset, it is in the owner's time zone. */
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
 * Sets the date and time of a post. A scheduled post gets the date of its time, and a post published early
 * gets today's date. A new time must not be in the past, but an overdue post can be saved with its own.
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

/** Makes a restored post a draft if it missed its scheduled time, so that it isn't published automatically. */
export function afterItsTime(post: Post, now: Date): Post {
  const isInPast = post.publish_at !== null && post.publish_at <= now.toISOString();
  return isInPast ? { ...post, status: 'draft', publish_at: null } : post;
}
