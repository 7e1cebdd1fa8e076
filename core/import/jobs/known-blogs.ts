import { LRUCache } from 'lru-cache';
import { type Attachment, indexAttachments } from '../../../readers/wordpress/attachments.ts';
import { type Blog, importPost } from '../../../readers/wordpress/import-post.ts';
import type { PostToConvert } from '../../../readers/wordpress/read-wordpress-export.ts';
import type { ImportedPost } from '../../../shared/imported-post.ts';
import { storeSearchWords } from '../../posts/search-store.ts';
import { cacheRead, type KnownBody } from '../../rendering/render.ts';
import { renderingJobs } from '../../rendering/rendering-jobs.ts';
import { withPackedOriginal } from '../mark-pair.ts';

/** What the posts of an export refer to, except its uploads, which are sent in parts. */
export type BlogFacts = Omit<Blog, 'attachments'>;

export interface BlogPart {
  key: string;
  facts: BlogFacts;
  start: number;
  uploads: readonly Attachment[];
}

interface KnownBlog {
  facts: BlogFacts;
  uploads: Attachment[];
  blog: Blog | null;
}

/** More blogs than anyone imports at once. The least recently used one is dropped. */
const known = new LRUCache<string, KnownBlog>({ max: 4 });

/** Stores a part of a blog. A part out of order is dropped, and the blog is then sent again. */
export function learnBlog({ key, facts, start, uploads }: BlogPart): void {
  if (start === 0) known.set(key, { facts, uploads: [], blog: null });
  const blog = known.get(key);
  if (blog?.uploads.length !== start) return;
  for (const upload of uploads) blog.uploads.push(upload);
  blog.blog = null;
}

/** Converts a post; null if this worker doesn't have all `uploads` of the blog. */
export function convertKnown({
  key,
  uploads,
  post,
}: {
  key: string;
  uploads: number;
  post: PostToConvert;
}): ReadPost[] | null {
  const found = known.get(key);
  if (found?.uploads.length !== uploads) return null;
  found.blog ??= { ...found.facts, attachments: indexAttachments(found.uploads) };
  return importPost(post.item, post.sourceKey, post.isDamaged, found.blog).map(readPost);
}

/** A converted post with the facts about its text that saving needs. */
export interface ReadPost {
  post: ImportedPost;
  /** Null if the sanitizer would change the text. */
  body: KnownBody | null;
  words: string;
}

/** Reads the post in the worker that converted it, to save another job. */
export function readPost(post: ImportedPost): ReadPost {
  const { html, ...body } = renderingJobs.body(post.html);
  const isClean = html === post.html;
  return {
    post: withPackedOriginal(post),
    body: isClean ? body : null,
    words: isClean ? renderingJobs.searchWords(html) : '',
  };
}

/** Caches what the worker read. */
export function takePost({ post, body, words }: ReadPost): ImportedPost {
  if (body) {
    cacheRead(post.html, body);
    storeSearchWords(post.html, words);
  }
  return post;
}
