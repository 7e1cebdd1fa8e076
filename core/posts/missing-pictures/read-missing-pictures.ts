import type { Database } from '../../../db/connect.ts';
import { missingNamesIn } from '../../../shared/media.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { MissingPictures } from '../post-core.ts';
import { findPost } from '../post-store.ts';
import { findMissingPictures } from './missing-picture-store.ts';

/** See `PostCore.missingPictures`. */
export async function readMissingPictures(
  db: Database,
  slug: string,
): Promise<Result<MissingPictures, { code: 'post_not_found' }>> {
  const post = await findPost(db.kysely, slug);
  if (!post) return fail({ code: 'post_not_found' });
  const html = await findMissingPictures(db.kysely, post);
  return ok({ names: missingNamesIn(html ?? ''), html: html ?? null });
}
