import type { Database } from '../../db/connect.ts';
import { findInTexts } from '../../readers/embedded-pictures.ts';
import { today } from '../../shared/dates.ts';
import { createChangeLog, type ImportedPost } from '../../shared/imported-post.ts';
import { postLimits } from '../../shared/post.ts';
import type { DatabaseErrorKind } from '../../shared/result.ts';
import { summarize } from '../../shared/rich-text/parse-html.ts';
import { slugFromTitle, slugify } from '../../shared/slug.ts';
import type { RecordEvent } from '../audit/audit.ts';
import type { MediaCore } from '../media/media-core.ts';
import { readBody } from '../rendering/render.ts';
import type { ReadBody } from '../rendering/rendering-jobs.ts';
import { readZone } from '../settings/settings.ts';
import {
  addDatabaseError,
  addPosts,
  emptyReport,
  type ImportedPostReport,
  type ImportOptions,
  type ImportReport,
  reportDatabaseError,
} from './import-report.ts';
import { runImportJob } from './jobs/run-import-job.ts';
import { linkAfter } from './link-imported.ts';
import { batchSize, saveBatch } from './save-batch.ts';
import type { ImportPreviewPost } from './scrape/preview-body.ts';
import { createEmbeddedStore } from './store-embedded.ts';
import { type NewRun, startImportRun } from './store-run.ts';

/** Imports exactly the posts that the preview showed, even if the blog has changed since then. */
export async function importPreviewed(
  db: Database,
  previewed: ImportPreviewPost[],
  options: Omit<ImportOptions, 'only'> & {
    now: Date;
    clock: () => Date;
    record: RecordEvent;
    upload: MediaCore['upload'];
  },
): Promise<ImportReport> {
  const { now, isDryRun = false, onProgress, onError } = options;
  const day = today(await readZone(db), now);
  const report = emptyReport(isDryRun);
  const run = isDryRun ? undefined : await startImportRun(db, previewRun(previewed, options), report);
  report.run = run?.id ?? null;
  const withPictures = ({ embedded = {} }: ImportPreviewPost, post: ImportedPost) =>
    createEmbeddedStore(findInTexts(embedded), isDryRun ? undefined : options.upload)(post);
  // Selected posts are imported even if they were deleted here before.
  const choice = { ...options, only: () => true };
  for (let start = 0; start < previewed.length; start += batchSize) {
    const part = previewed.slice(start, start + batchSize);
    const posts: ImportedPost[] = [];
    for (const post of part) {
      const body = await readBody(post.html);
      if (body.ok)
        posts.push(await withPictures(post, await compared(post, importedPost(post, body.value, day))));
      else addPosts(report, [tooIntricate(post)]);
    }
    const onDatabaseError = (kind: DatabaseErrorKind) => addDatabaseError(report, kind);
    const source = 'web';
    const saving = { now, isDryRun, choice, source, run, onError, onDatabaseError } as const;
    const saved = await saveBatch(db, posts, saving);
    addPosts(report, saved);
    await run?.writeFailed(posts, saved);
    onProgress?.({ done: start + part.length, total: previewed.length });
  }
  if (!isDryRun) {
    await reportDatabaseError(report, async () => {
      report.problems.push(...(await linkAfter(db, report, now)));
      await run?.recordTotals();
      await run?.end('finished');
    });
  }
  return report;
}

function previewRun(
  [first, ...others]: ImportPreviewPost[],
  { asStatus, canReplace = false, clock, record }: Pick<NewRun, 'clock' | 'record'> & ImportOptions,
): NewRun {
  const name = URL.parse(first?.link ?? '')?.host ?? '';
  const options = { asStatus: asStatus ?? null, canReplace };
  return { kind: 'preview', source: null, name, total: others.length + 1, options, clock, record };
}

/** Compares the post with its original, in a worker. */
async function compared(
  { original, title, excerpt, link }: ImportPreviewPost,
  post: ImportedPost,
): Promise<ImportedPost> {
  if (original === undefined) return post;
  // An excerpt that is the start of the text isn't stored.
  const shown = { title, excerpt: post.excerpt === null ? '' : excerpt };
  const done = await runImportJob('compareBodies', {
    original: { ...shown, html: original, links: null, base: link, isClassic: false },
    copy: { ...post, excerpt: post.excerpt ?? '' },
  });
  return done.ok ? { ...post, ...done.value } : post;
}

/** Reports a text that takes too long to read. */
function tooIntricate({ source_key, title, slug }: ImportPreviewPost): ImportedPostReport {
  const outcome = 'failed';
  return {
    sourceKey: source_key,
    id: '',
    version: 0,
    title,
    slug,
    status: 'published',
    outcome,
    changes: [],
  };
}

/** Builds the post to import. All of it may have been written by a third party. */
function importedPost(post: ImportPreviewPost, body: ReadBody, today: string): ImportedPost {
  const log = createChangeLog();
  for (const { code, what, count } of post.changes) log.add(code, what, count);
  if (post.date === null) log.add('date_missing', 'today');
  const excerpt = summarize(post.excerpt, postLimits.excerpt);
  const isOwnExcerpt = excerpt !== body.summary;
  return {
    sourceKey: post.source_key,
    title: summarize(post.title, postLimits.title),
    slug: slugify(post.slug) || slugFromTitle(post.title),
    date: post.date ?? today,
    cover: post.cover,
    cover_alt: null,
    // Readers see the start of the text anyway. A stored copy would become outdated when the text changes.
    excerpt: isOwnExcerpt ? excerpt || null : null,
    html: body.html,
    tags: [],
    language: post.language,
    status: post.changes.some(({ code }) => code === 'only_teaser') ? 'draft' : 'published',
    link: post.link,
    changes: log.list(),
  };
}
