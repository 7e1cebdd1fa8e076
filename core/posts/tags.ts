import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/connect.ts';
import type { GuardOverride, OutgoingField } from '../../shared/guard/guarded-name.ts';
import type { Locale } from '../../shared/locale.ts';
import type { PostSummary } from '../../shared/post.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { tagSlug } from '../../shared/slug.ts';
import type { RecordEvent } from '../audit/audit.ts';
import { checkOutgoing, type GuardFailure } from '../guard/check-outgoing.ts';
import type { TooIntricate } from '../rendering/rendering-jobs.ts';
import { changed, changeSite } from '../site-version/change-site.ts';
import { preparePosts } from './check-post.ts';
import { countLeftOut, listTaggedSummaries } from './post-list-store.ts';
import { findPostById, findPostForUpdate, postsPerBatch, saveChanged } from './post-store.ts';
import { type CountedName, countTagNames, findFormerTag, listTaggedIds, saveFormerTag } from './tag-store.ts';

export interface Tag {
  tag: string;
  /** The spelling in most of the tag's published posts. */
  name: string;
  published: number;
  drafts: number;
}

/** The tag's published posts, newest first, or its new name if it was renamed. */
type TagPage =
  | { tag: Tag; posts: PostSummary[]; movedTo?: never }
  | { movedTo: string; tag?: never; posts?: never };

export type TagFailure = { code: 'tag_not_found' } | { code: 'tag_invalid' } | GuardFailure | TooIntricate;

export interface TagCore {
  /** Lists tags by name. With `locale`, `published` counts a post and its translation once. */
  list(locale?: Locale): Promise<Tag[]>;
  /**
   * Lists the posts of a tag. `page` counts from 1. With `locale`, a post and its translation are listed
   * once. Only tags with published posts are found.
   */
  browse(
    tag: string,
    range: { page: number; limit: number; locale?: Locale },
  ): Promise<Result<TagPage, TagFailure>>;
  /** Renames a tag in every post. The name of another tag merges the two. `posts` is the number of changed posts. */
  rename(
    tag: string,
    name: string,
    override?: GuardOverride,
  ): Promise<Result<{ tag: string; name: string; posts: number }, TagFailure>>;
}

export async function readTags(db: Database): Promise<Tag[]> {
  const byTag = Map.groupBy(await countTagNames(db.kysely), ({ tag }) => tag);
  const tags = [...byTag].map(([tag, names]) => toTag(tag, names));
  return tags.sort((one, other) => one.tag.localeCompare(other.tag, 'en'));
}

export async function readTagsOf(db: Database, locale: Locale): Promise<Tag[]> {
  const leftOut = await countLeftOut(db.kysely, 'tag', locale);
  const tags = await readTags(db);
  return tags.map((tag) => ({ ...tag, published: tag.published - (leftOut.get(tag.tag) ?? 0) }));
}

async function findTag(db: Database['kysely'], tag: string): Promise<Tag | undefined> {
  const names = await countTagNames(db, tag);
  return names.length > 0 ? toTag(tag, names) : undefined;
}

export async function browseTag(
  db: Database,
  tag: string,
  { page, limit, locale }: { page: number; limit: number; locale?: Locale | undefined },
): Promise<Result<TagPage, TagFailure>> {
  const found = await findTag(db.kysely, tag);
  if (found && found.published > 0) {
    const range = { limit, offset: (page - 1) * limit };
    const leftOut = locale ? await countLeftOut(db.kysely, 'tag', locale) : undefined;
    const listed = { ...found, published: found.published - (leftOut?.get(tag) ?? 0) };
    return ok({ tag: listed, posts: await listTaggedSummaries(db.kysely, { tag, locale }, range) });
  }
  const movedTo = await findFormerTag(db.kysely, tag);
  return movedTo === undefined ? fail({ code: 'tag_not_found' }) : ok({ movedTo });
}

/**
 * Returns a tag with the spelling of most published posts; in a tie, the first alphabetically. Drafts decide
 * only if no post is published, so that readers never see a spelling used only in drafts.
 */
function toTag(tag: string, names: CountedName[]): Tag {
  const uses = new Map<string, number>();
  const seen = names.filter(({ status }) => status === 'published');
  for (const { name, count } of seen.length > 0 ? seen : names) uses.set(name, (uses.get(name) ?? 0) + count);
  const [name = tag] = [...uses].sort((one, other) => other[1] - one[1])[0] ?? [];
  const sum = (isPublished: boolean) =>
    names
      .filter(({ status }) => (status === 'published') === isPublished)
      .reduce((total, { count }) => total + count, 0);
  return { tag, name, published: sum(true), drafts: sum(false) };
}

/**
 * Renames a tag and saves a new version of every post with it, including drafts, several per transaction.
 * After an interruption, it can be repeated. The former URL redirects.
 */
export async function renameTag(
  db: Database,
  record: RecordEvent,
  tag: string,
  { name: wanted, override }: { name: string; override?: GuardOverride | undefined },
  now: () => Date,
): Promise<Result<{ tag: string; name: string; posts: number }, TagFailure>> {
  const typed = wanted.trim();
  // Forms separate tags with commas.
  if (!typed || typed.includes(',')) return fail({ code: 'tag_invalid' });
  const current = await findTag(db.kysely, tag);
  if (!current) return fail({ code: 'tag_not_found' });
  const isPublic = current.published > 0;
  const into = tagSlug(typed);
  const other = into === tag ? undefined : await findTag(db.kysely, into);
  const name = other?.name ?? typed;
  const run = randomUUID();
  const tagged = await listTaggedIds(db.kysely, tag);
  let posts = 0;
  for (let start = 0; start < tagged.length; start += postsPerBatch) {
    const ids = tagged.slice(start, start + postsPerBatch);
    const before = await Promise.all(ids.map((id) => findPostById(db.kysely, id)));
    await preparePosts(
      db,
      before.filter((post) => post !== undefined),
    );
    const saved = await changeSite<number, TagFailure>(db, async (transaction) => {
      const exit = { db, transaction, record, now: now() };
      const fields: OutgoingField[] = [{ field: 'tags', value: name, form: 'prose' }];
      const checked = await checkOutgoing(exit, { kind: 'post', subject: `tag ${into}`, fields, override });
      if (!checked.ok) return checked;
      let count = 0;
      for (const id of ids) {
        const post = await findPostForUpdate(transaction, db.dialect, { id });
        const tags = post ? renamed(post.tags, tag, name) : [];
        if (!post || tags.join('\n') === post.tags.join('\n')) continue;
        await saveChanged({ db: transaction, dialect: db.dialect }, post, { tags }, now());
        count += 1;
      }
      if (into !== tag) await saveFormerTag(transaction, { tag, leadsTo: into, isPublic });
      const what = { slug: into, former_slug: tag, posts: posts + count };
      await record(transaction, { name: 'tag_renamed', what, run });
      return changed(count);
    });
    if (!saved.ok) return saved;
    posts += saved.value;
  }
  return ok({ tag: into, name, posts });
}

/** Replaces a tag in a list. If the post already has the new tag, it is listed once. */
function renamed(tags: readonly string[], tag: string, name: string): string[] {
  const into = tagSlug(name);
  const others = tags.filter((own) => tagSlug(own) !== into || tagSlug(own) === tag);
  const first = others.findIndex((own) => tagSlug(own) === tag);
  return others.flatMap((own, at) => (tagSlug(own) !== tag ? [own] : at === first ? [name] : []));
}
