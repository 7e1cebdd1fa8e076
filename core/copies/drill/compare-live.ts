import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import { type Comparison, isSameValue } from './compare-tables.ts';
import {
  findOriginal,
  findPostsBefore,
  listOriginalsBefore,
  listPostsBefore,
  postWords,
  wasRestoredSince,
} from './drill-store.ts';

/** What was written in the last minute before a copy may have been committed after it. */
const marginMs = 60_000;

/**
 * Compares a copy with the site that went on: a post that has the version of then must have the words of then, and a picture
 * the bytes. What was changed, added or removed since is no difference. Nothing is compared where a copy was brought back
 * meanwhile: versions count anew from there.
 */
export async function compareLive(
  copy: Kysely<Schema>,
  live: Kysely<Schema>,
  madeAt: string,
): Promise<Comparison> {
  if (await wasRestoredSince(live, madeAt)) return { rows: 0, difference: undefined };
  const before = new Date(Date.parse(madeAt) - marginMs).toISOString();
  const posts = await comparePosts(copy, live, before);
  if (posts.difference !== undefined) return posts;
  const pictures = await comparePictures(copy, live, before);
  return { rows: posts.rows + pictures.rows, difference: pictures.difference };
}

async function comparePosts(copy: Kysely<Schema>, live: Kysely<Schema>, before: string): Promise<Comparison> {
  let rows = 0;
  let last = '';
  for (;;) {
    const then = await listPostsBefore(copy, before, last);
    const ids = then.map(({ id }) => id);
    if (ids.length === 0) return { rows, difference: undefined };
    for (const row of await findPostsBefore(live, before, ids)) {
      const same = then.find(({ id, version }) => id === row.id && version === row.version);
      if (!same) continue;
      rows += 1;
      const isSame = postWords.every((column) => isSameValue(same[column], row[column]));
      if (!isSame) return { rows, difference: `posts ${row.id}, now` };
    }
    last = ids.at(-1) ?? last;
  }
}

/** What was uploaded never changes; the other forms of a picture are made of it, and may be made anew. */
async function comparePictures(
  copy: Kysely<Schema>,
  live: Kysely<Schema>,
  before: string,
): Promise<Comparison> {
  let rows = 0;
  for (const original of await listOriginalsBefore(copy, before)) {
    const [own, other] = await Promise.all([copy, live].map((db) => findOriginal(db, original)));
    if (!own || !other) continue;
    rows += 1;
    if (!isSameValue(own, other)) {
      return { rows, difference: `media_files ${original.media_id} ${original.width}, now` };
    }
  }
  return { rows, difference: undefined };
}
