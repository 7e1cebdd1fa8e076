import type { Database } from '../../db/connect.ts';
import { readWallTime, today, toInstant, zonedIso } from '../../shared/dates.ts';
import type { Post, PostInput, PostUpdate } from '../../shared/post.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { readZone } from '../settings/settings.ts';
import type { ScheduleFailure } from './post-core.ts';

/** The post with what `update` names, as its next version. `html`: the sanitized body. */
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
    // A sample that the owner rewrites becomes theirs.
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

/** Without a new description, the old one stays with its cover. */
function coverAlt(cover: string | null, current: Post, update: PostUpdate): string | null {
  if (cover === null) return null;
  if (update.cover_alt !== undefined) return update.cover_alt;
  return cover === current.cover ? current.cover_alt : null;
}

/** The time an input names, and the time zone that dates its post. */
export interface Planned {
  /** UTC; null cancels it, undefined leaves it. */
  at: string | null | undefined;
  zone: string;
}

/** A time without an offset is in the owner's time zone. */
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
 * A scheduled post is dated by its time, one published earlier by that day. A new time must not be past; the post's own may
 * be, if it is saved while it waits to be published.
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

/** A restored post that missed its time becomes a draft, so that it doesn't publish itself. */
export function afterItsTime(post: Post, now: Date): Post {
  const isInPast = post.publish_at !== null && post.publish_at <= now.toISOString();
  return isInPast ? { ...post, status: 'draft', publish_at: null } : post;
}
