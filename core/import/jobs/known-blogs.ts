import { LRUCache } from 'lru-cache';
import { type Attachment, indexAttachments } from '../../../readers/wordpress/attachments.ts';
import { type Blog, importPost } from '../../../readers/wordpress/import-post.ts';
import type { PostToConvert } from '../../../readers/wordpress/read-wordpress-export.ts';
import type { ImportedPost } from '../../../shared/imported-post.ts';
import { keepWords } from '../../posts/search-store.ts';
import { type KnownBody, keepRead } from '../../rendering/render.ts';
import { renderingJobs } from '../../rendering/rendering-jobs.ts';
import { withPackedOriginal } from '../mark-pair.ts';

/** All that the posts of one export refer to but for its uploads, which come in parts. */
export type BlogFacts = Omit<Blog, 'attachments'>;

/** A part of what a thread must know of a blog; `start` counts the uploads before it. */
export interface BlogPart {
  key: string;
  facts: BlogFacts;
  start: number;
  uploads: readonly Attachment[];
}

interface Known {
  facts: BlogFacts;
  uploads: Attachment[];
  blog: Blog | null;
}

/** As many imports as anyone runs at once; the blog that was not asked about the longest is forgotten. */
const known = new LRUCache<string, Known>({ max: 4 });

/** Keeps a part of a blog on this thread. A part that does not follow what is known is dropped: the blog is told anew. */
export function learnBlog({ key, facts, start, uploads }: BlogPart): void {
  if (start === 0) known.set(key, { facts, uploads: [], blog: null });
  const blog = known.get(key);
  if (blog?.uploads.length !== start) return;
  for (const upload of uploads) blog.uploads.push(upload);
  blog.blog = null;
}

/** The post in our form; null where this thread does not know all of the blog, which has `uploads` files. */
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

/** A post as its thread gives it back, with what its saving will ask of its text. */
export interface ReadPost {
  post: ImportedPost;
  /** Null where the sanitiser would change the text. */
  body: KnownBody | null;
  words: string;
}

/** Reads a converted post where it was converted: a third thread would take its own memory and the text's way there. */
export function readPost(post: ImportedPost): ReadPost {
  const { html, ...body } = renderingJobs.body(post.html);
  const isClean = html === post.html;
  return {
    post: withPackedOriginal(post),
    body: isClean ? body : null,
    words: isClean ? renderingJobs.searchWords(html) : '',
  };
}

/** The post; what was read of it is known from here on. */
export function takePost({ post, body, words }: ReadPost): ImportedPost {
  if (body) {
    keepRead(post.html, body);
    keepWords(post.html, words);
  }
  return post;
}
