import { sourceJobs } from '../../../sources/source-jobs.ts';
import { compareBodies } from '../runs/compare-bodies.ts';
import { markPair } from '../runs/mark-pair.ts';
import { placePictures } from '../runs/pack-original.ts';
import { extractArticle } from '../scrape/extract-article.ts';
import type { PagePlace } from '../scrape/next-page.ts';
import { parseFeedItems } from '../scrape/parse-feed-items.ts';
import { previewBody } from '../scrape/preview-body.ts';
import { readBlogPage, readCards } from '../scrape/read-blog-page.ts';
import { convertKnown, learnBlog } from './known-blogs.ts';
import { readPost } from './read-post.ts';

interface PreviewInput {
  html: string;
  address: string;
  pictures?: { file: number; room: number };
}

/** What is made of foreign texts, on a thread of its own (`import-worker.ts`): what they take, strangers decide. */
export const importJobs = {
  article: ({ page, address, place }: { page: string; address: string; place?: PagePlace }) =>
    extractArticle(page, address, place),
  blogPage: ({ page, address, pages }: { page: string; address: string; pages: number[] }) =>
    readBlogPage(page, address, pages),
  cards: ({ page, address }: { page: string; address: string }) => readCards(page, address),
  feed: ({ text, address }: { text: string; address: string }) => parseFeedItems(text, address),
  previewBody: ({ html, address, pictures }: PreviewInput) => previewBody(html, address, pictures),
  learnBlog,
  convert: convertKnown,
  ...sourceJobs,
  sourcePost: (input: Parameters<typeof sourceJobs.sourcePost>[0]) => readPost(sourceJobs.sourcePost(input)),
  compareBodies,
  markPair,
  placePictures,
} as const;

export type ImportJobs = typeof importJobs;
