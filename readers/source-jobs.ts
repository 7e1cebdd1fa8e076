import { type ChangeLog, createChangeLog, type ImportedPost } from '../shared/imported-post.ts';
import { postLimits } from '../shared/post.ts';
import { plainText } from '../shared/rich-text/parse-html.ts';
import { slugFromAddress, slugFromTitle } from '../shared/slug.ts';
import { findWords } from './fidelity/compare-content.ts';
import { readVisible, reportLostWords } from './fidelity/read-visible.ts';
import { convertHtml } from './html/convert-html.ts';
import { webAddress } from './html/embed-address.ts';
import { readMarkdown } from './markdown/markdown-html.ts';
import { readMediumPage } from './medium.ts';
import type { SourceBlog, SourcePost } from './source-post.ts';
import {
  plainTitle,
  postLanguage,
  postTags,
  readFeedDate,
  shortened,
  titleOf,
  withheldStatus,
  withOriginal,
  withSigns,
} from './wordpress/post-values.ts';

/** Pure functions for long texts, which a worker can run. */
export const sourceJobs = {
  sourcePost: ({ post, blog }: { post: SourcePost; blog: SourceBlog }): ImportedPost =>
    convertPost(post, blog),
  markdown: readMarkdown,
  mediumPage: readMediumPage,
} as const;

type SourceJobs = typeof sourceJobs;

/** Runs a job. Rejects on a timeout. */
export type RunSourceJob = <Name extends keyof SourceJobs>(
  name: Name,
  input: Parameters<SourceJobs[Name]>[0],
) => Promise<ReturnType<SourceJobs[Name]>>;

/** Runs jobs on this thread. */
export const runHere: RunSourceJob = async (name, input) => {
  const job = sourceJobs[name] as (input: unknown) => unknown;
  return job(input) as ReturnType<SourceJobs[typeof name]>;
};

/** Converts a post in the same way as those of WordPress, so that every loss is reported. */
export function convertPost(post: SourcePost, blog: SourceBlog): ImportedPost {
  const log = createChangeLog();
  for (const { code, what, count } of post.changes)
    log.add(code, what, code === 'hidden' ? findWords(what).keys.length : count);
  const { kind } = post;
  const date = dateOf(post, blog);
  const withheld = post.status === 'published' ? undefined : post.status;
  const status = withheldStatus({ kind, withheld, date: date.text, now: blog.now }, log);
  const { html, whole } = convertHtml(post.html, { base: blog.base, log });
  const source = readVisible(post.html, blog);
  const compared = reportLostWords(source, whole, log);
  if (date.from !== '') log.add('date_missing', date.from);
  const title = titleOf(post.title, html, date.text, log);
  const excerpt = plainText(withSigns(post.excerpt, log).replaceAll('\n', ' '));
  const tags = post.tags.map((name) => ({ domain: '', nicename: '', name }));
  const language = { categories: [], meta: { _locale: post.language } };
  const imported: ImportedPost = {
    sourceKey: post.sourceKey,
    ...(kind !== undefined && { kind }),
    title,
    slug: slugFromAddress(post.slug) || slugFromTitle(title),
    date: date.text,
    ...coverOf(post, html, blog, log),
    excerpt: shortened(excerpt, postLimits.excerpt, 'excerpt_shortened', log) || null,
    html,
    tags: postTags({ categories: tags }, (text) => text, log),
    language: postLanguage(language, null, blog.language),
    status,
    link: webAddress(post.link, blog.base),
    ...(post.former && post.former.length > 0 && { former: post.former }),
    ...(post.group && {
      translation: {
        group: `${blog.base ?? ''} ${post.group.name}`.slice(0, 200),
        isExpected: post.group.isSure,
        original: null,
      },
    }),
    ...(post.isPinned && { isPinned: true }),
    changes: log.list(),
  };
  if (!blog.keepsOriginals) return imported;
  const original = { title: plainTitle(post.title), excerpt, html: post.html, links: source.links };
  return withOriginal(imported, { ...original, base: blog.base, isClassic: false }, compared);
}

function dateOf({ dates }: SourcePost, { today }: SourceBlog): { text: string; from: string } {
  for (const { text, from } of dates) {
    const date = readFeedDate(text);
    if (date !== null) return { text: date, from };
  }
  return { text: today, from: 'today' };
}

/** Returns the declared cover image with its alt text, else the first image. */
function coverOf(
  post: SourcePost,
  html: string,
  { base }: SourceBlog,
  log: ChangeLog,
): Pick<ImportedPost, 'cover' | 'cover_alt'> {
  const usable = (written: string) => {
    const address = written === '' ? null : webAddress(written, base);
    return address !== null && address.length <= postLimits.cover ? address : null;
  };
  const named = usable(post.cover);
  if (named !== null) {
    const alt = plainTitle(post.coverAlt ?? '');
    return {
      cover: named,
      cover_alt: shortened(alt, postLimits.cover_alt, 'cover_alt_shortened', log) || null,
    };
  }
  const first = /<img src="([^"]*)"/.exec(html)?.[1];
  return { cover: first === undefined ? null : usable(plainTitle(first)), cover_alt: null };
}
