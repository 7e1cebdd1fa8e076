import { setImmediate } from 'node:timers/promises';
import type { Database } from '../../db/connect.ts';
import { sortKey } from '../../shared/dates.ts';
import type { Locale } from '../../shared/locale.ts';
import type { Post, PostSummary } from '../../shared/post.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { Actor } from '../../shared/sign-in.ts';
import { slugify } from '../../shared/slug.ts';
import { findPinnedFor } from './pin/pin-store.ts';
import type {
  AdjacentPosts,
  FoundPost,
  ListRange,
  PostAddress,
  PostAddresses,
  PostPage,
} from './post-core.ts';
import { countPostsByYear } from './post-counts-store.ts';
import {
  findAdjacentPosts,
  findPlace,
  findSummary,
  listAddresses,
  listPosts,
  listSummaries,
} from './post-list-store.ts';
import { findPost, findPostByOldSlug } from './post-store.ts';
import { renderPost } from './render-post.ts';

/** The post at an address, drafts for the owner alone; a former slug or another spelling leads to the present one. */
export async function getPost(
  db: Database,
  actor: Actor,
  slug: string,
): Promise<Result<FoundPost, { code: 'post_not_found' }>> {
  const isPublic = !actor.owner;
  const post = await findPost(db.kysely, slug, { isPublic });
  if (post) return ok({ post: await renderPost(post) });
  const spelling = slugify(slug);
  const moved =
    (await findPostByOldSlug(db.kysely, slug, { isPublic })) ??
    (spelling && spelling !== slug
      ? ((await findPost(db.kysely, spelling, { isPublic })) ??
        (await findPostByOldSlug(db.kysely, spelling, { isPublic })))
      : undefined);
  return moved ? ok({ movedTo: moved.slug }) : fail({ code: 'post_not_found' });
}

/** Whole posts, newest first; `page` counts from 1. Drafts are in it for the owner alone. */
export async function readPosts(
  db: Database,
  actor: Actor,
  range: { page: number; limit: number; language?: Locale | undefined },
): Promise<Post[]> {
  const filter = { drafts: actor.owner, language: range.language };
  const posts = await listPosts(db.kysely, filter, toOffset(range));
  const all: Post[] = [];
  for (const post of posts) all.push(await renderPost(post));
  return all;
}

export async function browsePosts(db: Database, range: ListRange): Promise<PostPage> {
  const years = await countPostsByYear(db.kysely, range.locale);
  const counted = range.year === undefined ? years : years.filter(({ year }) => year === range.year);
  const { locale, year } = range;
  const pinned = locale && year === undefined ? await findPinnedFor(db.kysely, locale) : undefined;
  const isFirst = range.page === 1;
  return {
    posts: await listBehindPinned(db, range, pinned),
    pinned: (isFirst && pinned) || null,
    total: counted.reduce((sum, { count }) => sum + count, 0),
    years: years.flatMap(({ year }) => year ?? []),
  };
}

/** A page of the list with the pinned post before all others, which has its place by date no more: each post is on one page. */
async function listBehindPinned(
  db: Database,
  range: ListRange,
  pinned: string | undefined,
): Promise<PostSummary[]> {
  const { limit, offset } = toOffset(range);
  if (pinned === undefined) return listSummaries(db.kysely, range, { limit, offset });
  const filter = { locale: range.locale, without: pinned };
  if (offset > 0) return listSummaries(db.kysely, filter, { limit, offset: offset - 1 });
  const first = await findSummary(db.kysely, pinned);
  const others = await listSummaries(db.kysely, filter, { limit: limit - 1, offset: 0 });
  return first ? [first, ...others] : others;
}

/** Addresses that are read at once: some milliseconds' worth. */
const addressesAtOnce = 250;

export async function postAddresses(
  db: Database,
  range: { page: number; limit: number },
): Promise<PostAddresses> {
  const years = await countPostsByYear(db.kysely);
  return {
    batches: walkAddresses(db, toOffset(range)),
    total: years.reduce((sum, { count }) => sum + count, 0),
  };
}

async function* walkAddresses(
  db: Database,
  { limit, offset }: { limit: number; offset: number },
): AsyncGenerator<PostAddress[]> {
  let after = offset === 0 ? undefined : await findPlace(db.kysely, offset - 1);
  if (offset > 0 && !after) return;
  for (let left = limit; left > 0; left -= addressesAtOnce) {
    const { addresses, last } = await listAddresses(db.kysely, after, Math.min(left, addressesAtOnce));
    if (!last) return;
    yield addresses;
    after = last;
    await setImmediate();
  }
}

export function readAdjacentPosts(db: Database, post: Post, locale?: Locale): Promise<AdjacentPosts> {
  return findAdjacentPosts(db.kysely, { sortKey: sortKey(post.date), id: post.id }, locale);
}

function toOffset(range: { page: number; limit: number }): { limit: number; offset: number } {
  return { limit: range.limit, offset: (range.page - 1) * range.limit };
}
