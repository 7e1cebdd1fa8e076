import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { ImportedTranslation } from '../../shared/imported-post.ts';
import { type Locale, parseLocale } from '../../shared/locale.ts';

type Db = Kysely<Schema>;

/** An imported post that its source says to have translations. */
export interface GroupedPost {
  id: string;
  slug: string;
  title: string;
  language: string;
  isExpected: boolean;
  original: Locale | null;
}

/** Keys and groups that are asked for at once: each is a parameter of the query. */
const atOnce = 300;

/** Remembers which posts of its source are the same article. */
export async function saveTranslationGroup(
  db: Db,
  sourceKey: string,
  { group, isExpected, original }: ImportedTranslation,
): Promise<void> {
  await db
    .updateTable('imported_posts')
    .set({
      translation_group: group,
      translation_facts: JSON.stringify({ isExpected, original }),
    })
    .where('source_key', '=', sourceKey)
    .execute();
}

/** The groups of imported posts, each with all of its posts that live here, whichever import brought them. */
export async function* listGroups(db: Db, sourceKeys: readonly string[]): AsyncGenerator<GroupedPost[]> {
  const told = new Set<string>();
  for (let start = 0; start < sourceKeys.length; start += atOnce) {
    const named = await db
      .selectFrom('imported_posts')
      .select('translation_group')
      .distinct()
      .where('source_key', 'in', sourceKeys.slice(start, start + atOnce))
      .where('translation_group', 'is not', null)
      .execute();
    const groups = named.flatMap(({ translation_group: group }) =>
      group === null || told.has(group) ? [] : [group],
    );
    for (const group of groups) told.add(group);
    if (groups.length > 0) yield* (await readGroups(db, groups)).values();
  }
}

async function readGroups(db: Db, groups: readonly string[]): Promise<Map<string | null, GroupedPost[]>> {
  const rows = await db
    .selectFrom('imported_posts')
    .innerJoin('posts', 'posts.id', 'imported_posts.post_id')
    .select(['posts.id', 'slug', 'title', 'language', 'translation_group', 'translation_facts'])
    .where('translation_group', 'in', groups)
    .where('deleted_at', 'is', null)
    .orderBy('imported_posts.source_key')
    .execute();
  const posts = rows.map(({ translation_group, translation_facts, ...row }) => ({
    group: translation_group,
    post: { ...row, ...readFacts(translation_facts) },
  }));
  return new Map(
    [...Map.groupBy(posts, ({ group }) => group)].map(([group, found]) => [
      group,
      found.map(({ post }) => post),
    ]),
  );
}

function readFacts(text: string | null): Pick<GroupedPost, 'isExpected' | 'original'> {
  const facts = JSON.parse(text ?? '{}') as Partial<ImportedTranslation>;
  return { isExpected: facts.isExpected ?? false, original: parseLocale(facts.original) ?? null };
}
