import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Database } from '../../db/connect.ts';
import { localeSchema } from '../../shared/locale.ts';
import type { Post, PostOutcome, PublishOverrides } from '../../shared/post.ts';
import { sanitizeHtml } from '../../shared/rich-text/sanitize.ts';
import type { RecordEvent } from '../audit/audit.ts';
import { changePosts } from '../posts/change-posts.ts';
import { listSamples } from '../posts/post-list-store.ts';
import { insertPost, insertRevision, isAnyPost } from '../posts/post-store.ts';
import { claimSetting, isSettingSaved } from '../settings/settings.ts';
import { changed, changeSite, unchanged } from '../site-version/change-site.ts';
import { pairInTransaction } from '../translations/pairs.ts';

const headSchema = z.object({
  title: z.string().min(1),
  slug: z.string().min(1),
  date: z.string(),
  language: localeSchema,
  excerpt: z.string(),
  tags: z.array(z.string()),
  translation: z.string().min(1).optional(),
});

interface SamplePost {
  post: Pick<Post, 'title' | 'slug' | 'date' | 'language' | 'excerpt' | 'tags' | 'html'>;
  translation: string | undefined;
}

/** Parses `key: value` lines between two `---`, followed by HTML. Throws if a field is missing. */
function readSamplePost(text: string): SamplePost {
  const [, headLines = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  const fields = headLines.split('\n').map((line) => {
    const [, key = '', value = ''] = /^(\w+):\s*(.*)$/.exec(line) ?? [];
    return [key, readValue(value)] as const;
  });
  const { translation, ...head } = headSchema.parse(Object.fromEntries(fields));
  return { post: { ...head, html: sanitizeHtml(body) }, translation };
}

function readValue(value: string): string | string[] {
  if (value.startsWith('['))
    return value
      .slice(1, -1)
      .split(',')
      .map((item) => item.trim());
  return value.startsWith('"') ? (JSON.parse(value) as string) : value;
}

const folder = new URL('./posts/', import.meta.url);

const seededKey = 'samples_seeded';

/** Creates the sample posts, unless the site has posts or ever had samples. Returns how many were created. */
export async function seedSamples(db: Database, now: Date): Promise<number> {
  // Each start checks this first, without a lock.
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
      if (!paired.ok)
        throw new Error(`The sample ${post.slug} can’t be linked to its translation: ${paired.failure.code}`);
    }
    return changed(texts.length);
  });
  return seeded.ok ? seeded.value : 0;
}

export async function showSamplePosts(
  db: Database,
  record: RecordEvent,
  { isListed, overrides }: { isListed: boolean; overrides?: PublishOverrides | undefined },
  now: () => Date,
): Promise<PostOutcome[]> {
  const action = isListed ? 'publish' : 'unpublish';
  const posts = (await listSamples(db.kysely)).map(({ id }) => ({ id }));
  return changePosts(db, record, { action, posts, ...overrides }, now);
}
