import type { DeletedPost, PostMatch, PostRevision } from '../../../core/core.ts';
import { paths } from '../../../shared/paths.ts';
import type { Post } from '../../../shared/post.ts';
import { type Called, callApi } from '../forms/call-api.ts';

/** The post at a slug as it is saved now; undefined where there is none, or no answer. */
export async function getPost(slug: string): Promise<Post | undefined> {
  const found = await callApi<Post>('GET', paths.apiPost(slug));
  return found.ok ? found.value : undefined;
}

/** At most 8 posts to open. Rejects when `signal` is aborted. */
export function findPosts(query: string, signal: AbortSignal): Promise<Called<PostMatch[]>> {
  return callApi('GET', paths.apiPostSearch(query), { signal });
}

export function listRevisions(slug: string): Promise<Called<PostRevision[]>> {
  return callApi('GET', paths.apiRevisions(slug));
}

export function getRevision(slug: string, version: number): Promise<Called<Post>> {
  return callApi('GET', paths.apiRevision(slug, version));
}

export function removePost(slug: string): Promise<Called<null>> {
  return callApi('DELETE', paths.apiPost(slug));
}

export function listDeleted(): Promise<Called<DeletedPost[]>> {
  return callApi('GET', paths.apiDeletedPosts);
}

export function restorePost(id: string): Promise<Called<Post>> {
  return callApi('POST', `${paths.apiDeletedPosts}/${encodeURIComponent(id)}/restore`);
}
