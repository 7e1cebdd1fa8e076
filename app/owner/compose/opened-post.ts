import type { PostCheck } from '../../../shared/checks/post-check.ts';
import { hasMissingPicture } from '../../../shared/media.ts';
import type { Post } from '../../../shared/post.ts';

/** The editor's list of posts: pages of 50, at most 5 of them (docs/specification.md 9.2). */
export const pageLength = 50;
export const maxPages = 5;

/** A saved post as the editor opens it. */
export interface OpenedPost extends Post {
  /** Its text with the places of missing pictures, which readers get without them; left out where none are missing. */
  editorHtml?: string;
  /** What there is to say of it before it is published. */
  checks?: PostCheck[];
}

/** A post as it is opened with `html`, its text as it was typed. */
export function withPlaces(post: Post, html: string | null): OpenedPost {
  return html !== null && hasMissingPicture(html) ? { ...post, editorHtml: html } : post;
}
