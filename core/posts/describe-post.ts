import type { Post } from '../../shared/post.ts';
import { minutesFor } from '../../shared/rich-text/reading-time.ts';
import { readStoredBody } from '../rendering/read-body.ts';
import type { PostDescription } from './post-core.ts';

/** What pages, feeds and shared links tell of a post: its own excerpt, whole, or the start of its text. */
export async function describePost({
  excerpt,
  html,
}: Pick<Post, 'excerpt' | 'html'>): Promise<PostDescription> {
  const body = await readStoredBody(html);
  const own = excerpt?.trim();
  return {
    summary: own || body.summary,
    description: own || body.description,
    minutes: minutesFor(body.length),
  };
}
