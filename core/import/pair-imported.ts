import type { Database } from '../../db/connect.ts';
import type { ImportProblem } from '../../shared/imported-post.ts';
import { fail } from '../../shared/result.ts';
import { changed, changeSite } from '../site-version/change-site.ts';
import { pairInTransaction } from '../translations/pair-posts.ts';
import { findPair } from '../translations/pair-store.ts';
import { type GroupedPost, listGroups } from './translation-group-store.ts';

type PairProblem = Extract<ImportProblem, { code: 'pair_not_made' }>;

/**
 * Pairs the posts of an import that their source has as translations of each other. What is a pair already stays as it is.
 * Gives those that could not be paired, by their titles.
 */
export async function pairImported(
  db: Database,
  sourceKeys: readonly string[],
  now: Date,
): Promise<PairProblem[]> {
  const problems: PairProblem[] = [];
  for await (const group of listGroups(db.kysely, sourceKeys)) {
    if (!(await pairGroup(db, group, now))) problems.push({ code: 'pair_not_made', title: titlesOf(group) });
  }
  return problems;
}

/** False where the group makes no pair. One that nothing says to be of several may be of one. */
async function pairGroup(db: Database, group: readonly GroupedPost[], now: Date): Promise<boolean> {
  const [one, other, ...more] = group;
  if (!one || !other) return !group.some(({ isExpected }) => isExpected);
  if (more.length > 0 || one.language === other.language) return false;
  const pair = await findPair(db.kysely, one.id);
  if (pair) return [pair.original.id, pair.translation.id].includes(other.id);
  const original = group.find((post) => post.original)?.original ?? undefined;
  const paired = await changeSite(db, async (transaction) => {
    const made = await pairInTransaction(transaction, { slug: one.slug, other: other.slug, original }, now);
    return made.ok ? changed(made.value) : fail(made.failure);
  });
  return paired.ok;
}

function titlesOf(group: readonly GroupedPost[]): string {
  return group.map(({ title, slug }) => title.trim() || slug).join(' / ');
}
