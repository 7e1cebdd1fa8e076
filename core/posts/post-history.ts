import type { Database } from '../../db/connect.ts';
import { readMissingPictures } from './missing-pictures/read-missing-pictures.ts';
import type { PostCore } from './post-core.ts';
import { readDeletedPosts } from './restore-post.ts';
import { readRevision, readRevisions } from './revisions.ts';

/** What is known of posts beside what readers see of them. */
export function postHistory(
  db: Database,
  now: () => Date,
): Pick<PostCore, 'revisions' | 'revision' | 'missingPictures' | 'deleted'> {
  return {
    revisions: (slug) => readRevisions(db, slug),
    revision: (slug, version) => readRevision(db, slug, version),
    missingPictures: (slug) => readMissingPictures(db, slug),
    deleted: () => readDeletedPosts(db, now()),
  };
}
