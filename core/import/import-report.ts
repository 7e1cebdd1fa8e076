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
  /** As `ImportedPost.kind`. */
  kind?: string;
  /** The section whose draft a page's text became: `id` is that of its item, and it has no slug. */
  text?: ContentPlace;
  /** Of the post here, and the version that the import made or met; '' and 0 when it failed. */
  id: string;
  version: number;
  title: string;
  /** The address it has here; empty when it failed. */
  slug: string;
  status: ImportedPost['status'];
  outcome: ImportOutcome;
  changes: ImportChange[];
}

export interface ImportReport {
  /** The run under which the report is kept; null for a dry run. */
  run: string | null;
  /** What was recognised in the file; null for posts that came from a preview of the web. */
  kind: SourceKind | null;
  dryRun: boolean;
  /** Of the articles. */
  counts: Record<ImportOutcome, number>;
  /** Of the pages and items of custom types that were wanted. */
  others: Record<ImportOutcome, number>;
  /** Articles and others, in the order of the file. */
  posts: ImportedPostReport[];
  skipped: SkippedItem[];
  /** Items that are no posts and were left out, by their kind: pages, attachments, menu entries … */
  otherKinds: Record<string, number>;
  /** Those of them that could have come, had they been wanted. */
  offered: Record<string, number>;
  problems: ImportProblem[];
  /** `paused` and `interrupted` imports can be gone on with; `posts` are those of the whole run until then. */
  state: 'finished' | 'paused' | 'stopped' | 'interrupted';
  /** What became of the pictures that were fetched with the posts. */
  pictures?: PicturesReport;
}

export interface ImportProgress {
  /** Posts dealt with so far, of how many in the file. */
  done: number;
  total: number;
  /** What is counted: posts unless it says otherwise. */
  step?: 'links' | 'pictures';
}

/** What the owner chose of a file, and how it is to come. */
export interface ImportChoice {
  /** The posts wanted, by their place among the posts of the file, from 1; all unless given. A post that is named comes although it was deleted here. */
  only?: ((place: number) => boolean) | undefined;
  /** What becomes of an item that is no article: a draft article, or the draft of a section's text. Left out where it is undefined, as all are unless given. */
  others?: ((item: OtherItem) => 'draft' | TextSection | undefined) | undefined;
  /** `draft` makes a draft of every new post; drafts at the source stay drafts whatever is said. */
  asStatus?: Exclude<ImportedPost['status'], 'scheduled'> | undefined;
  /** Overwrites what was edited here; the edited text stays among the revisions. */
  canReplace?: boolean | undefined;
  /** The images of the posts are fetched afterwards: new posts with images elsewhere stay drafts until then. */
  hasPictures?: boolean | undefined;
}

export interface ImportOptions extends ImportChoice {
  /** Reads and reports as usual, writes nothing. */
  isDryRun?: boolean;
  /** Where the old blog was, for files that do not say it. */
  address?: string | undefined;
  /** What the report is called that is kept: the file's name; the blog's unless given. */
  name?: string | undefined;
  onProgress?: (progress: ImportProgress) => void;
  /** Hears why a post could not be saved; the report only says that it was not. */
  onError?: (error: unknown, title: string) => void;
}

export type ImportedVersion = Pick<ImportedPostReport, 'id' | 'version'>;

/** What became of a post when its import was taken back: in the trash, as it was before, or left alone as it was edited since. */
export type Undone = 'removed' | 'restored' | 'kept';

/** How many posts became what. */
export interface UndoReport extends Record<Undone, number> {
  /** Restored posts that had been scheduled for a time that is past by now. */
  drafts: { title: string; slug: string }[];
  /** Posts whose links go on leading to what was removed: with others nobody approved them, or a name would stand in them that must not appear. */
  links: { title: string; slug: string }[];
}

export interface PictureOptions {
  /** The posts whose pictures are wanted; those of all imported posts unless given. */
  ids?: string[] | undefined;
  onProgress?: ((progress: ImportProgress) => void) | undefined;
  /** Asked after every post; false where the work is to end. */
  goesOn?: ((progress: ImportProgress) => Promise<boolean>) | undefined;
  /** Ends the work after the pictures that are under way. */
  signal?: AbortSignal | undefined;
}

/** A picture that stays where it was; it may be in the library all the same, where its article could not be changed. `status` is the other server’s. */
export interface LostPicture {
  title: string;
  slug: string;
  address: string;
  reason: NetFailure['code'] | UploadFailure['code'] | NotApproved['code'] | 'article_named';
  status: number | null;
}

export interface PicturesReport {
  saved: number;
  /** Sizes of pictures that were saved: they show these now. */
  joined: number;
  posts: number;
  lost: LostPicture[];
  /** New posts that were to be published, and stay drafts because not all of their images could be fetched. */
  drafts: { title: string; slug: string }[];
}

export type ImportFailure = SourceFailure;

/** Somebody else does the same just now, here or in another process on the database. */
export type ImportRunning =
  | {
      code: 'import_running';
      /** Which import that is and how far; undefined where its file is still on its way. */
      at?: { name: string; done: number; total: number | null; machine: string } | undefined;
    }
  | { code: 'pictures_running' };

/** What is done by one at a time: importing an export, and fetching the pictures of imported posts. */
export type LockedWork = 'export' | 'pictures';

export interface ImportLock {
  /** Whoever holds it, told from all others. */
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

/** Counts posts without naming them. */
export function countPosts(
  report: Pick<ImportReport, 'counts' | 'others'>,
  posts: readonly ImportedPostReport[],
): void {
  for (const post of posts) {
    const counts = post.kind === undefined ? report.counts : report.others;
    counts[post.outcome] += 1;
  }
}

/** How many came new or changed, whatever they were. */
export function countBrought({ counts, others }: Pick<ImportReport, 'counts' | 'others'>): number {
  return counts.created + counts.updated + others.created + others.updated;
}

/** Adds what kept the database from its work, once for each kind. */
export function addDatabaseError(report: ImportReport, kind: DatabaseErrorKind): void {
  if (!report.problems.some(({ code }) => code === kind)) report.problems.push({ code: kind });
}

/** Does what follows on the saving of the posts; where the database can't, the report says so and is still given. */
export async function reportDatabaseError(report: ImportReport, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof DatabaseFailure)) throw error;
    addDatabaseError(report, error.kind);
  }
}
