import type { ContentPlace, TextSection } from '../../shared/content.ts';
import type { ImportOutcome, SourceFailure, SourceKind } from '../../shared/import.ts';
import type {
  ImportChange,
  ImportedPost,
  ImportProblem,
  OtherItem,
  SkippedItem,
} from '../../shared/imported-post.ts';
import { type DatabaseErrorKind, DatabaseFailure } from '../../shared/result.ts';
import type { UploadFailure } from '../media/media-core.ts';
import type { NetFailure } from '../net/public-address.ts';
import type { NotApproved } from '../reviews/review-core.ts';

export interface ImportedPostReport {
  sourceKey: string;
  kind?: string;
  /** The section whose draft was made from a page. `id` is the content item's, and `slug` is ''. */
  text?: ContentPlace;
  /** The post here and the version that the import created or found; '' and 0 if it failed. */
  id: string;
  version: number;
  title: string;
  /** '' if the import of the post failed. */
  slug: string;
  status: ImportedPost['status'];
  outcome: ImportOutcome;
  changes: ImportChange[];
}

export interface ImportReport {
  run: string | null;
  /** The source system; null for posts from a web preview. */
  kind: SourceKind | null;
  dryRun: boolean;
  counts: Record<ImportOutcome, number>;
  /** The requested pages and custom types by outcome. */
  others: Record<ImportOutcome, number>;
  /** The reports of posts in the order of the file. */
  posts: ImportedPostReport[];
  skipped: SkippedItem[];
  /** Skipped items by kind: pages, attachments, menus… */
  otherKinds: Record<string, number>;
  /** The part of `otherKinds` that can be imported. */
  offered: Record<string, number>;
  problems: ImportProblem[];
  /** `paused` and `interrupted` imports can resume. `posts` are those of the whole run so far. */
  state: 'finished' | 'paused' | 'stopped' | 'interrupted';
  pictures?: PicturesReport;
}

export interface ImportProgress {
  done: number;
  total: number;
  step?: 'links' | 'pictures';
}

export interface ImportChoice {
  /** Selects posts by position, from 1; all by default. Selected posts are imported even if deleted here. */
  only?: ((place: number) => boolean) | undefined;
  /** What a page or custom type becomes: a draft post or a section's draft. Undefined skips it. */
  others?: ((item: OtherItem) => 'draft' | TextSection | undefined) | undefined;
  /** `draft` makes all new posts drafts. The source's drafts are always imported as drafts. */
  asStatus?: Exclude<ImportedPost['status'], 'scheduled'> | undefined;
  /** Overwrites posts that were edited here. Their text stays in the version history. */
  canReplace?: boolean | undefined;
  hasPictures?: boolean | undefined;
}

export interface ImportOptions extends ImportChoice {
  /** Reads and reports without writing. */
  isDryRun?: boolean;
  /** The old blog, for files that don't name it. */
  address?: string | undefined;
  /** The name of the stored report; the blog's by default. */
  name?: string | undefined;
  onProgress?: (progress: ImportProgress) => void;
  /** Called with the reason why a post couldn't be saved, which the report doesn't contain. */
  onError?: (error: unknown, title: string) => void;
}

export type ImportedVersion = Pick<ImportedPostReport, 'id' | 'version'>;

/** `kept`: edited since the import, so it wasn't undone. */
export type Undone = 'removed' | 'restored' | 'kept';

export interface UndoReport extends Record<Undone, number> {
  /** Restored posts whose publication date has passed, and which became drafts. */
  drafts: { title: string; slug: string }[];
  /** Posts still linking to removed ones. A change would need approval or contain a confidential name. */
  links: { title: string; slug: string }[];
}

export interface PictureOptions {
  ids?: string[] | undefined;
  onProgress?: ((progress: ImportProgress) => void) | undefined;
  /** Called after each post. Returning false ends the work. */
  shouldContinue?: ((progress: ImportProgress) => Promise<boolean>) | undefined;
  /** Ends the work after the current images. */
  signal?: AbortSignal | undefined;
}

/** An image that wasn't downloaded and stays at its old URL. `status` is the HTTP status of its server. */
export interface LostPicture {
  title: string;
  slug: string;
  address: string;
  reason: NetFailure['code'] | UploadFailure['code'] | NotApproved['code'] | 'article_named';
  status: number | null;
}

export interface PicturesReport {
  saved: number;
  /** The number of smaller sizes that now show a saved, larger image. */
  joined: number;
  posts: number;
  lost: LostPicture[];
  /** New posts that stay drafts because an image is missing. */
  drafts: { title: string; slug: string }[];
}

export type ImportFailure = SourceFailure;

/** The import that is running, in this or another process. */
export type ImportRunning =
  | {
      code: 'import_running';
      /** The import's progress; undefined while the file is still uploading. */
      at?: { name: string; done: number; total: number | null; machine: string } | undefined;
    }
  | { code: 'pictures_running' };

/** Work that only one process does at a time. */
export type LockedWork = 'export' | 'pictures';

export interface ImportLock {
  /** Unique for each holder. */
  holder: string;
  release(): Promise<void>;
}

const none = { created: 0, updated: 0, unchanged: 0, kept: 0, failed: 0 };

export function emptyReport(isDryRun: boolean): ImportReport {
  return {
    run: null,
    kind: null,
    dryRun: isDryRun,
    counts: { ...none },
    others: { ...none },
    posts: [],
    skipped: [],
    otherKinds: {},
    offered: {},
    problems: [],
    state: 'finished',
  };
}

export function addPosts(report: ImportReport, posts: readonly ImportedPostReport[]): void {
  report.posts.push(...posts);
  countPosts(report, posts);
}

export function countPosts(
  report: Pick<ImportReport, 'counts' | 'others'>,
  posts: readonly ImportedPostReport[],
): void {
  for (const post of posts) {
    const counts = post.kind === undefined ? report.counts : report.others;
    counts[post.outcome] += 1;
  }
}

export function countBrought({ counts, others }: Pick<ImportReport, 'counts' | 'others'>): number {
  return counts.created + counts.updated + others.created + others.updated;
}

/** Adds a database error to the report, each kind once. */
export function addDatabaseError(report: ImportReport, kind: DatabaseErrorKind): void {
  if (!report.problems.some(({ code }) => code === kind)) report.problems.push({ code: kind });
}

/** Runs `work` and turns a database error into a problem in the report. */
export async function reportDatabaseError(report: ImportReport, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof DatabaseFailure)) throw error;
    addDatabaseError(report, error.kind);
  }
}
