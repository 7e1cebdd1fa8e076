import type { FetchedBody } from '../../net/fetch-public.ts';
import type { FoundPost } from './found-post.ts';
import type { BlogPage } from './read-blog-page.ts';

export interface Blog {
  /** Where the source's redirects ended. */
  source: URL;
  /** The text there; empty where the source gave none but the blog may still answer elsewhere. */
  home: string;
  /** What it tells as a page; undefined where it is none. */
  homePage: BlogPage | undefined;
  /** Its posts where it is a feed, in its order; undefined where it is none. */
  homeFeed: FoundPost[] | undefined;
  /** Pages of the blog's list, from 1. */
  pages: number[];
  /** Posts to a page, where the blog lets us choose. */
  perPage: number;
  /** Fetches a text; undefined for any failure, after the deadline at once. */
  get(address: string): Promise<FetchedBody | undefined>;
}

/** One way of reading; an empty list means that the blog does not offer it. */
export type BlogReader = (blog: Blog) => Promise<FoundPost[]>;

export const requestsAtOnce = 4;

/** The asked pages of a list that came whole. */
export function asPages<Item>(items: Item[], { pages, perPage }: Pick<Blog, 'pages' | 'perPage'>): Item[] {
  return pages.flatMap((page) => items.slice((page - 1) * perPage, page * perPage));
}

/** `path` in the source's folder and, as `/blog` is often a page of the whole site's blog, at a first folder's root. */
export function placesFor(source: URL, path: string): string[] {
  const folders = source.pathname.split('/').filter(Boolean);
  const own = new URL(`/${[...folders, ''].join('/')}${path}`, source).href;
  return folders.length === 1 ? [own, new URL(`/${path}`, source).href] : [own];
}
