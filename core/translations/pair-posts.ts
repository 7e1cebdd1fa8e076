import type { Transaction } from 'kysely';
import type { Database } from '../../db/connect.ts';
import { isUniqueViolation } from '../../db/dialect.ts';
import type { Schema } from '../../db/schema.ts';
import type { Locale } from '../../shared/locale.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { RecordEvent } from '../audit/create-recorder.ts';
import { changed, changeSite } from '../site-version/change-site.ts';
import {
  findOlderLanguage,
  findPair,
  findPaired,
  findPairRow,
  insertPair,
  removePair,
} from './pair-store.ts';
import type { Pair, PairFailure } from './translation-core.ts';

interface Pairing {
  slug: string;
  other: string;
  /** Which was written first; without it the one that is older. */
  original?: Locale | undefined;
}

/** Makes two posts one article. The same two again are left as they are, but for which was first. */
export async function pairPosts(
  db: Database,
  record: RecordEvent,
  pairing: Pairing,
  now: Date,
): Promise<Result<Pair, PairFailure>> {
  try {
    return await changeSite<Pair, PairFailure>(db, async (transaction) => {
      const paired = await pairInTransaction(transaction, pairing, now);
      if (!paired.ok) return paired;
      await recordPair(transaction, record, 'posts_paired', paired.value);
      return changed(paired.value);
    });
  } catch (error) {
    // Another process has paired one of them meanwhile.
    if (isUniqueViolation(error)) return fail({ code: 'pair_taken', slug: pairing.other });
    throw error;
  }
}

/** Makes two posts a pair within a transaction that raises the site's version. */
export async function pairInTransaction(
  transaction: Transaction<Schema>,
  { slug, other, original }: Pairing,
  now: Date,
): Promise<Result<Pair, PairFailure>> {
  const posts = [await findPaired(transaction, slug), await findPaired(transaction, other)] as const;
  const [one, two] = posts;
  if (!one || !two) return fail({ code: 'post_not_found' });
  if (one.language === two.language) return fail({ code: 'pair_one_language', language: one.language });
  for (const post of posts) {
    if (!post) continue;
    const row = await findPairRow(transaction, post.id);
    if (!row) continue;
    const pair = await findPair(transaction, post.id);
    const isOther =
      pair && [pair.original.id, pair.translation.id].some((id) => id !== one.id && id !== two.id);
    if (isOther) return fail({ code: 'pair_taken', slug: post.slug });
    // The same two again, or one whose other post was deleted.
    await removePair(transaction, row);
  }
  const [en, es] = one.language === 'en' ? [one, two] : [two, one];
  const first = original ?? (await findOlderLanguage(transaction, one, two));
  await insertPair(transaction, { en: en.id, es: es.id, original: first, at: now.toISOString() });
  return ok(first === 'en' ? { original: en, translation: es } : { original: es, translation: en });
}

export function unpairPosts(
  db: Database,
  record: RecordEvent,
  slug: string,
): Promise<Result<Pair, PairFailure>> {
  return changeSite<Pair, PairFailure>(db, async (transaction) => {
    const post = await findPaired(transaction, slug);
    if (!post) return fail({ code: 'post_not_found' });
    const row = await findPairRow(transaction, post.id);
    const pair = row && (await findPair(transaction, post.id));
    if (!row || !pair) return fail({ code: 'pair_not_found' });
    await removePair(transaction, row);
    await recordPair(transaction, record, 'posts_unpaired', pair);
    return changed(pair);
  });
}

function recordPair(
  transaction: Transaction<Schema>,
  record: RecordEvent,
  name: 'posts_paired' | 'posts_unpaired',
  { original, translation }: Pair,
) {
  return record(transaction, { name, what: { slug: original.slug, other_slug: translation.slug } });
}
