import type { Post } from '../../shared/post.ts';
import { readStoredBody } from '../rendering/render.ts';

/** Sanitises the body once more: the rules may have grown since it was saved, or other hands have written the row. */
export async function renderPost(post: Post): Promise<Post> {
  const { html } = await readStoredBody(post.html);
  return html === post.html ? post : { ...post, html };
}
