import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/connect.ts';
import type { Schema } from '../../db/schema.ts';
import { withLongTimeout } from '../../db/statements.ts';
import type { ContentPlace } from '../../shared/content.ts';
import { resumableImports } from '../../shared/import.ts';
import type { PublishOverrides } from '../../shared/post.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { RecordEvent } from '../audit/audit.ts';
import { type RestoreFailure, removePost, restorePost } from '../posts/change-posts.ts';
import { findPostById } from '../posts/post-store.ts';
import { findImportedPost, findText, type ImportedRow } from './import-store.ts';
import { runImportJob } from './jobs/run-import-job.ts';
import type { MarkedPair } from './mark-pair.ts';
import {
  deleteOriginals,
  deleteRun,
  findItems,
  findOriginal,
  findRun,
  type ItemFilter,
  type ItemKey,
  type ItemPlace,
  type ListedRun,
  listItemKeys,
  listRunIds,
  type RunDecision,
  type RunSummary,
  type StoredItem,
  type StoredRun,
  updateDecision,
  walkRun,
} from './run-store.ts';

/** The current state of a post from a run, or of the section that got a page's text. */
export interface PostHere {
  id: string;
  /** '' for a section. */
  slug: string;
  status: string;
  /** Whether the text was changed since the import, other than by the import itself. */
  isEdited: boolean;
  /** The section that got the page's text; null for a post. */
  text: ContentPlace | null;
}

export interface StoredPost {
  run: StoredRun;
  item: StoredItem;
  /** The post's current state; null if it was never saved or is deleted. */
  here: PostHere | null;
  /** The post's URL in the old blog. */
  link: string | null;
  /** Both texts with differences marked; null without a stored original or if comparing takes too long. */
  pair: MarkedPair | null;
  /** Why `pair` is null or half empty. */
  lacks: 'original' | 'post' | 'time' | null;
}

export type RunFailure = { code: 'import_not_found' };

export interface ImportRunCore {
  list(): Promise<ListedRun[]>;
  find(id: string): Promise<StoredRun | undefined>;
  items(id: string, range: ItemRange): Promise<ItemPage>;
  /** Yields all posts of a run in order, in batches. */
  walk(id: string): AsyncGenerator<StoredItem[]>;
  post(id: string, position: number): Promise<StoredPost | undefined>;
  /**
   * Accepts a post, skips it (moves it to the trash for 30 days) or reverts either decision. `leave` contains
   * overrides for restoring it. A section's text can't be skipped: `post_not_found`.
   */
  decide(
    place: { run: string; position: number },
    decision: RunDecision | null,
    overrides?: PublishOverrides,
  ): Promise<Result<StoredItem, RunFailure | RestoreFailure>>;
  /** Deletes the report. The posts stay. */
  remove(id: string): Promise<Result<null, RunFailure>>;
  removeOriginals(id: string): Promise<Result<null, RunFailure>>;
}

/** The number of posts checked, in about 6 ms, before other requests run. */
const atOnce = 1_000;

interface ItemRange {
  filter: ItemFilter;
  from: ItemPlace | null;
  /** Lists posts toward the worst ones. The result is still sorted worst first. */
  isBackward?: boolean;
  limit: number;
}

interface ItemPage {
  items: StoredItem[];
  hasMore: boolean;
}

/** Lists posts that match a filter, worst first. */
export async function listItems(
  db: Kysely<Schema>,
  run: string,
  { filter, from, isBackward = false, limit }: ItemRange,
): Promise<ItemPage> {
  const isIncluded = matcher(filter);
  const found: ItemKey[] = [];
  let place = from;
  // Reads more rows at once if few of them match.
  for (let many = limit + 1; ; many = Math.min(atOnce, many * 2)) {
    const keys = await listItemKeys(db, { run, filter, from: place, isBackward, limit: many });
    found.push(...keys.filter(isIncluded));
    const last = keys.at(-1);
    // In this order, all posts after a complete one are complete.
    const isPastEnd =
      filter.isIncomplete === true && !isBackward && last !== undefined && !isIncomplete(last);
    if (found.length > limit || keys.length < many || !last || isPastEnd) break;
    place = last;
    await setImmediate();
  }
  const positions = found.slice(0, limit).map(({ position }) => position);
  return { items: await findItems(db, run, positions), hasMore: found.length > limit };
}

function isIncomplete({ score }: Pick<ItemKey, 'score'>): boolean {
  return score !== null && score < 1;
}

function matcher(filter: ItemFilter): (item: ItemKey) => boolean {
  const text = folded(filter.text ?? '');
  return ({ passes, title = '', slug = '' }) =>
    passes === 1 && (text === '' || folded(title).includes(text) || slug.includes(text));
}

function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/** The time limit in ms, which includes starting a worker on a busy machine. */
const timeoutMs = 30_000;

/** Posts per batch. The report of a post with many problems takes 30 kB. */
const batch = 20;

/** Runs that haven't ended aren't counted in the limit. */
const maxRuns = resumableImports.reports + 20;

interface Trail {
  audited<Value>(work: (record: RecordEvent) => Promise<Value>): Promise<Value>;
}

export function createImportRuns(db: Database, { audited }: Trail, now: () => Date): ImportRunCore {
  const missing = fail({ code: 'import_not_found' } as const);
  return {
    list: () => listRuns(db),
    find: (id) => findRun(db.kysely, id),
    items: (id, range) => listItems(db.kysely, id, range),
    walk: (id) => walkRun(db.kysely, id, batch),
    post: (id, position) => readPost(db, id, position),
    decide: (place, decision, overrides) =>
      audited((record) => decide(db, record, { ...place, decision, overrides, now: now() })),
    remove: async (id) => ((await withLongTimeout(() => deleteRun(db.kysely, id))) ? ok(null) : missing),
    removeOriginals: async (id) => {
      if (!(await findRun(db.kysely, id))) return missing;
      await withLongTimeout(() => deleteOriginals(db.kysely, id));
      return ok(null);
    },
  };
}

/** Reads reports one at a time, because a report can be long. */
async function listRuns(db: Database): Promise<ListedRun[]> {
  const runs: ListedRun[] = [];
  for (const id of await listRunIds(db.kysely, maxRuns)) {
    const run = await findRun(db.kysely, id);
    if (run) runs.push({ ...run, summary: run.summary && withoutNames(run.summary) });
    await setImmediate();
  }
  return runs;
}

function withoutNames({ skipped: _, problems: __, ...sums }: RunSummary): ListedRun['summary'] {
  return sums;
}

async function readPost(db: Database, id: string, position: number): Promise<StoredPost | undefined> {
  const run = await findRun(db.kysely, id);
  const [item] = await findItems(db.kysely, id, [position]);
  if (!run || !item) return undefined;
  const imported = item.postId === null ? undefined : await findImportedPost(db.kysely, item.postId);
  const found = await findHere(db, item, imported);
  const packed = await findOriginal(db.kysely, id, position);
  const nothing = { title: '', excerpt: '', html: '' };
  const pair = packed ? await pairOf({ packed, copy: found?.copy ?? nothing }) : null;
  return {
    run,
    item,
    here: found?.here ?? null,
    link: imported?.link ?? null,
    pair,
    lacks: packed ? (pair ? (found ? null : 'post') : 'time') : 'original',
  };
}

/** Returns the post or section made from an item; undefined if nothing of it exists here. */
async function findHere(
  db: Database,
  { postId, postVersion, title }: StoredItem,
  imported: ImportedRow | undefined,
): Promise<{ here: PostHere; copy: { title: string; excerpt: string; html: string } } | undefined> {
  if (postId === null) return undefined;
  const post = await findPostById(db.kysely, postId);
  if (post) {
    const { id, slug, status } = post;
    const isEdited = post.version !== (imported?.post_version ?? postVersion);
    const copy = { title: post.title, excerpt: post.excerpt ?? '', html: post.html };
    return { here: { id, slug, status, isEdited, text: null }, copy };
  }
  const text = await findText(db.kysely, postId);
  if (!text) return undefined;
  const isEdited = text.updated_at !== imported?.imported_at;
  const here = { id: postId, slug: '', status: text.status, isEdited, text: text.place };
  return { here, copy: { title, excerpt: '', html: text.content } };
}

async function pairOf(texts: {
  packed: Uint8Array;
  copy: { title: string; excerpt: string; html: string };
}): Promise<MarkedPair | null> {
  const done = await runImportJob('markPair', texts, timeoutMs);
  return done.ok ? done.value : null;
}

async function decide(
  db: Database,
  record: RecordEvent,
  {
    run,
    position,
    decision,
    overrides,
    now,
  }: {
    run: string;
    position: number;
    decision: RunDecision | null;
    overrides: Parameters<ImportRunCore['decide']>[2];
    now: Date;
  },
): Promise<Result<StoredItem, { code: 'import_not_found' } | RestoreFailure>> {
  const [item] = await findItems(db.kysely, run, [position]);
  if (!item) return fail({ code: 'import_not_found' });
  const post = item.postId === null ? undefined : await findPostById(db.kysely, item.postId);
  const isText = item.slug === '' && item.postId !== null;
  if (decision === 'left_out' && isText) return fail({ code: 'post_not_found' });
  if (decision === 'left_out' && post) {
    const removed = await removePost(db, record, post.slug, now);
    if (!removed.ok) return removed;
  } else if (item.decision === 'left_out' && decision !== 'left_out' && item.postId !== null && !post) {
    const restored = await restorePost(db, record, { id: item.postId, ...overrides }, now);
    if (!restored.ok) return restored;
  }
  await updateDecision(db.kysely, { run, position }, decision);
  return ok({ ...item, decision });
}
