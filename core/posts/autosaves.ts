import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../db/connect.ts';
import { type DialectName, lockRows, takeAdvisoryLock } from '../../db/dialect.ts';
import type { AutosavesTable, Db } from '../../db/schema.ts';
import { countFound, deleteFound, hasRows } from '../../db/statements.ts';
import { localeSchema } from '../../shared/locale.ts';
import {
  type WorkingCopyInput,
  type WorkingText,
  workingCopyLimits,
  workingTextSchema,
} from '../../shared/post.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { noDate, RowReader } from '../invalid-rows.ts';
import { changeSite, unchanged } from '../site-version/change-site.ts';
import { findPostById } from './post-store.ts';

export interface WorkingCopyHead {
  /** The post's ID or, for a new text, the key with which the post will be created. */
  id: string;
  slug: string | null;
  title: string;
  language: WorkingText['language'];
  /** The browser window that sent the autosave. */
  writer: string;
  /** Changes every time the autosave is stored. */
  etag: string;
  /** The last keystroke and the expiration, as ISO 8601 in UTC. */
  written_at: string;
  kept_until: string;
}

export interface WorkingCopy extends WorkingCopyHead {
  version: number;
  made_slug: string;
  text: WorkingText;
}

export type WorkingCopyFailure =
  | { code: 'post_not_found' }
  | { code: 'copy_not_found' }
  /** Another window has stored an autosave in the meantime. */
  | { code: 'copy_changed_elsewhere' }
  | { code: 'too_many_copies' };

/** Automatic backups of unsaved text, one per post or new text. Visitors never see them. */
export interface WorkingCopyCore {
  list(): Promise<WorkingCopyHead[]>;
  get(id: string): Promise<Result<WorkingCopy, WorkingCopyFailure>>;
  /**
   * Stores a window's text if it is based on the newest autosave or continues the window's own. Otherwise
   * fails with `copy_changed_elsewhere`.
   */
  keep(id: string, input: WorkingCopyInput): Promise<Result<WorkingCopyHead, WorkingCopyFailure>>;
  /** Removes an autosave that `by` has written or read. Fails with `copy_changed_elsewhere` if another window has replaced it since. */
  remove(
    id: string,
    by: { writer?: string | undefined; etag?: string | undefined },
  ): Promise<Result<null, WorkingCopyFailure>>;
}

const headColumns = ['id', 'title', 'language', 'writer', 'etag', 'written_at'] as const;

/** Omits autosaves of deleted posts. Restoring a post lists its autosave again. */
function currentAutosaves(db: Db) {
  return db
    .selectFrom('working_copies')
    .leftJoin('posts', 'posts.id', 'working_copies.post_id')
    .select(headColumns.map((column) => `working_copies.${column}` as const))
    .select('posts.slug')
    .where('posts.deleted_at', 'is', null);
}

type HeadRow = Pick<Selectable<AutosavesTable>, (typeof headColumns)[number]> & { slug: string | null };

function findStateForUpdate(db: Db, dialect: DialectName, id: string) {
  const query = db.selectFrom('working_copies').select(['writer', 'etag', 'written_at']).where('id', '=', id);
  return lockRows(query, dialect).executeTakeFirst();
}

const retentionMs = workingCopyLimits.days * 24 * 60 * 60 * 1000;

function retainedUntil(writtenAt: string): string {
  return new Date(Date.parse(writtenAt) + retentionMs).toISOString();
}

function toHead(row: HeadRow): WorkingCopyHead {
  const { id, slug, title, writer, etag } = row;
  const reader = new RowReader('working_copies', id);
  const language = reader.known('language', row.language, localeSchema, 'en');
  const written_at = reader.date('written_at', row.written_at, noDate);
  return { id, slug, title, language, writer, etag, written_at, kept_until: retainedUntil(written_at) };
}

const looseText = z.looseObject({ html: z.string().default('') });

/** Reads a stored text. Missing fields are empty. */
function toText(row: HeadRow & { text: string }): WorkingText {
  const reader = new RowReader('working_copies', row.id);
  const empty = { title: row.title, slug: '', date: '', cover: '', cover_alt: '', excerpt: '', tags: '' };
  const fallback: WorkingText = { ...empty, language: toHead(row).language, html: '' };
  const held = reader.json('text', row.text, looseText, fallback);
  return reader.known('text', { ...fallback, ...held }, workingTextSchema, { ...fallback, html: held.html });
}

/** Autosaves aren't recorded in the activity log: an event for each pause in typing would flood it. */
export function createAutosaves(db: Database, now: () => Date): WorkingCopyCore {
  return {
    list: async () => {
      const rows = await currentAutosaves(db.kysely)
        .orderBy('working_copies.written_at', 'desc')
        .orderBy('working_copies.id')
        .limit(workingCopyLimits.copies)
        .execute();
      return rows.map(toHead);
    },
    get: (id) => readWorkingCopy(db, id),
    keep: (id, input) => saveAutosave(db, id, input, now()),
    remove: (id, by) => deleteAutosave(db, id, by),
  };
}

/** Visitors never see autosaves, so the site version stays the same. */
function saveAutosave(
  db: Database,
  id: string,
  { text, version, made_slug, writer, etag, written_at }: WorkingCopyInput,
  now: Date,
): Promise<Result<WorkingCopyHead, WorkingCopyFailure>> {
  // Limit the time to now, because a clock that is ahead would block other windows.
  const writtenAt = new Date(Math.min(Date.parse(written_at), now.getTime())).toISOString();
  return changeSite<WorkingCopyHead, WorkingCopyFailure>(db, async (transaction) => {
    await takeAdvisoryLock(transaction, db.dialect, `working copy ${id}`);
    const post = version > 0 ? await findPostById(transaction, id) : undefined;
    if (version > 0 && !post) return fail({ code: 'post_not_found' });
    const before = await findStateForUpdate(transaction, db.dialect, id);
    // If a response was lost, the window continues from its own text, unless this request was delayed.
    const isOwn = before?.writer === writer && before.written_at <= writtenAt;
    if (before && before.etag !== etag && !isOwn) return fail({ code: 'copy_changed_elsewhere' });
    if (!before && (await countFound(transaction.selectFrom('working_copies'))) >= workingCopyLimits.copies) {
      return fail({ code: 'too_many_copies' });
    }
    const { title, language } = text;
    const state = { id, title, language, writer, etag: randomUUID(), written_at: writtenAt };
    const saved = { ...state, post_id: post?.id ?? null, version, made_slug, text: JSON.stringify(text) };
    const { id: _, ...columns } = saved;
    await transaction
      .insertInto('working_copies')
      .values(saved)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
      .execute();
    return unchanged({ ...state, slug: post?.slug ?? null, kept_until: retainedUntil(writtenAt) });
  });
}

async function readWorkingCopy(db: Database, id: string): Promise<Result<WorkingCopy, WorkingCopyFailure>> {
  const row = await currentAutosaves(db.kysely)
    .select(['working_copies.version', 'working_copies.made_slug', 'working_copies.text'])
    .where('working_copies.id', '=', id)
    .executeTakeFirst();
  if (!row) return fail({ code: 'copy_not_found' });
  return ok({ ...toHead(row), version: row.version, made_slug: row.made_slug, text: toText(row) });
}

/** Deletes an autosave. Succeeds if there is none. */
async function deleteAutosave(
  db: Database,
  id: string,
  by: { writer?: string | undefined; etag?: string | undefined },
): Promise<Result<null, WorkingCopyFailure>> {
  // Most saves have no autosave to remove and need no lock.
  if (!(await hasRows(db.kysely.selectFrom('working_copies').where('id', '=', id)))) return ok(null);
  return changeSite<null, WorkingCopyFailure>(db, async (transaction) => {
    const found = await findStateForUpdate(transaction, db.dialect, id);
    if (found && found.writer !== by.writer && found.etag !== by.etag) {
      return fail({ code: 'copy_changed_elsewhere' });
    }
    if (found) await transaction.deleteFrom('working_copies').where('id', '=', id).execute();
    return unchanged(null);
  });
}

/** Removes autosaves that haven't changed for 90 days and returns how many. Runs daily. */
export function purgeAutosaves({ kysely }: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - retentionMs).toISOString();
  return deleteFound(kysely, kysely.deleteFrom('working_copies').where('written_at', '<', before));
}
