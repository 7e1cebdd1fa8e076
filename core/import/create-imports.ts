import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/connect.ts';
import { takeAdvisoryLock } from '../../db/dialect.ts';
import type { Schema } from '../../db/schema.ts';
import { withLongTimeout } from '../../db/statements.ts';
import type { ImportInput } from '../../readers/source-files.ts';
import { completedAddress, oldPathsAt, withScheme } from '../../shared/addresses.ts';
import { paths } from '../../shared/paths.ts';
import type { Post } from '../../shared/post.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { Actor } from '../../shared/sign-in.ts';
import { uniqueSlug } from '../../shared/slug.ts';
import type { RecordEvent } from '../audit/audit.ts';
import { discardNewest } from '../content/content.ts';
import { findContentItemById } from '../content/content-store.ts';
import { claimLease, type LeaseOptions, leaseClock } from '../leases/leases.ts';
import type { MediaCore } from '../media/media-core.ts';
import type { FetchFile, Outbound } from '../net/outbound.ts';
import { type AllowedHost, type Lookup, lookupAll } from '../net/public-address.ts';
import { checkUnattended, preparePosts } from '../posts/check-post.ts';
import {
  findPostForUpdate,
  findRevision,
  insertRevision,
  isAddressTaken,
  isPaired,
  markPostDeleted,
  updatePostRow,
} from '../posts/post-store.ts';
import { afterItsTime } from '../posts/post-update.ts';
import { checkApproval } from '../reviews/approval.ts';
import { changed, changeSite, unchanged } from '../site-version/change-site.ts';
import type { ExportTextFailure, ImportCore, PreviewRange, ScrapeFailure } from './import-core.ts';
import type { FileParts } from './import-file.ts';
import type {
  ImportedVersion,
  ImportLock,
  ImportOptions,
  ImportRunning,
  LockedWork,
  PictureOptions,
  Undone,
  UndoReport,
} from './import-report.ts';
import {
  findImportedPlaces,
  findImportedPost,
  findPlacesAt,
  findTextPlacesAt,
  type ImportedRow,
  removeImported,
  saveImported,
  sectionPlace,
} from './import-store.ts';
import { unlinkImported } from './link-imported.ts';
import { createResumableImports, findRunning, type RunningImports } from './resumable-imports.ts';
import type { Destination } from './save-batch.ts';
import type { ImportPreviewPost } from './scrape/preview-body.ts';
import { createUploadedFiles } from './uploaded-files.ts';

interface RemovedPost {
  slug: string;
  link: string | null;
}

interface UndoDestination extends Destination {
  gone: RemovedPost[];
  drafts: UndoReport['drafts'];
}

/**
 * Undoes an import: new posts go to the trash, changed ones get their earlier version, and section drafts are
 * discarded. Posts edited since then stay, as do those whose earlier version isn't approved or contains a
 * confidential name.
 */
async function undoImport(
  db: Database,
  record: RecordEvent,
  made: ImportedVersion[],
  now: Date,
): Promise<UndoReport> {
  let counts = { removed: 0, restored: 0, kept: 0 };
  const gone: RemovedPost[] = [];
  const drafts: UndoReport['drafts'] = [];
  const run = randomUUID();
  for (let start = 0; start < made.length; start += postsPerBatch) {
    const some = made.slice(start, start + postsPerBatch);
    const states = await Promise.all(some.map((post) => stateBefore(db.kysely, post)));
    await preparePosts(
      db,
      states.filter((state) => state !== undefined),
    );
    const undone = await changeSite(db, async (transaction) => {
      await takeAdvisoryLock(transaction, db.dialect, 'import');
      const to = { database: db, db: transaction, dialect: db.dialect, now, gone: [], drafts: [] };
      const sums = { ...counts };
      for (const post of some) sums[await undoPost(to, post)] += 1;
      const done = { sums, gone: to.gone, drafts: to.drafts };
      if (sums.kept - counts.kept === some.length) return unchanged(done);
      await record(transaction, { name: 'import_undone', what: sums, run });
      return changed(done);
    });
    if (!undone.ok) break;
    counts = undone.value.sums;
    gone.push(...undone.value.gone);
    drafts.push(...undone.value.drafts);
  }
  return { ...counts, drafts, links: gone.length > 0 ? await unlinkImported(db, gone, now) : [] };
}

const postsPerBatch = 50;

/** Returns the post's version before the import; undefined if the import created the post. */
async function stateBefore(db: Kysely<Schema>, { id, version }: ImportedVersion): Promise<Post | undefined> {
  return version === 1 ? undefined : findRevision(db, id, version - 1);
}

async function undoPost(to: UndoDestination, made: ImportedVersion): Promise<Undone> {
  const imported = await findImportedPost(to.db, made.id);
  const current = await findPostForUpdate(to.db, to.dialect, { id: made.id });
  if (imported && !current) return undoPageText(to, imported);
  if (!imported || !current || current.version !== imported.post_version) return 'kept';
  if (made.version === 1) {
    await markPostDeleted(to.db, current.id, to.now.toISOString());
    to.gone.push({ slug: current.slug, link: imported.link });
    return 'removed';
  }
  const before = await stateBefore(to.db, made);
  if (!before) return 'kept';
  const { slug, version } = current;
  const language = (await isPaired(to.db, current.id)) ? current.language : before.language;
  const post = {
    ...afterItsTime(before, to.now),
    ...{ slug, language, version: version + 1, updated_at: to.now.toISOString() },
  };
  if (!(await checkApproval(to.db, post)).ok) return 'kept';
  if (!(await checkUnattended({ db: to.database, transaction: to.db, now: to.now }, post, current)).ok)
    return 'kept';
  await updatePostRow(to.db, to.dialect, post);
  await insertRevision(to.db, post);
  // No text has an empty hash, so another import of the same file imports this post again.
  await saveImported(to.db, { ...imported, content_hash: '', post_version: post.version });
  if (post.status !== before.status) to.drafts.push({ title: post.title, slug });
  return 'restored';
}

/** Discards the draft of a section, unless it was edited or published since the import. */
async function undoPageText(
  to: Pick<Destination, 'db' | 'dialect' | 'now'>,
  imported: ImportedRow,
): Promise<Undone> {
  const item = await findContentItemById(to.db, to.dialect, imported.post_id);
  if (item?.status !== 'draft' || item.updated_at !== imported.imported_at) return 'kept';
  const live = await discardNewest(to.db, item, to.now);
  await removeImported(to.db, imported);
  return live ? 'restored' : 'removed';
}

/** Keys per query. SQLite supports 32,766 parameters and PostgreSQL 65,535. */
const keysPerQuery = 500;

/** Returns the source keys that were imported, with the slugs of their posts. */
async function findImportedPosts(
  db: Database,
  sourceKeys: string[],
): Promise<{ source_key: string; slug: string }[]> {
  const known: { source_key: string; slug: string }[] = [];
  for (let start = 0; start < sourceKeys.length; start += keysPerQuery) {
    const places = await findImportedPlaces(db.kysely, sourceKeys.slice(start, start + keysPerQuery));
    known.push(...places.map(({ source_key, slug }) => ({ source_key, slug })));
  }
  return known;
}

async function findFreeSlugs(db: Database, slugs: string[]): Promise<string[]> {
  const free = new Set<string>();
  for (const slug of slugs) {
    free.add(await uniqueSlug(slug, async (wanted) => free.has(wanted) || isAddressTaken(db.kysely, wanted)));
  }
  return [...free];
}

/** Exports of large blogs reach tens of megabytes. */
const maxExportBytes = 50_000_000;

/** Fetches an XML export of at most 50 MB. `no_site`: the host doesn't exist. */
export async function readExportText(
  outbound: Pick<Outbound, 'fetchText'>,
  actor: Actor,
  address: string,
  lookup?: Lookup,
): Promise<Result<string, ExportTextFailure>> {
  const fetched = await outbound.fetchText(actor, completedAddress(address).trim(), {
    maxBytes: maxExportBytes,
    timeoutMs: 30_000,
    accept: 'application/xml, text/xml, */*;q=0.5',
  });
  if (!fetched.ok) return fail(await explainFailure(fetched.failure, { actor, address, lookup }));
  const text = fetched.value.text.trimStart();
  return /^<(\?xml|rss)[\s>]/i.test(text.slice(0, 10)) ? ok(text) : fail({ code: 'not_an_export' });
}

interface ImportParts {
  db: Database;
  now: () => Date;
  /** The clock for locks, set by tests; the database's by default. */
  leaseNow: (() => Date) | undefined;
  folder: string;
  outbound: Outbound;
  fetchFile: FetchFile;
  upload: MediaCore['upload'];
  configured(): Promise<{ importSource: string; importHosts: AllowedHost[] }>;
}

interface Trail {
  audited<Value>(work: (record: RecordEvent) => Promise<Value>): Promise<Value>;
}

/** Creates the import part of the core. Modules that read exports are loaded on first use. */
export function createImports(parts: ImportParts): (trail: Trail) => ImportCore {
  const { db, now, outbound, fetchFile, upload, configured } = parts;
  const lock = (work: LockedWork) => lockImport(db, work, { now: parts.leaseNow });
  const clock = leaseClock(db.dialect, parts.leaseNow);
  const files = createUploadedFiles(parts.folder);
  const running: RunningImports = { ending: new AbortController(), all: new Set() };
  return ({ audited }) => {
    const downloadPictures = (options: PictureOptions) =>
      audited(async (record) => {
        const pictures = await import('./download-pictures.ts');
        return pictures.downloadPictures(db, { fetchFile, upload }, { ...options, record, now });
      });
    const importFile = async (input: string | ImportInput, options: ImportOptions & FileParts) => {
      const address = options.address || oldBlog(await configured());
      return audited(async (record) => {
        const files = await import('./import-file.ts');
        return files.importFile(db, input, { ...options, address, upload, record, now: now(), clock: now });
      });
    };
    return {
      lock,
      importFile: (input, { lock: held, ...options }) =>
        withLongTimeout(() =>
          withImportLock(
            held,
            () => lock('export'),
            () => importFile(input, options),
          ),
        ),
      resumable: createResumableImports({ db, now, clock, files, importFile, downloadPictures }, running),
      importPreviewed: (posts, options) =>
        withLongTimeout(() =>
          audited(async (record) => {
            const previewed = await import('./import-previewed.ts');
            const rest = { upload, record, now: now(), clock: now };
            return previewed.importPreviewed(db, posts, { ...options, ...rest });
          }),
        ),
      scrape: async (actor, range) => previewBlog(outbound, actor, range, await configured()),
      source: async () => oldBlog(await configured()),
      findImported: (sourceKeys) => findImportedPosts(db, sourceKeys),
      freeSlugs: (slugs) => findFreeSlugs(db, slugs),
      downloadPictures: ({ lock: held, ...options }) =>
        withLongTimeout(() =>
          withImportLock(
            held,
            () => lock('pictures'),
            async () => ok(await downloadPictures(options)),
          ),
        ),
      undoImport: (made) => withLongTimeout(() => audited((record) => undoImport(db, record, made, now()))),
      resolveOldAddress: (actor, path) => resolveOldAddress(db, actor, path),
      exportText: (actor, address) => readExportText(outbound, actor, address),
    };
  };
}

/** Locks imports in all processes that share the database. */
async function lockImport(
  db: Database,
  work: LockedWork,
  options: LeaseOptions = {},
): Promise<Result<ImportLock, ImportRunning>> {
  const lease = await claimLease(db, `import ${work}`, options);
  if (lease) return ok(lease);
  if (work === 'pictures') return fail({ code: 'pictures_running' });
  return fail({ code: 'import_running', at: await findRunning(db, leaseClock(db.dialect, options.now)) });
}

async function withImportLock<Value, Failure extends { code: string }>(
  held: ImportLock | undefined,
  lock: () => Promise<Result<ImportLock, ImportRunning>>,
  work: () => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure | ImportRunning>> {
  if (held) return work();
  const taken = await lock();
  if (!taken.ok) return taken;
  try {
    return await work();
  } finally {
    await taken.value.release();
  }
}

/**
 * Finds the current path of a URL of the old blog (`/2019/05/my-post/`, `/?p=123`): a post (a draft only for
 * the owner), else a section.
 */
async function resolveOldAddress(db: Database, actor: Actor, path: string): Promise<string | undefined> {
  const wanted = oldPathsAt(path);
  const places = (await findPlacesAt(db.kysely, wanted)).filter(
    ({ status }) => actor.owner || status === 'published',
  );
  for (const path of wanted) {
    const place = places.findLast((each) => each.path === path);
    if (place) return paths.post(place.slug);
  }
  return findSection(db, wanted);
}

async function findSection(db: Database, wanted: readonly string[]): Promise<string | undefined> {
  const places = await findTextPlacesAt(db.kysely, wanted);
  for (const path of wanted) {
    const place = places.findLast((each) => each.path === path);
    const to = sectionPlace(place?.section_key);
    if (to !== undefined) return to;
  }
  return undefined;
}

interface Configured {
  importSource: string;
  importHosts: AllowedHost[];
}

/** Returns the old blog from the settings, else the first host of IMPORT_HOSTS. */
function oldBlog({ importSource, importHosts }: Configured): string {
  return importSource || hostAddress(importHosts[0]) || '';
}

/** Previews the posts of a blog. `no_source`: no blog is set. `no_site`: the host doesn't exist. */
export async function previewBlog(
  outbound: Outbound,
  actor: Actor,
  range: PreviewRange,
  configured: Configured,
  lookup?: Lookup,
): Promise<Result<ImportPreviewPost[], ScrapeFailure>> {
  const source = range.source || oldBlog(configured);
  if (!source) return fail({ code: 'no_source' });
  // The scraper is a quarter of all modules, so it is loaded on first use.
  const { scrapeBlog } = await import('./scrape/scrape-blog.ts');
  const read = await scrapeBlog((address, limits) => outbound.fetchText(actor, address, limits), source, {
    pages: range.pages,
    maxPosts: range.maxPosts,
  });
  if (read.ok) return read;
  return fail(await explainFailure(read.failure, { actor, address: source, lookup }));
}

function hostAddress(host: AllowedHost | undefined): string | undefined {
  if (!host) return undefined;
  // A host with an unusual port is a local one without a certificate.
  return host.port === null || host.port === 443
    ? `https://${host.hostname}`
    : `http://${host.hostname}:${host.port}`;
}

interface Asked {
  actor: Actor;
  address: string;
  lookup?: Lookup | undefined;
}

/** Maps a failed lookup to `no_site`, which the owner can act on. */
async function explainFailure<Failure extends { code: string }>(
  failure: Failure,
  { actor, address, lookup }: Asked,
): Promise<Failure | { code: 'no_site'; host: string }> {
  if (!canReportMissingHost(failure, actor)) return failure;
  const host = await unknownHost(address, lookup);
  return host === undefined ? failure : { code: 'no_site', host };
}

/** Anonymous clients can't use this to look up hosts they may not reach. */
function canReportMissingHost(failure: { code: string; cause?: unknown }, actor: Actor): boolean {
  if (failure.code === 'address_refused') return actor.owner;
  return failure.code === 'no_answer' && failure.cause === 'connection';
}

/** Returns the host if no such name is registered; undefined if it is, or if DNS can't tell. */
async function unknownHost(source: string, lookup: Lookup = lookupAll): Promise<string | undefined> {
  const host = URL.parse(withScheme(source))?.hostname;
  if (!host) return undefined;
  try {
    await lookup(host);
    return undefined;
  } catch (error) {
    // ENOTFOUND means that the name doesn't exist, and any other error that DNS wasn't reachable.
    return error instanceof Error && 'code' in error && error.code === 'ENOTFOUND' ? host : undefined;
  }
}
