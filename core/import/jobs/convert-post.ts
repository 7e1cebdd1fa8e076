import { randomUUID } from 'node:crypto';
import type { SourcePost } from '../../../sources/post/source-post.ts';
import { type RunSourceJob, runHere } from '../../../sources/source-jobs.ts';
import type { Attachment } from '../../../wordpress/attachments.ts';
import { importPost } from '../../../wordpress/post/import-post.ts';
import type { ConvertPost, ExportedBlog, PostToConvert } from '../../../wordpress/read-wordpress-export.ts';
import type { BlogFacts } from './known-blogs.ts';
import { type ReadPost, takePost } from './read-post.ts';
import { runImportJob } from './run-import-job.ts';

/** Characters of plain content that are converted on the thread that answers: some five milliseconds' worth. */
const atOnce = 2_000;

/** Uploads told to the other thread at once: copying them holds this one. */
const part = 500;

/** Converts the posts of one blog on another thread, small ones here. Throws where a post takes longer to convert than anything a person has written. */
export function createConverter({ blog, uploads }: ExportedBlog): ConvertPost {
  const { attachments: _, ...facts } = blog;
  const key = randomUUID();
  return async (post) => {
    if (isSmall(post)) return importPost(post.item, post.sourceKey, post.isDamaged, blog);
    // A thread that another job ended takes what it knew with it.
    for (let round = 0; round < 3; round += 1) {
      const converted = await runImportJob('convert', { key, uploads: uploads.length, post });
      if (!converted.ok) throw new Error('It takes too long to convert.');
      if (converted.value) return converted.value.map(takePost);
      await sendBlog(key, facts, uploads);
    }
    throw new Error('The thread that converts posts forgot their blog three times.');
  };
}

async function sendBlog(key: string, facts: BlogFacts, uploads: readonly Attachment[]): Promise<void> {
  for (let start = 0; start === 0 || start < uploads.length; start += part) {
    await runImportJob('learnBlog', { key, facts, start, uploads: uploads.slice(start, start + part) });
  }
}

/** Shortcodes and blocks can show far more than they take to write: a gallery, a text that stands elsewhere. */
function isSmall({ item }: PostToConvert): boolean {
  const { content, excerpt, description, title, meta } = item;
  const texts = [content, excerpt, description, title, ...Object.values(meta)];
  return texts.reduce((sum, { length }) => sum + length, 0) <= atOnce && !/\[|wp:/.test(content + excerpt);
}

/** Does what takes long for the other sources on another thread, short texts here. Rejects as the conversion above does. */
export const runSourceJob: RunSourceJob = async (name, input) => {
  if (lengthOf(input) <= atOnce) return runHere(name, input);
  const done = await runImportJob(name, input);
  if (!done.ok) throw new Error('It takes too long to read.');
  const { value } = done;
  return (isReadPost(value) ? takePost(value) : value) as Awaited<ReturnType<typeof runHere<typeof name>>>;
};

function isReadPost(value: object | string | null): value is ReadPost {
  return typeof value === 'object' && value !== null && 'words' in value;
}

function lengthOf(input: string | { post: SourcePost }): number {
  if (typeof input === 'string') return input.length;
  const { html, excerpt, title } = input.post;
  return html.length + excerpt.length + title.length;
}
