import type { Post } from '../../shared/post.ts';
import { readStoredBody } from '../rendering/read-body.ts';

/**
 * The post with its body sanitised once more. The body was sanitised when it was saved; this second
 * time holds even when the rules have grown since, or the row was written by other hands.
 */
export async function renderPost(post: Post): Promise<Post> {
  const { html } = await readStoredBody(post.html);
  return html === post.html ? post : { ...post, html };
}
