import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { Database } from '../../db/connect.ts';
import type { Post } from '../../shared/post.ts';
import { insertPost, insertRevision, isAnyPost } from '../posts/post-store.ts';
import { claimSetting, isSettingSaved } from '../settings/settings-store.ts';
import { changed, changeSite, unchanged } from '../site-version/change-site.ts';
import { pairInTransaction } from '../translations/pair-posts.ts';
import { readSamplePost } from './read-sample-post.ts';

const folder = new URL('./posts/', import.meta.url);

const seededKey = 'samples_seeded';

/** Puts sample articles into a site that has no post and never had them, translations paired. Gives how many were written. */
export async function seedSamples(db: Database, now: Date): Promise<number> {
  // Told without a lock, at each start but the first.
  if (await isSettingSaved(db.kysely, seededKey)) return 0;
  const files = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  const texts = await Promise.all(files.map((name) => readFile(new URL(name, folder), 'utf8')));
  const seeded = await changeSite(db, async (transaction) => {
    if (!(await claimSetting(transaction, seededKey, now.toISOString()))) {
      return unchanged(0);
    }
    if (await isAnyPost(transaction)) return unchanged(0);
    const samples = texts.map(readSamplePost);
    for (const sample of samples) {
      const saved = now.toISOString();
      const post: Post = {
        ...sample.post,
        id: randomUUID(),
        cover: null,
        cover_alt: null,
        status: 'published',
        publish_at: null,
        source: 'sample',
        created_at: saved,
        updated_at: saved,
        version: 1,
      };
      await insertPost(transaction, db.dialect, post);
      await insertRevision(transaction, post);
    }
    for (const { post, translation } of samples) {
      if (translation === undefined) continue;
      const paired = await pairInTransaction(transaction, { slug: post.slug, other: translation }, now);
      if (!paired.ok) throw new Error(`The sample ${post.slug} can't be paired: ${paired.failure.code}`);
    }
    return changed(texts.length);
  });
  return seeded.ok ? seeded.value : 0;
}
