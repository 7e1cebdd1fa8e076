import { randomUUID } from 'node:crypto';
import type { Database } from '../../../db/connect.ts';
import type { GuardOverride, LeavingField } from '../../../shared/guard/guarded-name.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { tagSlug } from '../../../shared/slug.ts';
import type { RecordEvent } from '../../audit/create-recorder.ts';
import { checkLeaving } from '../../guard/check-leaving.ts';
import { changed, changeSite } from '../../site-version/change-site.ts';
import { postsAtOnce, saveChanged } from '../bulk/save-changed.ts';
import { findPostById, findPostForUpdate } from '../post-store.ts';
import { preparePosts } from '../prepare-posts.ts';
import { listTaggedIds, saveFormerTag } from './post-tag-store.ts';
import { findTag } from './read-tags.ts';
import type { TagFailure } from './tag-core.ts';

/**
 * Writes every post of a tag anew with another name for it, drafts too, each with a new revision. Some posts share a
 * transaction, so that others have their turn; what is interrupted is finished by asking again. The former address leads to the new one.
 */
export async function renameTag(
  db: Database,
  record: RecordEvent,
  tag: string,
  { name: wanted, override }: { name: string; override?: GuardOverride | undefined },
  now: () => Date,
): Promise<Result<{ tag: string; name: string; posts: number }, TagFailure>> {
  const typed = wanted.trim();
  // A comma parts tags where they are typed.
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
  for (let start = 0; start < tagged.length; start += postsAtOnce) {
    const ids = tagged.slice(start, start + postsAtOnce);
    const before = await Promise.all(ids.map((id) => findPostById(db.kysely, id)));
    await preparePosts(
      db,
      before.filter((post) => post !== undefined),
    );
    const saved = await changeSite<number, TagFailure>(db, async (transaction) => {
      const exit = { db, transaction, record, now: now() };
      const fields: LeavingField[] = [{ field: 'tags', value: name, form: 'prose' }];
      const checked = await checkLeaving(exit, { kind: 'post', subject: `tag ${into}`, fields, override });
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

/** The tags of a post, one of them under another name; where it has that one too, once. */
function renamed(tags: readonly string[], tag: string, name: string): string[] {
  const into = tagSlug(name);
  const others = tags.filter((own) => tagSlug(own) !== into || tagSlug(own) === tag);
  const first = others.findIndex((own) => tagSlug(own) === tag);
  return others.flatMap((own, at) => (tagSlug(own) !== tag ? [own] : at === first ? [name] : []));
}
