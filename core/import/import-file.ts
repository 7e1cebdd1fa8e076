import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Database } from '../../db/connect.ts';
import { type OpenedSource, openSource } from '../../readers/open-source.ts';
import type { FolderFile, ImportInput } from '../../readers/source-files.ts';
import { type RunSourceJob, runHere } from '../../readers/source-jobs.ts';
import type { SourcePost } from '../../readers/source-post.ts';
import type { Attachment } from '../../readers/wordpress/attachments.ts';
import { importPost } from '../../readers/wordpress/import-post.ts';
import type {
  ConvertPost,
  ExportedBlog,
  PostToConvert,
} from '../../readers/wordpress/read-wordpress-export.ts';
import { contentLimit, type TextSection } from '../../shared/content.ts';
import { archivePath } from '../../shared/import.ts';
import type {
  Counts,
  ImportedPost,
  ImportProblem,
  ImportsItemType,
  OtherItem,
  SkippedItem,
} from '../../shared/imported-post.ts';
import { isHeic, mediaLimits } from '../../shared/media.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { sanitizeHtml } from '../../shared/rich-text/sanitize.ts';
import type { RecordEvent } from '../audit/audit.ts';
import type { MediaCore } from '../media/media-core.ts';
import { readZone } from '../settings/settings.ts';
import { changed, changeSite } from '../site-version/change-site.ts';
import { findPair, pairInTransaction } from '../translations/pairs.ts';
import type { Checkpoint } from './checkpoint.ts';
import {
  emptyReport,
  type ImportChoice,
  type ImportFailure,
  type ImportOptions,
  type ImportReport,
  reportDatabaseError,
} from './import-report.ts';
import { type GroupedPost, listGroups, saveOldUploads } from './import-store.ts';
import { type BlogFacts, type ReadPost, takePost } from './jobs/known-blogs.ts';
import { runImportJob } from './jobs/run-import-job.ts';
import { linkAfter } from './link-imported.ts';
import { addressesIn, misleadingUploads, withPicturesAt } from './post-addresses.ts';
import { postsToLink } from './resumable-imports.ts';
import { createPostSaver } from './save-posts.ts';
import { createEmbeddedStore, placeInOriginal } from './store-embedded.ts';
import { type NewRun, startImportRun } from './store-run.ts';
import { openPath } from './uploaded-files.ts';

type StoreArchived = (post: ImportedPost) => Promise<ImportedPost>;

/** A placeholder URL that the sanitizer removes together with its image or link. */
const nowhere = 'lost:';

/** Creates a function that stores images from the archive, or removes and reports them if that fails. */
function createArchiveStore(
  find: (path: string) => FolderFile | undefined,
  upload: MediaCore['upload'],
): StoreArchived {
  const stored = new Map<string, Promise<string | null>>();

  async function storeOne(path: string): Promise<string | null> {
    const file = find(path);
    if (!file || file.size > mediaLimits.bytes) return null;
    const parts: Uint8Array[] = [];
    for await (const part of file.read()) parts.push(part);
    const name = (path.split('/').at(-1) ?? '').slice(-mediaLimits.fileName).toWellFormed();
    const uploaded = await upload({ name, bytes: Buffer.concat(parts) });
    return uploaded.ok ? uploaded.value.url : null;
  }

  return async (post) => {
    const shown = [post.cover, ...addressesIn(post.html, 'picture'), ...addressesIn(post.html, 'link')];
    const moved = new Map<string, string>();
    const lost: string[] = [];
    for (const address of new Set(shown)) {
      const path = address === null ? undefined : archivePath(address);
      if (address === null || path === undefined) continue;
      const storing = stored.get(path) ?? storeOne(path);
      stored.set(path, storing);
      const url = await storing;
      if (url === null) lost.push(path);
      moved.set(address, url ?? nowhere);
    }
    if (moved.size === 0) return post;
    const mapped = withPicturesAt(post, (address) => moved.get(address));
    return {
      ...(await placeInOriginal(post, moved)),
      html: lost.length > 0 ? sanitizeHtml(mapped.html) : mapped.html,
      cover: mapped.cover === nowhere ? null : mapped.cover,
      asRead: post.asRead ?? { html: post.html, cover: post.cover },
      changes: [
        ...post.changes,
        ...lost.map((path) => ({
          code: isHeic({ name: path, type: '' }) ? ('image_heic' as const) : ('image_lost' as const),
          what: path.slice(0, 200),
          count: 1,
        })),
      ],
    };
  };
}

/** The maximum number of characters that are converted on the main thread, which takes about 5 ms. */
const atOnce = 2_000;

/** The number of uploads sent to the worker in one message. Copying them blocks this thread. */
const part = 500;

/** Converts large posts in a worker. Throws on a timeout. */
export function createConverter({ blog, uploads }: ExportedBlog): ConvertPost {
  const { attachments: _, ...facts } = blog;
  const key = randomUUID();
  return async (post) => {
    if (isSmall(post)) return importPost(post.item, post.sourceKey, post.isDamaged, blog);
    // If the worker was terminated because of another job, the new one doesn't have the blog's data.
    for (let round = 0; round < 3; round += 1) {
      const converted = await runImportJob('convert', { key, uploads: uploads.length, post });
      if (!converted.ok) throw new Error('Converting the post took too long.');
      if (converted.value) return converted.value.map(takePost);
      await sendBlog(key, facts, uploads);
    }
    throw new Error('The conversion worker lost the blog’s data three times.');
  };
}

async function sendBlog(key: string, facts: BlogFacts, uploads: readonly Attachment[]): Promise<void> {
  for (let start = 0; start === 0 || start < uploads.length; start += part) {
    await runImportJob('learnBlog', { key, facts, start, uploads: uploads.slice(start, start + part) });
  }
}

/** Shortcodes and blocks can expand a lot, for example galleries and reusable blocks. */
function isSmall({ item }: PostToConvert): boolean {
  const { content, excerpt, description, title, meta } = item;
  const texts = [content, excerpt, description, title, ...Object.values(meta)];
  return texts.reduce((sum, { length }) => sum + length, 0) <= atOnce && !/\[|wp:/.test(content + excerpt);
}

/** Runs long jobs of the other readers in a worker. Throws on a timeout. */
const runSourceJob: RunSourceJob = async (name, input) => {
  if (lengthOf(input) <= atOnce) return runHere(name, input);
  const done = await runImportJob(name, input);
  if (!done.ok) throw new Error('Reading the file took too long.');
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

/** Without a checkpoint, an interrupted import can't resume. */
export interface FileParts {
  checkpoint?: Checkpoint | undefined;
}

interface ImportParts extends FileParts {
  now: Date;
  clock: () => Date;
  record: RecordEvent;
  upload: MediaCore['upload'];
}

/** Imports a folder or an export of any supported system. Safe to run again. Rejects for unreadable paths. */
export async function importFile(
  db: Database,
  input: string | ImportInput,
  options: ImportOptions & ImportParts,
): Promise<Result<ImportReport, ImportFailure>> {
  const { now, isDryRun = false, only, onProgress, onError, checkpoint } = options;
  const opened = await openSource(typeof input === 'string' ? await openPath(input) : input, {
    now,
    zone: await readZone(db),
    address: options.address,
    converter: createConverter,
    run: runSourceJob,
    keepsOriginals: !isDryRun,
  });
  if (!opened.ok) return opened;
  const { kind, totals, uploads, events } = opened.value;
  const { before } = checkpoint ?? {};
  const report = { ...emptyReport(isDryRun), kind, otherKinds: totals.otherKinds };
  const choice = selectOtherItemTypes(totals, options.others);
  if (before?.summary) {
    report.skipped.push(...before.summary.skipped);
    report.counts = { ...before.summary.counts };
    report.others = { ...report.others, ...before.summary.others };
  }
  const withPictures = createPictureStore(opened.value, { isDryRun, upload: options.upload });
  const run = isDryRun
    ? undefined
    : await startImportRun(db, exportRun(opened.value, options), report, before);
  report.run = run?.id ?? null;
  const saving = { now, isDryRun, choice: options, source: kind, run, onError, checkpoint };
  const saver = createPostSaver(db, report, saving);
  const wantsPost = (place: number) => !only || only(place);
  let isWhole = true;
  try {
    for await (const event of events({ passed: checkpoint?.start.passed, wants: choice.wants })) {
      if (event.type === 'post') {
        const use = event.other ? choice.decide(event.other) : wantsPost(saver.next()) && 'draft';
        const post = use ? await withPictures(event.post) : event.post;
        if (use === 'draft') saver.add(post);
        else if (use && post.html.length > contentLimit) report.skipped.push(tooLarge(post));
        else if (use) isWhole = await saver.addText(post, use);
        // Lets other requests run between posts that are converted on this thread.
        await setImmediate();
      }
      // Items that weren't requested don't count as missing.
      else if (event.type === 'skipped') only || report.skipped.push(event.item);
      else if (event.type === 'problem') report.problems.push(event.problem);
      else {
        const { done, total } = event;
        onProgress?.({ done, total });
        isWhole = isWhole && (await saver.pass({ done, total }));
      }
      if (!isWhole) break;
    }
    isWhole = isWhole && (await saver.save());
    if (isWhole) await checkpoint?.beginLinks();
  } catch (error) {
    // A run with a checkpoint can resume.
    if (!checkpoint) await run?.end('failed');
    throw error;
  }
  Object.assign(report, choice.rest());
  report.state = isWhole ? 'finished' : 'interrupted';
  if (!isDryRun && isWhole) {
    await reportDatabaseError(report, async () => {
      // With a checkpoint, the report lists no posts, because the stored run has all of them.
      const { texts, sourceKeys } = before
        ? await postsToLink(db, before.id)
        : { texts: report.posts, sourceKeys: report.posts.map((post) => post.sourceKey) };
      report.problems.push(...(await linkAfter(db, { ...report, posts: texts }, now)));
      report.problems.push(...(await pairImported(db, sourceKeys, now)));
      await saveOldUploads(db.kysely, misleadingUploads(uploads));
      await run?.recordTotals();
      // With a checkpoint, images may follow, and the caller ends the run.
      await (checkpoint ? run?.note(db.kysely) : run?.end('finished'));
    });
  }
  return ok(report);
}

function exportRun(
  { kind, site, totals }: OpenedSource,
  { name, asStatus, canReplace = false, clock, record }: ImportOptions & ImportParts,
): NewRun {
  return {
    kind: 'export',
    source: kind,
    name: name || site.address || site.title,
    total: totals.posts,
    options: { asStatus: asStatus ?? null, canReplace },
    clock,
    record,
  };
}

function tooLarge({ title, kind }: ImportedPost): SkippedItem {
  return { title, reason: 'too_large', detail: null, ...(kind !== undefined && { kind }) };
}

/** Creates a function that stores images from the archive and texts. A dry run only checks those in texts. */
function createPictureStore(
  { picture, embedded }: Pick<OpenedSource, 'picture' | 'embedded'>,
  { isDryRun, upload }: { isDryRun: boolean; upload: MediaCore['upload'] },
): (post: ImportedPost) => Promise<ImportedPost> {
  const withEmbedded = createEmbeddedStore(embedded, isDryRun ? undefined : upload);
  const withArchived = createArchiveStore(picture, upload);
  return async (post) => {
    const read = await withEmbedded(post);
    return isDryRun ? read : withArchived(read);
  };
}

interface ItemTypeChoice {
  /** Undefined if no other types were requested. */
  wants: ImportsItemType | undefined;
  decide(item: OtherItem): 'draft' | TextSection | undefined;
  /** The items that weren't requested or can't be imported. */
  rest(): Pick<ImportReport, 'otherKinds' | 'offered'>;
}

function selectOtherItemTypes(
  totals: { otherKinds: Counts; others: Counts },
  others: ImportChoice['others'],
): ItemTypeChoice {
  const brought = new Map<string, number>();
  const without = (counts: Counts) =>
    Object.fromEntries(
      Object.entries(counts)
        .map(([kind, count]) => [kind, count - (brought.get(kind) ?? 0)] as const)
        .filter(([, count]) => count > 0),
    );
  return {
    wants:
      others &&
      ((item) => {
        const isIncluded = others(item) !== undefined;
        if (isIncluded) brought.set(item.kind, (brought.get(item.kind) ?? 0) + 1);
        return isIncluded;
      }),
    decide: (item) => others?.(item),
    rest: () => ({ otherKinds: without(totals.otherKinds), offered: without(totals.others) }),
  };
}

type PairProblem = Extract<ImportProblem, { code: 'pair_not_made' }>;

/** Links imported posts as translations. Existing links stay. Returns the posts that couldn't be linked. */
async function pairImported(db: Database, sourceKeys: readonly string[], now: Date): Promise<PairProblem[]> {
  const problems: PairProblem[] = [];
  for await (const group of listGroups(db.kysely, sourceKeys)) {
    if (!(await pairGroup(db, group, now))) problems.push({ code: 'pair_not_made', title: titlesOf(group) });
  }
  return problems;
}

/** Links a group's posts; false if they can't be linked. One post is enough unless its source has more. */
async function pairGroup(db: Database, group: readonly GroupedPost[], now: Date): Promise<boolean> {
  const [one, other, ...more] = group;
  if (!one || !other) return !group.some(({ isExpected }) => isExpected);
  if (more.length > 0 || one.language === other.language) return false;
  const pair = await findPair(db.kysely, one.id);
  if (pair) return [pair.original.id, pair.translation.id].includes(other.id);
  const original = group.find((post) => post.original)?.original ?? undefined;
  const paired = await changeSite(db, async (transaction) => {
    const made = await pairInTransaction(transaction, { slug: one.slug, other: other.slug, original }, now);
    return made.ok ? changed(made.value) : fail(made.failure);
  });
  return paired.ok;
}

function titlesOf(group: readonly GroupedPost[]): string {
  return group.map(({ title, slug }) => title.trim() || slug).join(' / ');
}
