import type { Database } from '../../../db/connect.ts';
import type { PostFilter } from '../../../shared/post.ts';
import { searchWords } from '../../../shared/text.ts';
import type { OwnPostPage } from '../post-core.ts';
import { countPosts } from '../post-counts-store.ts';
import { listFound } from '../search/search-store.ts';
import { filterIds, listOwnPlaces, listOwnRows, type OwnPlace } from './owner-list-store.ts';

interface Range {
  /** `next` of the page before. */
  after?: string | undefined;
  limit: number;
}

/** A page of the owner's posts, drafts too, without bodies. A place that is none begins at the beginning. */
export async function listOwnPosts(db: Database, filter: PostFilter, range: Range): Promise<OwnPostPage> {
  const { ids, next } = filter.q
    ? await findOwn(db, filter.q, filter, range)
    : await listOwn(db, filter, range);
  const [posts, counts] = await Promise.all([listOwnRows(db.kysely, ids), countPosts(db.kysely)]);
  return { posts, next, ...counts };
}

interface PageOfIds {
  ids: string[];
  next: string | null;
}

async function listOwn(db: Database, filter: PostFilter, { after, limit }: Range): Promise<PageOfIds> {
  const places = await listOwnPlaces(db.kysely, filter, { after: readPlace(after), limit: limit + 1 });
  const last = places.length > limit ? places[limit - 1] : undefined;
  return {
    ids: places.slice(0, limit).map(({ id }) => id),
    next: last ? `${last.key}~${last.id}` : null,
  };
}

function readPlace(text: string | undefined): OwnPlace | undefined {
  const [, key, id] = /^([^~]{1,60})~([^~]{1,100})$/.exec(text ?? '') ?? [];
  return key === undefined || id === undefined ? undefined : { key, id };
}

/** Found posts that are looked at together, and how many times for one page: then the page ends where it is, and the next goes on. */
const foundAtOnce = 400;
const mostLooks = 10;

async function findOwn(
  db: Database,
  query: string,
  { q: _, sort: __, ...filter }: PostFilter,
  { after, limit }: Range,
): Promise<PageOfIds> {
  const words = searchWords(query);
  const ids: string[] = [];
  if (words.length === 0) return { ids, next: null };
  let before = /^\d{1,16}$/.test(after ?? '') ? Number(after) : undefined;
  for (let look = 0; look < mostLooks; look += 1) {
    const search = { words, place: 'anywhere', limit: foundAtOnce, before } as const;
    const found = await listFound(db.kysely, db.dialect, search);
    const all = found.map(({ id }) => id);
    const wanted = await filterIds(db.kysely, all, filter);
    for (const { id, docid } of found) {
      if (ids.length === limit && wanted.has(id)) return { ids, next: String(before) };
      if (wanted.has(id)) ids.push(id);
      before = docid;
    }
    if (found.length < foundAtOnce) return { ids, next: null };
  }
  return { ids, next: String(before) };
}
