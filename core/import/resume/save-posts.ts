import type { Kysely } from 'kysely';
import type { Database } from '../../../db/connect.ts';
import type { Schema } from '../../../db/schema.ts';
import type { TextSection } from '../../../shared/content.ts';
import type { DatabaseErrorKind } from '../../../shared/database-failure.ts';
import type { ImportedPost } from '../../../shared/imported-post.ts';
import { addDatabaseError, addPosts, countPosts } from '../collect-report.ts';
import type { ImportProgress, ImportReport } from '../import-report.ts';
import { batchSize, type SaveOptions, saveBatch } from '../save-batch.ts';
import { savePageText } from '../texts/save-page-text.ts';
import type { Checkpoint, Position } from './checkpoint.ts';

/** How long posts wait for others to be saved with, in milliseconds: what is not saved is not shown as done. */
const longestWaitMs = 1_000;

export interface PostSaver {
  add(post: ImportedPost): void;
  /** Saves what waits, and keeps a page until its item is passed: then it becomes a section's text. False where the import ends. */
  addText(page: ImportedPost, section: TextSection): Promise<boolean>;
  /** Tells that the file was dealt with up to here. Saves what waits where that is enough; false where the import ends. */
  pass(progress: ImportProgress): Promise<boolean>;
  /** Saves what waits; false where the import ends. */
  save(): Promise<boolean>;
  place(): number;
  /** Counts a post of the file. */
  next(): number;
}

/** Saves posts as they come, some at a time, and with them how far the file is dealt with. */
export function createPostSaver(
  db: Database,
  report: ImportReport,
  { checkpoint, ...options }: SaveOptions & { checkpoint?: Checkpoint | undefined },
): PostSaver {
  let { passed, place } = checkpoint?.start ?? { passed: 0, place: 0 };
  /** Where the next item of the file begins. */
  let placeBefore = place;
  let waiting: ImportedPost[] = [];
  let progress: ImportProgress = { done: passed, total: passed };
  let savedAt = performance.now();
  /** Where the file is once a post is saved: at its own item's end only where it is the last of that. */
  const positions = new Map<ImportedPost, Position>();
  let isBlocked = false;
  let texts: { page: ImportedPost; section: TextSection }[] = [];

  // What is kept of a run names its posts: they need not be here, too.
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
    // A database that takes nothing more: what it refused is tried again when the run goes on.
    if (checkpoint && isBlocked) return false;
    await options.keeper?.writeFailed(posts, saved);
    if (!checkpoint) return true;
    await db.kysely.transaction().execute(async (transaction) => {
      await options.keeper?.note(transaction);
      await reach(transaction, { passed, place });
    });
    return checkpoint.isWanted();
  };

  /** The last text of an item takes the file to its end, in one transaction: no page is told of twice. */
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
      if (!options.isDryRun) await options.keeper?.writeFailed([page], saved);
    }
    return true;
  };

  return {
    addText: async (page, section) => {
      const goesOn = await save();
      if (goesOn) texts.push({ page, section });
      return goesOn;
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
      const isDue = checkpoint !== undefined && performance.now() - savedAt > longestWaitMs;
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
