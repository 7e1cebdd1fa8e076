import type { Database } from '../../../db/connect.ts';
import type { Locale } from '../../../shared/locale.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { countLeftOut } from '../post-counts-store.ts';
import { listTaggedSummaries } from '../post-list-store.ts';
import { type CountedName, countTagNames, findFormerTag } from './post-tag-store.ts';
import type { Tag, TagFailure, TagPage } from './tag-core.ts';

export async function readTags(db: Database): Promise<Tag[]> {
  const byTag = Map.groupBy(await countTagNames(db.kysely), ({ tag }) => tag);
  const tags = [...byTag].map(([tag, names]) => toTag(tag, names));
  return tags.sort((one, other) => one.tag.localeCompare(other.tag, 'en'));
}

/** All there are, by their names, as the lists of a language have them. */
export async function readTagsOf(db: Database, locale: Locale): Promise<Tag[]> {
  const leftOut = await countLeftOut(db.kysely, 'tag', locale);
  const tags = await readTags(db);
  return tags.map((tag) => ({ ...tag, published: tag.published - (leftOut.get(tag.tag) ?? 0) }));
}

export async function findTag(db: Database['kysely'], tag: string): Promise<Tag | undefined> {
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
 * The name that most published posts use speaks for all, among equals the first in the order of letters; that of drafts where none
 * is published: readers see no name that was only ever in a draft.
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
