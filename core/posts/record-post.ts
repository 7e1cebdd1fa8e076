import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Post } from '../../shared/post.ts';
import type { RecordEvent } from '../audit/create-recorder.ts';

/** Records what a saved post means to readers: that it can be seen, is seen otherwise than before, or no longer; now, or when its time comes. */
export async function recordPost(
  transaction: Kysely<Schema>,
  record: RecordEvent,
  before: Post | undefined,
  { id, slug, status, version, publish_at }: Post,
): Promise<void> {
  const wasPublished = before?.status === 'published';
  const moved = before && before.slug !== slug ? { former_slug: before.slug } : {};
  const what = { id, slug, version, ...moved };
  if (status === 'published') {
    await record(transaction, {
      name: 'post_published',
      what: wasPublished ? { ...what, again: true } : what,
    });
  } else if (wasPublished) await record(transaction, { name: 'post_unpublished', what });
  if (publish_at !== null && publish_at !== before?.publish_at)
    await record(transaction, { name: 'post_scheduled', what: { ...what, publish_at } });
  if (status === 'draft' && before?.status === 'scheduled')
    await record(transaction, { name: 'post_unscheduled', what });
}
