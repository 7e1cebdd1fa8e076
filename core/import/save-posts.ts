import { createHash, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/connect.ts';
import { takeAdvisoryLock } from '../../db/dialect.ts';
import type { Schema } from '../../db/schema.ts';
import { oldPaths } from '../../shared/addresses.ts';
import type { ContentPlace, TextSection } from '../../shared/content.ts';
import { archivePath } from '../../shared/import.ts';
import type { ImportChange, ImportedPost } from '../../shared/imported-post.ts';
import { readEmbeddedAddress } from '../../shared/media.ts';
import { pageTypeOf } from '../../shared/page-sections.ts';
import { type DatabaseErrorKind, DatabaseFailure, fail } from '../../shared/result.ts';
import { escapeAttribute } from '../../shared/rich-text/html.ts';
import { later } from '../content/content.ts';
import {
  type ContentItemRow,
  findContentItemForUpdate,
  insertContentItems,
  updateContentItem,
} from '../content/content-store.ts';
import { contentToStore, renderSection } from '../rendering/render.ts';
import { changed, changeSite, unchanged } from '../site-version/change-site.ts';
import { type Checkpoint, type Position, RunClaimed } from './checkpoint.ts';
import {
  addDatabaseError,
  addPosts,
  countPosts,
  type ImportedPostReport,
  type ImportProgress,
  type ImportReport,
} from './import-report.ts';
import { findImported, saveImported, textKey } from './import-store.ts';
import { remotePictures } from './post-addresses.ts';
import { batchSize, type Destination, type SaveOptions, saveBatch, saveFormerPaths } from './save-batch.ts';

/** How long posts wait for a full batch, in ms. Progress shows only saved posts. */
const maxWaitMs = 1_000;

export interface PostSaver {
  add(post: ImportedPost): void;
  /** Makes the page a section's text once its item is complete. False ends the import. */
  addText(page: ImportedPost, section: TextSection): Promise<boolean>;
  /** Called when the file has been read up to here. Saves if a batch is due. False ends the import. */
  pass(progress: ImportProgress): Promise<boolean>;
  /** Saves all waiting posts. False ends the import. */
  save(): Promise<boolean>;
  place(): number;
  next(): number;
}

/** Creates a saver that stores posts in batches together with the position in the file. */
export function createPostSaver(
  db: Database,
  report: ImportReport,
  { checkpoint, ...options }: SaveOptions & { checkpoint?: Checkpoint | undefined },
): PostSaver {
  let { passed, place } = checkpoint?.start ?? { passed: 0, place: 0 };
  /** The position at which the next item begins. */
  let placeBefore = place;
  let waiting: ImportedPost[] = [];
  let progress: ImportProgress = { done: passed, total: passed };
  let savedAt = performance.now();
  /** The position after each post. An item is complete only with its last post. */
  const positions = new Map<ImportedPost, Position>();
  let isBlocked = false;
  let texts: { page: ImportedPost; section: TextSection }[] = [];

  // With a checkpoint, the stored run has the posts.
  const tell = checkpoint ? countPosts : addPosts;

  const reach = (transaction: Kysely<Schema>, position: Position) =>
    checkpoint?.reach(transaction, position, { ...progress, done: position.passed });

  const onDatabaseError = (kind: DatabaseErrorKind) => {
    addDatabaseError(report, kind);
    isBlocked ||= kind !== 'busy';
  };

  const save = async () => {
    const posts = waiting;
    waiting = [];
    savedAt = performance.now();
    const onSaved = async (transaction: Kysely<Schema>, saved: readonly ImportedPost[]) => {
      const last = saved.at(-1);
      const position = last && positions.get(last);
      if (position) await reach(transaction, position);
    };
    const saved = await saveBatch(db, posts, { ...options, onSaved, onDatabaseError });
    tell(report, saved);
    positions.clear();
    // Resuming the import tries the rejected posts again.
    if (checkpoint && isBlocked) return false;
    await options.run?.writeFailed(posts, saved);
    if (!checkpoint) return true;
    await db.kysely.transaction().execute(async (transaction) => {
      await options.run?.note(transaction);
      await reach(transaction, { passed, place });
    });
    return checkpoint.shouldContinue();
  };

  /** The last text and the new position are saved in one transaction, so that no page is reported twice. */
  const saveTexts = async () => {
    const held = texts;
    texts = [];
    for (const [at, { page, section }] of held.entries()) {
      const onSaved = async (transaction: Kysely<Schema>) => {
        if (at === held.length - 1) await reach(transaction, { passed, place });
      };
      const saved = [await savePageText(db, page, section, { ...options, onSaved, onDatabaseError })];
      tell(report, saved);
      if (checkpoint && isBlocked) return false;
      if (!options.isDryRun) await options.run?.writeFailed([page], saved);
    }
    return true;
  };

  return {
    addText: async (page, section) => {
      const shouldContinue = await save();
      if (shouldContinue) texts.push({ page, section });
      return shouldContinue;
    },
    add: (post) => {
      waiting.push(post);
      positions.set(post, { passed, place: placeBefore });
    },
    pass: async (reached) => {
      progress = reached;
      passed = reached.done;
      placeBefore = place;
      const last = waiting.at(-1);
      if (last) positions.set(last, { passed, place });
      if (!(await saveTexts())) return false;
      const isDue = checkpoint !== undefined && performance.now() - savedAt > maxWaitMs;
      return waiting.length >= batchSize || isDue ? save() : true;
    },
    save,
    place: () => place,
    next: () => {
      place += 1;
      return place;
    },
  };
}

type PageReport = ImportedPostReport & { text: ContentPlace };

/**
 * Makes a page the draft of a section. The published text stays, and so does a draft that the owner has
 * begun. Old URLs redirect to the section.
 */
async function savePageText(
  db: Database,
  page: ImportedPost,
  section: TextSection,
  options: Omit<SaveOptions, 'choice' | 'source'>,
): Promise<PageReport> {
  const text = { page_type: pageTypeOf(section), section_key: section, language: page.language };
  const { sourceKey, kind, title } = page;
  const changes = [...page.changes, ...staying(page)];
  const report = (outcome: PageReport['outcome'], item?: ContentItemRow, more: ImportChange[] = []) => ({
    ...{ sourceKey, ...(kind !== undefined && { kind }), title, slug: '', status: 'draft' as const, text },
    ...{ id: item?.id ?? '', version: item ? 1 : 0, outcome, changes: [...changes, ...more] },
  });
  const written = { content: withCover(page), content_type: 'html' as const };
  const rendered = await renderSection(written);
  if (!rendered.ok) return report('failed');
  const content = contentToStore(written, rendered.value);
  let saved = report('failed');
  try {
    await changeSite(db, async (transaction) => {
      await takeAdvisoryLock(transaction, db.dialect, 'import');
      const to = { database: db, db: transaction, dialect: db.dialect, now: options.now };
      const { outcome, item, withheld = [] } = await saveText(to, page, { ...text, content });
      const taken: ImportChange = { code: 'section_taken', what: section, count: 1 };
      saved = report(outcome, item, outcome === 'kept' ? [taken] : withheld);
      if (options.isDryRun) return fail({ code: 'dry_run' });
      const isWritten = outcome === 'created' || outcome === 'updated';
      await options.run?.write(transaction, [page], [saved]);
      await options.onSaved?.(transaction, [page]);
      return isWritten ? changed(undefined) : unchanged(undefined);
    });
    if (options.isDryRun) return saved;
    options.run?.commit();
    return saved;
  } catch (error) {
    if (error instanceof RunClaimed) throw error;
    options.onError?.(error, title);
    if (error instanceof DatabaseFailure) options.onDatabaseError?.(error.kind);
    return report('failed');
  }
}

/** Puts the cover image above the text, because sections have none. */
function withCover({ html, cover, cover_alt }: ImportedPost): string {
  if (cover === null || html.includes(`src="${escapeAttribute(cover)}"`)) return html;
  return `<figure><img src="${escapeAttribute(cover)}" alt="${escapeAttribute(cover_alt ?? '')}"></figure>\n${html}`;
}

function staying(page: ImportedPost): ImportChange[] {
  const count = remotePictures({ html: withCover(page), cover: null }).filter(isElsewhere).length;
  return count > 0 ? [{ code: 'pictures_stay', what: '', count }] : [];
}

/** Whether an image is on another site. In a dry run, archived images still have an archive URL. */
function isElsewhere(address: string): boolean {
  return readEmbeddedAddress(address) === undefined && archivePath(address) === undefined;
}

async function saveText(
  to: Destination,
  page: ImportedPost,
  { content, ...place }: ContentPlace & { content: string },
): Promise<{
  outcome: 'created' | 'updated' | 'unchanged' | 'kept';
  item?: ContentItemRow;
  withheld?: ImportChange[];
}> {
  const key = textKey(page.sourceKey);
  const content_hash = contentHash(page);
  const known = await findImported(to.db, key);
  const row = await findContentItemForUpdate(to.db, to.dialect, place);
  const isKnown = row !== undefined && known?.post_id === row.id;
  if (isKnown && known.content_hash === content_hash) return { outcome: 'unchanged', item: row };
  const isUntouched = isKnown && known.imported_at === row.updated_at;
  if (row?.status === 'draft' && !isUntouched) return { outcome: 'kept', item: row };
  const updated_at = row ? later(to.now, row.updated_at) : to.now.toISOString();
  const text = { content, content_type: 'html', status: 'draft', updated_at } as const;
  const item = row
    ? await updateContentItem(to.db, row.id, text)
    : (await insertContentItems(to.db, [{ ...place, ...text, id: randomUUID() }]))[0];
  if (!item) return { outcome: 'kept' };
  await saveImported(to.db, {
    ...{ source_key: key, post_id: item.id, content_hash, post_version: 1, link: page.link },
    ...{ imported_at: updated_at, awaits_images: 0 },
  });
  const { withheld } = await saveFormerPaths(to, key, oldPaths([page.link, ...(page.former ?? [])]));
  return { outcome: row ? 'updated' : 'created', item, withheld };
}

/** Hashes the text as it was before its images moved to the library. */
function contentHash(page: ImportedPost): string {
  return createHash('sha256')
    .update(withCover({ ...page, ...page.asRead }))
    .digest('base64url');
}
