import type { Database } from '../../db/connect.ts';
import type { Post } from '../../shared/post.ts';
import { lookAhead } from '../guard/look-through.ts';
import { readStoredBody } from '../rendering/render.ts';
import { postFields } from './check-post.ts';
import { bodyWords } from './search/body-words.ts';

/**
 * Reads what saving these posts will ask of their texts, before the database's lock is taken: as many as `bodyWords` remembers.
 * What has changed by then is read when it is met, and the transaction run again.
 */
export async function preparePosts(db: Database, posts: readonly Post[]): Promise<void> {
  for (const { html } of posts) {
    await readStoredBody(html);
    await bodyWords(html);
  }
  await lookAhead(db, posts.filter(({ status }) => status !== 'draft').map(postFields));
}
