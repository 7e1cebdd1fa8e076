import type { MissingPictures } from '../../../core/posts/post-core.ts';
import { paths } from '../../../shared/paths.ts';
import type { Post } from '../../../shared/post.ts';
import { callApi } from '../forms/api.ts';
import { type OpenedPost, withPlaces } from './opened-post.ts';

/** The post as it is saved by now, where that is newer; undefined where it is not, or can't be had. */
export async function fetchNewer({ slug, version }: Post): Promise<OpenedPost | undefined> {
  const answer = await fetch(paths.apiPost(slug), { headers: { 'If-None-Match': `"${version}"` } }).catch(
    () => undefined,
  );
  if (!answer?.ok) return undefined;
  const found = (await answer.json()) as Post;
  return found.version > version ? withMissingPictures(found) : undefined;
}

/** The post at a slug as it is saved by now; undefined where it can't be had. */
export async function fetchPost(slug: string): Promise<OpenedPost | undefined> {
  const found = await callApi<Post>('GET', paths.apiPost(slug));
  return found.ok ? withMissingPictures(found.value) : undefined;
}

async function withMissingPictures(post: Post): Promise<OpenedPost> {
  const missing = await callApi<MissingPictures>('GET', paths.apiMissingPictures(post.slug));
  return withPlaces(post, missing.ok ? missing.value.html : null);
}
