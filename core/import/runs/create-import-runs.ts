import { setImmediate } from 'node:timers/promises';
import type { Database } from '../../../db/connect.ts';
import { withLongTimeout } from '../../../db/statements.ts';
import { keptImports } from '../../../shared/import.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { RecordEvent } from '../../audit/create-recorder.ts';
import { findPostById } from '../../posts/post-store.ts';
import { removePost } from '../../posts/remove-post.ts';
import { type RestoreFailure, restorePost } from '../../posts/restore-post.ts';
import { findImportedPost, type ImportedRow } from '../import-store.ts';
import { runImportJob } from '../jobs/run-import-job.ts';
import { findText } from '../texts/text-store.ts';
import type { ImportRunCore, KeptPost, PostHere } from './import-run-core.ts';
import { findItems, findOriginal, updateDecision, walkItems } from './item-store.ts';
import type { KeptItem, ListedRun, RunDecision, RunSummary } from './kept-run.ts';
import { listItems } from './list-items.ts';
import type { MarkedPair } from './mark-pair.ts';
import { deleteOriginals, deleteRun, findRun, listRunIds } from './run-store.ts';

/** How long two texts may take to be held against each other, the start of a thread on a busy machine included, in ms. */
const timeoutMs = 30_000;

/** Posts that are in memory at once while a whole run is read: a bad one has thirty kilobytes to tell. */
const batch = 20;

/** More than are kept: those that have not ended are not counted there. */
const mostRuns = keptImports.reports + 20;

interface Trail {
  audited<Value>(work: (record: RecordEvent) => Promise<Value>): Promise<Value>;
}

/** Reads and judges the reports of imports. */
export function createImportRuns(db: Database, { audited }: Trail, now: () => Date): ImportRunCore {
  const missing = fail({ code: 'import_not_found' } as const);
  return {
    list: () => listRuns(db),
    find: (id) => findRun(db.kysely, id),
    items: (id, range) => listItems(db.kysely, id, range),
    walk: (id) => walk(db, id),
    post: (id, position) => readPost(db, id, position),
    decide: (place, decision, leave) =>
      audited((record) => decide(db, record, { ...place, decision, leave, now: now() })),
    remove: async (id) => ((await withLongTimeout(() => deleteRun(db.kysely, id))) ? ok(null) : missing),
    removeOriginals: async (id) => {
      if (!(await findRun(db.kysely, id))) return missing;
      await withLongTimeout(() => deleteOriginals(db.kysely, id));
      return ok(null);
    },
  };
}

/** One at a time: what a report says of its file can be long. */
async function listRuns(db: Database): Promise<ListedRun[]> {
  const runs: ListedRun[] = [];
  for (const id of await listRunIds(db.kysely, mostRuns)) {
    const run = await findRun(db.kysely, id);
    if (run) runs.push({ ...run, summary: run.summary && withoutNames(run.summary) });
    await setImmediate();
  }
  return runs;
}

function withoutNames({ skipped: _, problems: __, ...sums }: RunSummary): ListedRun['summary'] {
  return sums;
}

async function* walk(db: Database, id: string): AsyncGenerator<KeptItem[]> {
  for (let after = 0; ; ) {
    const items = await walkItems(db.kysely, id, { after, limit: batch });
    if (items.length > 0) yield items;
    // Others have their turn.
    await setImmediate();
    const last = items.at(-1);
    if (!last || items.length < batch) return;
    after = last.position;
  }
}

async function readPost(db: Database, id: string, position: number): Promise<KeptPost | undefined> {
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

/** What has become of an item by now, and its words; undefined where nothing of it is here. */
async function findHere(
  db: Database,
  { postId, postVersion, title }: KeptItem,
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
  // A section shows no title of its own.
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
    leave,
    now,
  }: {
    run: string;
    position: number;
    decision: RunDecision | null;
    leave: Parameters<ImportRunCore['decide']>[2];
    now: Date;
  },
): Promise<Result<KeptItem, { code: 'import_not_found' } | RestoreFailure>> {
  const [item] = await findItems(db.kysely, run, [position]);
  if (!item) return fail({ code: 'import_not_found' });
  const post = item.postId === null ? undefined : await findPostById(db.kysely, item.postId);
  const isText = item.slug === '' && item.postId !== null;
  if (decision === 'left_out' && isText) return fail({ code: 'post_not_found' });
  if (decision === 'left_out' && post) {
    const removed = await removePost(db, record, post.slug, now);
    if (!removed.ok) return removed;
  } else if (item.decision === 'left_out' && decision !== 'left_out' && item.postId !== null && !post) {
    const restored = await restorePost(db, record, { id: item.postId, ...leave }, now);
    if (!restored.ok) return restored;
  }
  await updateDecision(db.kysely, { run, position }, decision);
  return ok({ ...item, decision });
}
