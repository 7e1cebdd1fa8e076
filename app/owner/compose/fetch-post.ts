import type { MissingPictures } from '../../../core/posts/post-core.ts';
import { paths } from '../../../shared/paths.ts';
import type { Post } from '../../../shared/post.ts';
import { callApi } from '../forms/call-api.ts';
import { type OpenedPost, withPlaces } from './opened-post.ts';

/** The post as it is saved by now, where that is newer; undefined where it is not, or can't be had. */
export async function fetchNewer({ slug, version }: Post): Promise<OpenedPost | undefined> {
  const answer = await fetch(paths.apiPost(slug), { headers: { 'If-None-Match': `"${version}"` } }).catch(
    () => undefined,
  );
  if (!answer?.ok) return undefined;
  const { version: found } = (await answer.json()) as Post;
  return found > version ? fetchPost(slug) : undefined;
}

/** The post at a slug as it is saved by now; undefined where it can't be had. */
export async function fetchPost(slug: string): Promise<OpenedPost | undefined> {
  const [found, missing] = await Promise.all([
    callApi<Post>('GET', paths.apiPost(slug)),
    callApi<MissingPictures>('GET', paths.apiMissingPictures(slug)),
  ]);
  return found.ok ? withPlaces(found.value, missing.ok ? missing.value.html : null) : undefined;
}
