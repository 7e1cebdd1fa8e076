import type { ImportedPost } from '../../../shared/imported-post.ts';
import { keepWords } from '../../posts/search/body-words.ts';
import { type KnownBody, keepRead } from '../../rendering/render.ts';
import { renderingJobs } from '../../rendering/rendering-jobs.ts';
import { withPackedOriginal } from '../runs/pack-original.ts';

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
