import { setImmediate } from 'node:timers/promises';
import type { Database } from '../../db/connect.ts';
import { sortKey } from '../../shared/dates.ts';
import type { Locale } from '../../shared/locale.ts';
import { missingNamesIn } from '../../shared/media.ts';
import type { Post, PostInput, PostSummary } from '../../shared/post.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { Actor } from '../../shared/sign-in.ts';
import { slugFromTitle, slugify, tagSlug, tagsOfPost } from '../../shared/slug.ts';
import type { Speech } from '../../shared/speech/speech.ts';
import { minutesFor } from '../../shared/text.ts';
import { readBody, readStoredBody, render } from '../rendering/render.ts';
import type { TooIntricate } from '../rendering/rendering-jobs.ts';
import { readZone } from '../settings/settings.ts';
import { findPinnedFor } from './pins.ts';
import type {
  FoundPost,
  ListRange,
  MissingPictures,
  PostAddress,
  PostAddresses,
  PostDescription,
  PostFailure,
  PostPage,
  PostSpeech,
  SpokenText,
} from './post-core.ts';
import {
  countPostsByYear,
  findPlace,
  findSummary,
  listAddresses,
  listPosts,
  listSummaries,
  listTaggedSummaries,
} from './post-list-store.ts';
import { findMissingPictures, findNext, findPost, findPostByOldSlug, findRevision } from './post-store.ts';
import { newPost } from './save-post.ts';

/** Returns a post. Only the owner gets drafts. A former slug or another spelling returns the current slug. */
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
    posts: await listAfterPinned(db, range, pinned),
    pinned: (isFirst && pinned) || null,
    total: counted.reduce((sum, { count }) => sum + count, 0),
    years: years.flatMap(({ year }) => year ?? []),
  };
}

/** Lists the pinned post first and omits it from its place by date. */
async function listAfterPinned(db: Database, range: ListRange, pinned: string | undefined) {
  const { limit, offset } = toOffset(range);
  if (pinned === undefined) return listSummaries(db.kysely, range, { limit, offset });
  const filter = { locale: range.locale, without: pinned };
  if (offset > 0) return listSummaries(db.kysely, filter, { limit, offset: offset - 1 });
  const first = await findSummary(db.kysely, pinned);
  const others = await listSummaries(db.kysely, filter, { limit: limit - 1, offset: 0 });
  return first ? [first, ...others] : others;
}

const addressesPerQuery = 250;

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
  for (let left = limit; left > 0; left -= addressesPerQuery) {
    const { addresses, last } = await listAddresses(db.kysely, after, Math.min(left, addressesPerQuery));
    if (!last) return;
    yield addresses;
    after = last;
    await setImmediate();
  }
}

/** Compares only a few tags and the newest posts of each, so that a tag of many posts costs no more. */
const compared = { tags: 6, posts: 20 };

export async function readRelatedPosts(
  db: Database,
  { id, tags, language }: Pick<Post, 'id' | 'tags' | 'language'>,
): Promise<PostSummary[]> {
  const own = new Set(tags.map(tagSlug));
  const range = { limit: compared.posts, offset: 0 };
  const found = await Promise.all([
    // The three newest and perhaps the post itself.
    listSummaries(db.kysely, { language }, { limit: 4, offset: 0 }),
    ...[...own]
      .slice(0, compared.tags)
      .map((tag) => listTaggedSummaries(db.kysely, { tag, locale: language }, range)),
  ]);
  return [...new Map(found.flat().map((post) => [post.id, post])).values()]
    .filter((post) => post.id !== id && post.language === language)
    .map((post) => ({
      post,
      shared: tagsOfPost(post.tags).filter(({ tag }) => own.has(tag)).length,
      place: sortKey(post.date) + post.id,
    }))
    .sort((one, other) => other.shared - one.shared || (one.place < other.place ? 1 : -1))
    .slice(0, 3)
    .map(({ post }) => post);
}

function toOffset(range: { page: number; limit: number }): { limit: number; offset: number } {
  return { limit: range.limit, offset: (range.page - 1) * range.limit };
}

/** Returns a version as readers would see it, by default the published one. A former slug works too. */
export async function readVersion(
  db: Database,
  slug: string,
  version?: number,
): Promise<Result<Post, { code: 'post_not_found' }>> {
  const post = (await findPost(db.kysely, slug)) ?? (await findPostByOldSlug(db.kysely, slug));
  if (!post || version === undefined)
    return post ? ok(await renderPost(post)) : fail({ code: 'post_not_found' });
  const state = await findRevision(db.kysely, post.id, version);
  return state ? ok(await renderPost(state)) : fail({ code: 'post_not_found' });
}

/** Previews input over the post at `opened` or as a new post. Title and body may be empty. */
export async function previewPost(
  db: Database,
  input: PostInput,
  now: Date,
  opened?: string,
): Promise<Result<Post, TooIntricate>> {
  const body = await readBody(input.html ?? input.body ?? '');
  if (!body.ok) return body;
  const saved = opened ? await findPost(db.kysely, opened) : undefined;
  const post = newPost(input, body.value.html, { now, zone: await readZone(db) });
  const { id, source, created_at } = saved ?? post;
  const slug = slugify(input.slug ?? '') || saved?.slug || slugFromTitle(post.title);
  return ok({ ...post, id, source, created_at, slug });
}

export async function describePost({
  excerpt,
  html,
}: Pick<Post, 'excerpt' | 'html'>): Promise<PostDescription> {
  const body = await readStoredBody(html);
  const own = excerpt?.trim();
  return {
    summary: own || body.summary,
    description: own || body.description,
    minutes: minutesFor(body.length),
  };
}

/** Analyzing speech takes about four times as long as sanitizing. */
const speechFactor = 4;

export async function readSpeech(
  db: Database,
  slug: string,
  version?: number,
): Promise<Result<PostSpeech, PostFailure>> {
  const found = await readVersion(db, slug, version);
  if (!found.ok) return found;
  const post = found.value;
  const speech = await speak(post);
  if (!speech.ok) return speech;
  return ok({ slug: post.slug, version: post.version, updated_at: post.updated_at, ...speech.value });
}

export async function readSpeechOf({
  title,
  language,
  html,
}: SpokenText): Promise<Result<Speech, TooIntricate>> {
  const body = await readBody(html);
  return body.ok ? speak({ title: title.trim(), language, html: body.value.html }) : body;
}

function speak({ title, language, html }: SpokenText): Promise<Result<Speech, TooIntricate>> {
  return render('speech', { html, title, language }, html.length * speechFactor);
}

/** Sanitizes again, because the rules may be stricter than when the post was saved, or the row may have been changed by hand. */
export async function renderPost(post: Post): Promise<Post> {
  const { html } = await readStoredBody(post.html);
  return html === post.html ? post : { ...post, html };
}

export async function readMissingPictures(
  db: Database,
  slug: string,
): Promise<Result<MissingPictures, { code: 'post_not_found' }>> {
  const post = await findPost(db.kysely, slug);
  if (!post) return fail({ code: 'post_not_found' });
  // Only one text per post can have missing images: saving either one replaces the placeholders.
  const next = await findNext(db.kysely, post.id);
  const html =
    (next && (await findMissingPictures(db.kysely, next.text))) ??
    (await findMissingPictures(db.kysely, post));
  return ok({ names: missingNamesIn(html ?? ''), html: html ?? null });
}
