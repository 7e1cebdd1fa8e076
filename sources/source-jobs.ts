import type { ImportedPost } from '../shared/imported-post.ts';
import { readMarkdown } from './markdown/markdown-html.ts';
import { readMediumPage } from './medium/medium-page.ts';
import { convertPost } from './post/convert-post.ts';
import type { SourceBlog, SourcePost } from './post/source-post.ts';

/** What takes long where a text is long: functions of values alone, so that another thread can run them. */
export const sourceJobs = {
  sourcePost: ({ post, blog }: { post: SourcePost; blog: SourceBlog }): ImportedPost =>
    convertPost(post, blog),
  markdown: readMarkdown,
  mediumPage: readMediumPage,
} as const;

type SourceJobs = typeof sourceJobs;

/** Runs one of them; rejects where that takes longer than any text that a person has written. */
export type RunSourceJob = <Name extends keyof SourceJobs>(
  name: Name,
  input: Parameters<SourceJobs[Name]>[0],
) => Promise<ReturnType<SourceJobs[Name]>>;

/** Runs them on the caller's own thread. */
export const runHere: RunSourceJob = async (name, input) => {
  const job = sourceJobs[name] as (input: unknown) => unknown;
  return job(input) as ReturnType<SourceJobs[typeof name]>;
};
