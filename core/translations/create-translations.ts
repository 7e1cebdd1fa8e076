import type { Database } from '../../db/connect.ts';
import type { Locale } from '../../shared/locale.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { RecordEvent } from '../audit/create-recorder.ts';
import { listPublishedTranslations } from '../posts/published-pair-store.ts';
import { beginTranslation } from './begin-translation.ts';
import { changeCorrespondence, readCorrespondence } from './correspondence-store.ts';
import { confirmSegments } from './drift/correspondence.ts';
import { marksOf, readSideBySide } from './drift/side-by-side.ts';
import { readOpenTranslations } from './open-translations.ts';
import { pairPosts, unpairPosts } from './pair-posts.ts';
import { findPair, findPaired, listPaired } from './pair-store.ts';
import type { Pair, PairFailure, TranslationCore } from './translation-core.ts';

interface TranslationParts {
  db: Database;
  own: { audited<Value>(work: (record: RecordEvent) => Promise<Value>): Promise<Value> };
  now: () => Date;
}

export function createTranslations({ db, own, now }: TranslationParts): TranslationCore {
  const pairOf = async (slug: string): Promise<Result<Pair | undefined, PairFailure>> => {
    const post = await findPaired(db.kysely, slug);
    return post ? ok(await findPair(db.kysely, post.id)) : fail({ code: 'post_not_found' });
  };
  /** Of a post that must have one. */
  const ownPairOf = async (slug: string): Promise<Result<Pair, PairFailure>> => {
    const found = await pairOf(slug);
    if (!found.ok) return found;
    return found.value ? ok(found.value) : fail({ code: 'pair_not_found' });
  };
  return {
    find: pairOf,
    published: (ids) => listPublishedTranslations(db.kysely, ids),
    paired: (ids) => listPaired(db.kysely, ids),
    pair: (slug, other, original?: Locale) =>
      own.audited((record) => pairPosts(db, record, { slug, other, original }, now())),
    unpair: (slug) => own.audited((record) => unpairPosts(db, record, slug)),
    begin: (slug) => own.audited((record) => beginTranslation(db, record, slug, now())),
    async sideBySide(slug) {
      const pair = await ownPairOf(slug);
      if (!pair.ok) return pair;
      const { original, translation } = pair.value;
      const correspondence = await readCorrespondence(db, original.id);
      if (!correspondence) return fail({ code: 'pair_not_found' });
      const rows = readSideBySide(correspondence);
      return ok({
        pair: pair.value,
        original: original.language,
        translation: translation.language,
        rows,
        marks: marksOf(correspondence).size,
      });
    },
    async confirm(slug, marks) {
      const pair = await ownPairOf(slug);
      if (!pair.ok) return pair;
      let confirmed = 0;
      await changeCorrespondence(db, pair.value.original.id, (correspondence) => {
        const known = [...marksOf(correspondence)].filter(
          ([, { id }]) => marks === 'all' || marks.includes(id),
        );
        confirmed = known.length;
        return confirmSegments(correspondence, new Set(known.map(([id]) => id)));
      });
      return ok({ confirmed });
    },
    open: () => readOpenTranslations(db),
  };
}
