import type { Database } from '../../db/connect.ts';
import type { Db } from '../../db/schema.ts';
import type { GuardOverride, GuardPlace } from '../../shared/guard/guarded-name.ts';
import { defaultLocale, type Locale, parseLocale } from '../../shared/locale.ts';
import type { Post } from '../../shared/post.ts';
import type { RecordEvent } from '../audit/audit.ts';
import { checkOutgoing, readGuardedList } from '../guard/check-outgoing.ts';
import { postFields } from '../posts/check-post.ts';
import { postColumns, toPost } from '../posts/post-row.ts';
import { readSettings } from '../settings/settings.ts';
import { inTransaction } from '../site-version/change-site.ts';

export interface ExportedPost extends Post {
  former: FormerAddresses;
  pair: { name: string; original: Locale } | null;
}

/** Returns the next posts of an export in order of ID: all posts, or those with these IDs. */
export async function listPostsAfter(
  db: Db,
  after: string,
  { limit, ids }: { limit: number; ids?: readonly string[] | undefined },
): Promise<ExportedPost[]> {
  const rows = await db
    .selectFrom('posts')
    .select(postColumns)
    .where('deleted_at', 'is', null)
    .where('id', '>', after)
    .$if(ids !== undefined, (posts) => posts.where('id', 'in', ids ?? []))
    .orderBy('id')
    .limit(limit)
    .execute();
  if (rows.length === 0) return [];
  const found = rows.map(({ id }) => id);
  const slugs = await db
    .selectFrom('old_slugs')
    .select(['slug', 'post_id'])
    .where('post_id', 'in', found)
    .where('is_public', '=', 1)
    .execute();
  const paths = await db
    .selectFrom('old_paths')
    .innerJoin('imported_posts', 'imported_posts.source_key', 'old_paths.source_key')
    .select(['path', 'post_id'])
    .where('post_id', 'in', found)
    .execute();
  const pairs = await db
    .selectFrom('post_pairs')
    .select(['en_id', 'es_id', 'original'])
    .where((pair) => pair.or([pair('en_id', 'in', found), pair('es_id', 'in', found)]))
    .execute();
  const pairOf = (id: string) => {
    const pair = pairs.find(({ en_id, es_id }) => en_id === id || es_id === id);
    return pair ? { name: pair.en_id, original: parseLocale(pair.original) ?? defaultLocale } : null;
  };
  return rows.map((row) => ({
    ...toPost(row),
    pair: pairOf(row.id),
    former: formerAddresses(row.slug, {
      slugs: slugs.filter(({ post_id }) => post_id === row.id).map(({ slug }) => slug),
      paths: paths.filter(({ post_id }) => post_id === row.id).map(({ path }) => path),
    }),
  }));
}

export async function findNewestDate(db: Db): Promise<string | undefined> {
  const newest = await db
    .selectFrom('posts')
    .select('sort_key')
    .where('deleted_at', 'is', null)
    .orderBy('sort_key', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.sort_key;
}

/** The former URLs of posts: slugs on this site, and percent-encoded paths on other sites. */
interface FormerAddresses {
  slugs: string[];
  paths: string[];
}

/** Sorts the URLs, so that both databases produce the same file. `paths` are in the form of `oldPath`. */
export function formerAddresses(slug: string, { slugs, paths }: FormerAddresses): FormerAddresses {
  const atSlugs = new Set(slugs);
  const elsewhere = new Set<string>();
  for (const path of paths) {
    const [, old] = /^\/blog\/([a-z0-9-]+)$/.exec(path) ?? [];
    if (old === undefined) elsewhere.add(encoded(path));
    else atSlugs.add(old);
  }
  atSlugs.delete(slug);
  return { slugs: [...atSlugs].sort(), paths: [...elsewhere].sort() };
}

function encoded(path: string): string {
  const [, before = '', number = ''] = /^(.*?)(\/\?p=\d+)?$/s.exec(path) ?? [];
  return before.split('/').map(encodeURIComponent).join('/') + number;
}

/** A post that isn't exported. `places` is null if the names can't be read. */
export interface HeldPost {
  id: string;
  slug: string;
  title: string;
  places: GuardPlace[] | null;
}

const batch = 50;

interface ExportCheck {
  record: RecordEvent;
  now: Date;
  override?: GuardOverride | undefined;
  /** All posts by default. */
  ids?: readonly string[] | undefined;
}

/** Returns an export's posts with confidential names. With `override`, records it and returns none. */
export async function checkExport(
  db: Database,
  { record, now, override, ids }: ExportCheck,
): Promise<HeldPost[]> {
  const list = await readGuardedList(db);
  if (list.ok && list.value.names.length === 0) return [];
  const held: HeldPost[] = [];
  const check = (subject: string, version: number | undefined, fields: ReturnType<typeof postFields>) =>
    inTransaction(db, (transaction) =>
      checkOutgoing({ db, transaction, record, now }, { kind: 'export', subject, version, fields, override }),
    );
  const { brand, founder } = await readSettings(db);
  const names = [brand, founder].map(
    (value) => ({ field: 'text', value, form: 'prose', of: 'brand' }) as const,
  );
  const ownNames = await check('brand', undefined, names);
  if (!ownNames.ok) held.push({ id: '', slug: '', title: brand, places: placesOf(ownNames.failure) });
  for (let after = ''; ; ) {
    const posts = await listPostsAfter(db.kysely, after, { limit: batch, ids });
    for (const post of posts) {
      const former = { field: 'slug', value: JSON.stringify(post.former), form: 'address' } as const;
      const checked = await check(post.id, post.version, [...postFields(post), former]);
      if (checked.ok) continue;
      const { id, slug, title } = post;
      held.push({ id, slug, title, places: placesOf(checked.failure) });
    }
    after = posts.at(-1)?.id ?? '';
    if (posts.length < batch) return held;
  }
}

function placesOf(failure: { code: string; places?: GuardPlace[] }): GuardPlace[] | null {
  return failure.places ?? null;
}
